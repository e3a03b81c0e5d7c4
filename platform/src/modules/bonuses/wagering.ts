import type { Tx } from '../../kernel/database/database.ts';
import type { BetEnd } from './bonuses-api.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { bonusesOf, countStake, type Bonus } from './bonuses-store.ts';
import { cover, endBonus, passOn, type BonusEnd } from './end-bonus.ts';

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
  if (bet.acceptedAtMs < bonus.grantedAtMs || revision === 0) return;
  const wageredMinor = await countStake(tx, bonus, betId, bet.counts ? bet.stakeMinor : 0n);
  if (wageredMinor >= bonus.requiredMinor) await endBonus(tx, parts, bonus, 'completed', atMs);
}

function isEnded(bonus: Bonus): bonus is Bonus & { readonly status: BonusEnd } {
  return bonus.status !== 'running';
}
