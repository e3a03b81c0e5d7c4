import type { BetId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { gather } from '../../../kernel/database/gather.ts';
import { tellPlayer } from '../../live/index.ts';
import { readChain } from '../chains/chain-store.ts';
import { seedsOf } from '../chains/chains.ts';
import type { Drawn } from '../rules/table-rules.ts';
import type { SharedParts } from '../shared-rounds-api.ts';
import { readRound, type RoundRecord } from '../tables/round-store.ts';
import type { Table } from '../tables/table.ts';
import { endBets, lockBets, unpaidBets, type BetEnd, type HeldBet } from './bet-store.ts';

/** Bets that share a transaction, and transactions side by side. */
const TOGETHER = 250;
const AT_ONCE = 2;
/** Bets looked for at once that a failure or a crash left unpaid. */
const LEFT_AT_ONCE = 500;

/** Pays a bet whose end is known, once, with whatever else is due: a player's bets one after the other. */
export type BetPayer = (due: { readonly bet: HeldBet; readonly table: Table }) => Promise<HeldBet>;

type Parts = Pick<SharedParts, 'kernel' | 'stakes'>;

export function betPayer(parts: Parts): BetPayer {
  return gather({
    ownerOf: ({ bet }) => bet.playerId,
    work: (due) => payTogether(parts, due),
    most: TOGETHER,
    atOnce: AT_ONCE,
  });
}

/** Pays what is due at a table. One that fails holds up no other, and is tried again with those that were left. */
export async function payDue(parts: SharedParts, table: Table): Promise<void> {
  await Promise.all([...table.due.values()].map((bet) => payOne(parts, table, bet)));
}

/** Pays bets of rounds that are over which were not: after a failure or a crash. */
export async function payLeft(parts: SharedParts, table: Table): Promise<void> {
  table.failed.clear();
  const left = await unpaidBets(parts.kernel.db, table.rules.code, LEFT_AT_ONCE);
  if (left.length === 0) return;
  const bets = await inTransaction(parts.kernel.db, (tx) => lockBets(tx, left));
  await Promise.all(
    bets.filter(({ betId }) => !table.due.has(betId)).map((bet) => payOne(parts, table, bet)),
  );
}

async function payOne({ kernel, payer }: SharedParts, table: Table, bet: HeldBet): Promise<void> {
  try {
    const ended = await payer({ bet, table });
    table.put(ended);
    const news = { kind: 'shared-rounds:bet', id: bet.betId } as const;
    tellPlayer(kernel.bus, bet.playerId, news, { kind: 'accounts' });
  } catch (error) {
    table.failed.add(bet.betId);
    kernel.log.error({ err: error, betId: bet.betId }, 'a bet of a shared round could not be paid');
  } finally {
    table.due.delete(bet.betId);
  }
}

/** From what is kept alone: round, press, choice and chain say what a bet is paid, before a crash as after it. */
async function payTogether(
  parts: Parts,
  due: readonly { readonly bet: HeldBet; readonly table: Table }[],
): Promise<readonly HeldBet[]> {
  return inTransaction(parts.kernel.db, async (tx) => {
    const kept = await lockBets(
      tx,
      due.map(({ bet }) => bet.betId),
    );
    const tables = new Map(due.map(({ bet, table }) => [bet.betId, table]));
    const rounds = new Map<string, RoundAndDraw>();
    const ended = new Map<BetId, HeldBet & { readonly end: BetEnd }>();
    // Accounts of several players are locked here, always in the order of their ids.
    for (const bet of kept.filter(({ end }) => end === undefined).toSorted(byPlayer)) {
      const table = tables.get(bet.betId);
      if (table === undefined) throw new Error(`bet ${bet.betId} was not due`);
      const key = `${bet.game} ${bet.round}`;
      const round = rounds.get(key) ?? (await drawnRound(tx, parts, table, bet.round));
      rounds.set(key, round);
      ended.set(bet.betId, { ...bet, end: endOf(table, bet, round, parts.kernel.clock.nowMs()) });
    }
    await settle(tx, parts, [...ended.values()]);
    const known = new Map<BetId, HeldBet>([...kept.map((bet) => [bet.betId, bet] as const), ...ended]);
    return due.map(({ bet }) => known.get(bet.betId) ?? bet);
  });
}

async function settle(
  tx: Tx,
  { stakes }: Parts,
  bets: readonly (HeldBet & { readonly end: BetEnd })[],
): Promise<void> {
  if (bets.length === 0) return;
  const ends = bets.map(({ playerId, betId, currency, game, round, end }) => ({
    ...{
      playerId,
      betId,
      currency,
      revision: 1,
      targetMinor: end.paidMinor,
      isVoid: end.isVoid,
      atMs: end.atMs,
    },
    reason: `${game} round ${round}`,
  }));
  await stakes.settleAll(tx, ends, (settled) => {
    const isNew = new Set(settled);
    return endBets(
      tx,
      bets.filter(({ betId }) => isNew.has(betId)).map(({ betId, end }) => ({ betId, ...end })),
    );
  });
}

const byPlayer = (a: HeldBet, b: HeldBet): number => (BigInt(a.playerId) < BigInt(b.playerId) ? -1 : 1);

interface RoundAndDraw {
  readonly record: RoundRecord;
  readonly drawn: Drawn;
}

async function drawnRound(tx: Tx, { kernel }: Parts, table: Table, number: number): Promise<RoundAndDraw> {
  const { code } = table.rules;
  const record = await readRound(tx, code, number);
  const chain = record && (await readChain(tx, record.terminalHash));
  if (record === undefined || chain?.salt === undefined) throw new Error(`no round ${number} of ${code}`);
  const known = table.roundOf(number)?.drawn;
  return {
    record,
    drawn: known ?? table.rules.draw(seedsOf(kernel, { ...chain, salt: chain.salt }, number)),
  };
}

function endOf({ rules }: Table, bet: HeldBet, { record, drawn }: RoundAndDraw, atMs: number): BetEnd {
  const { paidMinor, collectedMilli, knownAfterMs } = drawn.endOf(bet, record.stopMilli);
  const isLost = paidMinor === 0n;
  const isKnown =
    record.over !== undefined ||
    (!isLost && record.beganAtMs !== undefined && atMs >= record.beganAtMs + knownAfterMs);
  if (!isKnown) throw new Error(`bet ${bet.betId} was to be paid before its end was known`);
  const isVoid = isLost && record.over?.wasAway === true && rules.needsPress(bet);
  const targetMinor = isVoid ? bet.stakeMinor : paidMinor;
  return { paidMinor: targetMinor, paidMilli: collectedMilli, isVoid, isTakenBack: false, atMs };
}
