import type { AmountMinor, BetId, SelectionResult } from '@paddock/contract';
import { isAllVoid } from '@paddock/contract/bets';
import type { BetStatus } from '@paddock/contract/schemas';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { TellInbox } from '../../inbox/index.ts';
import type { CouponGifts } from '../../bonuses/index.ts';
import type { LimitsCheck } from '../../limits/index.ts';
import type { Wallet } from '../../wallet/index.ts';
import { planFrom } from '../bets/stored-plan.ts';
import { SPORTSBOOK, type BetsEnded } from '../sportsbook-api.ts';
import type { Exposure } from '../risk/exposure.ts';
import type { BetMove, JudgedEnd } from './bet-end.ts';
import { endMessage } from './end-message.ts';
import { isStakeBack, targetOf } from './bet-target.ts';
import { legResultLabel } from './decide-bet.ts';
import { heldBefore, heldNow, isHeldAlready, NO_ROOM, nothingHeld, roomOf } from './held-room.ts';
import { countedLegs, resultOf } from './leg-result.ts';
import { inRounds } from './together.ts';
import {
  lockBets,
  readLegs,
  writeBets,
  writeExtras,
  type BetKey,
  type BetRow,
  type BetUpdate,
  type LegEnd,
  type LegRow,
} from './settling-store.ts';

/** What settling did to a bet. */
export interface BetChange extends BetKey {
  /** What it held of the house's room, and what it holds now. */
  readonly exposure: { readonly before: Exposure; readonly after: Exposure };
  /** Absent while nothing but a leg of it is decided. */
  readonly end?: BetMove;
}

/** What settling moves money and limits with, and who is told of it. */
export interface SettlingParts {
  readonly wallet: Pick<Wallet, 'settleBets' | 'reopenBet'>;
  readonly limits: Pick<LimitsCheck, 'recordReturns'>;
  readonly betsEnded: BetsEnded;
  readonly tellInbox: TellInbox;
  readonly gifts: Pick<CouponGifts, 'stakeCameBack' | 'payExtra'>;
}

/**
 * Brings bets up to their legs' stored results (rules §7), in a transaction of their players alone. Those of one player end
 * one after the other, as whoever looks at one of them is to see it. The bets are locked before the results are read,
 * so that of two workers the later one always sees what the earlier one saw. The wallet posts target(revision) − what it
 * has posted, or takes the settlement back and holds the stake again, under a transfer id made of bet and revision:
 * running this again, also after a crash at any point, changes nothing.
 */
export function settleBets(
  kernel: Pick<Kernel, 'db' | 'clock'>,
  parts: SettlingParts,
  keys: readonly BetKey[],
): Promise<readonly BetChange[]> {
  return inTransaction(kernel.db, async (tx) => {
    const bets = await lockBets(tx, keys);
    const legs = await readLegs(tx, keys);
    const atMs = kernel.clock.nowMs();
    const judged = keys.map((key, at) => judge(key, bets[at], legs.get(key.betId) ?? [], atMs));
    const changes: BetChange[] = [];
    for (const round of inRounds(judged)) changes.push(...(await writeRound(tx, parts, round)));
    return changes;
  });
}

/** Writes what is new of bets, each of another player. */
async function writeRound(
  tx: Tx,
  parts: SettlingParts,
  judged: readonly Judged[],
): Promise<readonly BetChange[]> {
  const paid = await payOut(tx, parts, judged.filter(isEnd));
  const changed = judged.flatMap(({ update }) => (update === undefined ? [] : [update]));
  if (changed.length > 0) await writeBets(tx, changed);
  // Last: it reads the bets as they stand now.
  const ended = judged.filter(isEnd).map(({ key, end: { currency, revision, atMs } }) => ({
    ...{ product: SPORTSBOOK, ...key, currency, revision, atMs },
  }));
  if (ended.length > 0) await parts.betsEnded(tx, ended);
  return judged.map(({ key, exposure, end }) => ({
    ...key,
    exposure,
    ...(end === undefined ? {} : { end: { ...end.move, paidMinor: paid.get(key.betId) ?? 0n } }),
  }));
}

/** A bet beside its results: what changes of it. */
interface Judged {
  readonly playerId: BetKey['playerId'];
  readonly key: BetKey;
  readonly exposure: BetChange['exposure'];
  readonly update: BetUpdate | undefined;
  /** Absent while nothing but a leg of it is decided. */
  readonly end: JudgedEnd | undefined;
}

type JudgedWithEnd = Judged & { readonly end: JudgedEnd };

/** The stake was the player's own. */
const isPaid = ({ end }: JudgedWithEnd): boolean =>
  end.isGiftBack === undefined || end.extraMinor !== undefined;

const isEnd = (judged: Judged): judged is JudgedWithEnd => judged.end !== undefined;

