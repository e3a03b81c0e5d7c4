import type { Tx } from '../../kernel/database/database.ts';
import { convertMinor } from '../rates/index.ts';
import type { BetAtRisk } from '../sportsbook/index.ts';
import type { BetEnd } from './bonuses-api.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf, type Bonus } from './bonuses-store.ts';
import { writeCounted } from './counted-bets-store.ts';
import { cover, endBonus, passOn, type BonusEnd } from './end-bonus.ts';
import { judgeBets, type PersonsBet } from './judge-bets.ts';

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
  return writeCounted(tx, bonus, judgeBets(bonus, bets, ended));
}

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
