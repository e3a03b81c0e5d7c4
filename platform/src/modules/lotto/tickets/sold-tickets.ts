import { LOTTERIES, lotteryOf } from '@paddock/games/lotto';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { TicketSeller } from '../../bonuses/index.ts';
import type { LottoBounds } from './bounds.ts';

/** What tickets lotteries sell: of a pool whole lines at its price in its currency, of fixed odds what one line may cost. */
export const lottoTickets = (bounds: LottoBounds): TicketSeller => ({
  of: LOTTERIES.map(({ code }) => code),
  sells(code, currency, stakeMinor) {
    const lottery = lotteryOf(code);
    const within = lottery && boundsIn(() => bounds.of(lottery, currency));
    if (lottery === undefined || within === undefined) return false;
    if (stakeMinor < within.minLineMinor || stakeMinor > within.maxStakeMinor) return false;
    return lottery.prizes.kind === 'fixed' || stakeMinor % lottery.prizes.lineMinor === 0n;
  },
});

/** Undefined where nothing is sold in a currency. */
function boundsIn<Bounds>(read: () => Bounds): Bounds | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PlatformError) return undefined;
    throw error;
  }
}