function judge(key: BetKey, bet: BetRow | undefined, rows: readonly LegRow[], atMs: number): Judged {
  if (bet === undefined) throw new Error(`bet ${key.betId} was not locked`);
  const plan = planFrom(bet, rows.length);
  const legs = countedLegs(plan, rows);
  const results = legs.map(resultOf);
  const target = targetOf(
    {
      stakeMinor: bet.stake_minor,
      remainingStakeMinor: bet.remaining_stake_minor,
      payoutCapMinor: bet.payout_cap_minor,
      plan,
      cashedMinor: bet.cashed_minor,
      gift: bet.gift ?? undefined,
      currency: bet.currency,
    },
    legs,
  );
  const isOpen = target.status === 'open';
  const targetMinor = target.partsMinor + target.returnMinor;
  const exposure = {
    before: heldBefore(key, bet, legs),
    after: isOpen ? heldNow(key, bet, legs, results) : nothingHeld(key, bet),
  };
  const ends = legs.flatMap((leg, at) => legEnd(leg, results[at]));
  const held = isOpen ? roomOf(exposure.after, legs) : NO_ROOM;
  const isSame =
    target.status === bet.status &&
    targetMinor === bet.payout_minor &&
    (target.extraMinor ?? 0n) === bet.extra_minor;
  const revision = isSame ? bet.revision : bet.revision + 1;
  const settledAtMs = isOpen ? null : atMs;
  const kept = bet.settled_at_ms === null ? null : Number(bet.settled_at_ms);
  const end = {
    status: target.status,
    payoutMinor: targetMinor,
    revision,
    settledAtMs: isSame ? kept : settledAtMs,
  };
  const isNew = !isSame || ends.length > 0 || !isHeldAlready(bet, held);
  return {
    playerId: key.playerId,
    key,
    exposure,
    update: isNew ? { ...key, legs: ends, held, end } : undefined,
    end: isSame
      ? undefined
      : {
          move: { before: bet.status, after: target.status, revision },
          revision,
          currency: bet.currency,
          targetMinor,
          stakeMinor: bet.stake_minor,
          legs: legs.length,
          // Of a bet that was left in part something was wagered, unless that was void too.
          isVoid:
            target.partsVoid || (isAllVoid(plan, results) && bet.remaining_stake_minor === bet.stake_minor),
          isGiftBack: bet.gift === null ? undefined : isStakeBack({ ...target, stakeMinor: bet.stake_minor }),
          extraMinor: target.extraMinor,
          extraBy: bet.gift?.kind === 'accumulator-insurance' ? 'insurance' : 'boost',
          atMs,
        },
  };
}

/** Moves the money of bets that ended or opened again, counts it and tells their players. Answers what each was paid. */
async function payOut(
  tx: Tx,
  { wallet, limits, tellInbox, gifts }: SettlingParts,
  ended: readonly JudgedWithEnd[],
): Promise<ReadonlyMap<BetId, AmountMinor>> {
  if (ended.length === 0) return new Map();
  const paid = new Map<BetId, AmountMinor>();
  const postings = ended.map(({ key, end: { move, revision, targetMinor, atMs } }) => ({
    ...key,
    revision,
    targetMinor,
    reason: reasonOf(move.before, move.after),
    isOpen: move.after === 'open',
    atMs,
  }));
  const settled = await wallet.settleBets(
    tx,
    postings.filter(({ isOpen }) => !isOpen).map(({ isOpen: _closed, ...posting }) => posting),
  );
  for (const [betId, { paidMinor }] of settled) paid.set(betId, paidMinor);
  for (const { isOpen, targetMinor: _none, ...posting } of postings) {
    if (isOpen) paid.set(posting.betId, (await wallet.reopenBet(tx, posting)).paidMinor);
  }
  await limits.recordReturns(
    tx,
    // The house's stake was counted by no limit, and what it brings gives no room.
    ended.filter(isPaid).map(({ key, end: { currency, revision, isVoid: isWholeVoid, atMs } }) => ({
      ...key,
      currency,
      revision,
      paidMinor: paid.get(key.betId) ?? 0n,
      isVoid: isWholeVoid,
      atMs,
    })),
  );
  for (const { key, end } of ended) {
    const { isGiftBack: isBack, extraMinor, revision, atMs } = end;
    if (extraMinor !== undefined) await gifts.payExtra(tx, { ...key, revision, extraMinor, atMs });
    if (isBack !== undefined) await gifts.stakeCameBack(tx, { ...key, revision, isBack, atMs });
  }
  await writeExtras(
    tx,
    ended.flatMap(({ key, end: { extraMinor } }) =>
      extraMinor === undefined ? [] : [{ ...key, extraMinor }],
    ),
  );
  await tellInbox(tx, ended.map(endMessage));
  return paid;
}

/** What is new of a leg: its end, or the score beside it. */
function legEnd(leg: LegRow, found: SelectionResult | undefined): LegEnd | [] {
  const result = legResultLabel(found);
  const scoreMoved = leg.event_final_score !== null && leg.score_moved;
  if (result === leg.result && !scoreMoved) return [];
  return { position: leg.position, result, score: leg.event_final_score };
}

function reasonOf(before: BetStatus, after: BetStatus): string {
  if (after === 'open') return 'result taken back';
  return before === 'open' ? `bet ${after}` : `result corrected: ${before} to ${after}`;
}
