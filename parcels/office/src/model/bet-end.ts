import { parseAmount } from '@paddock/contract';
import type { BetView } from '@paddock/contract/schemas';

/**
 * How a bet ended, in a word of its own for one of which a part was lost:
 * - `half-won`, `half-lost`  its one leg was, a quarter line
 * - `part`                   less than its stake came back: a dead heat, each way on one that was placed, some lines of several
 * - `returned`               the whole stake, as if it had not been bet
 */
export type BetEnd = BetView['status'] | 'half-won' | 'half-lost' | 'part';

export function betEnd(bet: BetView): BetEnd {
  const { status, legs, cashOuts = [], currency } = bet;
  if (status !== 'won' && status !== 'returned') return status;
  const [leg, ...others] = legs;
  if (others.length === 0 && leg?.result === 'half-win') return 'half-won';
  if (others.length === 0 && leg?.result === 'half-lose') return 'half-lost';
  if (status === 'won') return status;
  const minorOf = (amount: string) => parseAmount(amount, currency) ?? 0n;
  const backMinor = minorOf(bet.payout) - cashOuts.reduce((sum, { paid }) => sum + minorOf(paid), 0n);
  // An operator's void brings the stake of what was cashed out back, too.
  const isWhole = bet.payout === bet.stake || backMinor >= minorOf(bet.remainingStake ?? bet.stake);
  return isWhole ? 'returned' : 'part';
}
