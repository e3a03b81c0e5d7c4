import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { convertMinor } from '../rates/index.ts';
import type { BetAtRisk } from '../sportsbook/index.ts';
import type { StakeParts } from '../wallet/index.ts';
import type { BetEnd } from './bonuses-api.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf, type Bonus } from './bonuses-store.ts';
import { writeCounted, type CountedBet } from './counted-bets-store.ts';
import { cover, endBonus, passOn, type BonusEnd } from './end-bonus.ts';
import { judgeBets, type PersonsBet } from './judge-bets.ts';
import { openWith, realAtRisk, scaleBonusPart } from './real-at-risk.ts';

/** What a bet's end means to the bonus of its currency. @see Bonuses.recordEnd */
export async function recordEnd(tx: Tx, parts: BonusesParts, bet: BetEnd): Promise<void> {
  const { playerId, betId, currency, revision, atMs } = bet;
  const found = (await bonusesOf(tx, playerId)).find((bonus) => bonus.currency === currency);
  if (found === undefined) return;
  const part = `${betId}:r${revision}`;
  // Its time may be over before the task has come to it.
  const isLate = found.status === 'running' && atMs >= found.expiresAtMs;
  const bonus = isLate ? await endBonus(tx, parts, found, 'expired', atMs) : found;
  if (isEnded(bonus)) {
    if (!isLate) await passOn(tx, parts, bonus, part, atMs);
    return;
  }
  await cover(tx, parts, bonus, part, atMs);
  if (revision === 0) return;
  const wageredMinor = await count(tx, parts, bonus, bet);
  if (wageredMinor >= bonus.requiredMinor) await endBonus(tx, parts, bonus, 'completed', atMs);
}

/** Counts a bet that ended, beside all bets of the person that were open on its events. Answers the new counter. */
async function count(
  tx: Tx,
  parts: BonusesParts,
  bonus: Bonus,
  { playerId, betId, atMs }: BetEnd,
): Promise<bigint> {
  const { players } = await parts.personOf(tx, playerId);
  const beside = await parts.betsBeside(tx, { playerId, betId }, players);
  const ended = beside.find((bet) => bet.betId === betId);
  if (ended === undefined) throw new Error(`bet ${betId} ended and is not there`);
  const bets: PersonsBet[] = [];
  for (const bet of beside) bets.push(await inCurrency(tx, parts, bet, { currency: bonus.currency, atMs }));
  const judged = judgeBets(bonus, bets, ended);
  return writeCounted(tx, bonus, await scaleBonusParts(tx, parts, bonus, { players, bets, judged, atMs }));
}

/**
 * Scales what counts of bonus money by how much of the person's real money was at risk when each bet was placed. That
 * does not change with what becomes of the bets, so that the order they end in is all the same.
 */
async function scaleBonusParts(
  tx: Tx,
  parts: BonusesParts,
  { currency, terms }: Bonus,
  { players, bets, judged, atMs }: Judged,
): Promise<readonly CountedBet[]> {
  const counting = judged.filter(({ countedMinor }) => countedMinor > 0n).map(({ betId }) => betId);
  if (counting.length === 0) return judged;
  const stakes = await parts.wallet.stakeParts(tx, players, counting);
  const withBonus = bets.filter(({ betId }) => hasBonus(stakes.get(betId)));
  const last = withBonus.at(-1);
  if (last === undefined) return judged;
  const sinceMs = Math.min(...withBonus.map(({ acceptedAtMs }) => acceptedAtMs));
  const open = await parts.betsOpenSince(tx, { sinceMs, untilBetId: last.betId }, players);
  const openIds = open.map(({ betId }) => betId);
  const funded = await parts.wallet.stakeParts(tx, players, openIds);
  const real: PersonsBet[] = [];
  for (const bet of open) {
    const stakeMinor = funded.get(bet.betId)?.realMinor ?? 0n;
    if (stakeMinor > 0n) real.push(await inCurrency(tx, parts, { ...bet, stakeMinor }, { currency, atMs }));
  }
  return judged.map((one) => {
    const stake = stakes.get(one.betId);
    const bet = withBonus.find(({ betId }) => betId === one.betId);
    if (stake === undefined || bet === undefined) return one;
    return scaleBonusPart(one, stake, realAtRisk(openWith(bet, real), terms.minOddsMilli));
  });
}

interface Judged {
  readonly players: readonly PlayerId[];
  /** Oldest first. */
  readonly bets: readonly PersonsBet[];
  readonly judged: readonly CountedBet[];
  readonly atMs: number;
}

const hasBonus = (stake: StakeParts | undefined): boolean =>
  stake !== undefined && stake.realMinor < stake.stakeMinor;

async function inCurrency(
  tx: Tx,
  { rate }: BonusesParts,
  bet: BetAtRisk,
  { currency, atMs }: Pick<BetEnd, 'currency' | 'atMs'>,
): Promise<PersonsBet> {
  if (bet.currency === currency) return { ...bet, isPriced: true };
  const found = await rate(tx, bet.currency, currency, atMs);
  if (found === undefined) return { ...bet, isPriced: false };
  return { ...bet, stakeMinor: convertMinor(found, bet.stakeMinor, 'down'), isPriced: true };
}

function isEnded(bonus: Bonus): bonus is Bonus & { readonly status: BonusEnd } {
  return bonus.status !== 'running';
}
