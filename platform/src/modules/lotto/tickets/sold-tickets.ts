import type { AmountMinor } from '@paddock/contract';
import {
  bonusPicks,
  linesOf,
  LOTTERIES,
  lotteryOf,
  MOST_ENTRIES,
  mostOf,
  type Lottery,
  type LottoEntry,
} from '@paddock/games/lotto';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { TicketsSold } from '../../bonuses/index.ts';
import { inRiskCents } from '../../products/index.ts';
import type { BoundsOfLottery, LottoBounds } from './bounds.ts';

/** What tickets lotteries sell, as `takeTicket` would take them of a player who has no other in the draw. */
export const lottoTickets = (bounds: LottoBounds): TicketsSold => ({
  of: LOTTERIES.map(({ code }) => code),
  sells(code, currency, stakeMinor) {
    const lottery = lotteryOf(code);
    const within = lottery && boundsIn(() => bounds.of(lottery, currency));
    if (lottery === undefined || within === undefined) return false;
    if (stakeMinor < within.minLineMinor || stakeMinor > within.maxStakeMinor) return false;
    return lottery.prizes.kind === 'pool'
      ? haveLines(lottery, stakeMinor, lottery.prizes.lineMinor)
      : hasField(lottery, stakeMinor, { within, bounds, currency });
  },
});

/** Every size that a field can have, a line and all systems, by the first numbers there are. */
function fieldsOf({ numbers, bonus, ...rest }: Lottery): readonly LottoEntry[] {
  const balls = bonusPicks({ numbers, bonus, ...rest });
  return numbers.picks.flatMap((picks) =>
    firstOnes(picks, numbers.most).flatMap((marked) =>
      firstOnes(balls, bonus?.most ?? 0).map((ball) => ({ picks, numbers: marked, bonus: ball })),
    ),
  );
}

/** The numbers from 1 to each of some counts. */
const firstOnes = (fewest: number, most: number): readonly (readonly number[])[] =>
  Array.from({ length: most - fewest + 1 }, (_, more) =>
    Array.from({ length: fewest + more }, (_one, at) => at + 1),
  );

/** Whether the fields of one ticket of a pool can have so many lines together. */
function haveLines(lottery: Lottery, stakeMinor: AmountMinor, lineMinor: AmountMinor): boolean {
  if (stakeMinor % lineMinor !== 0n) return false;
  const wanted = stakeMinor / lineMinor;
  const sizes = [...new Set(fieldsOf(lottery).map((field) => linesOf(lottery, field)))];
  let sums: ReadonlySet<bigint> = new Set([0n]);
  for (let fields = 0; fields < MOST_ENTRIES && !sums.has(wanted); fields++)
    sums = new Set(
      [...sums].flatMap((sum) => sizes.map((size) => sum + size).filter((one) => one <= wanted)),
    );
  return sums.has(wanted);
}

interface Bounded {
  readonly within: BoundsOfLottery;
  readonly bounds: LottoBounds;
  readonly currency: string;
}

/**
 * Whether a field at fixed odds, a line or a system, costs a stake and wins no more than the house pays. One field is
 * enough to ask for: several alike win together what one line of the whole stake would.
 */
function hasField(lottery: Lottery, stakeMinor: AmountMinor, { within, bounds, currency }: Bounded): boolean {
  const mostCents = bounds.maxWinCents < bounds.numbersWinCents ? bounds.maxWinCents : bounds.numbersWinCents;
  return fieldsOf(lottery).some((field) => {
    const lines = linesOf(lottery, field);
    const lineMinor = stakeMinor / lines;
    if (lineMinor * lines !== stakeMinor) return false;
    if (lineMinor < within.minLineMinor || lineMinor > within.maxLineMinor) return false;
    const mostMinor = mostOf(lottery, field, lineMinor) ?? 0n;
    return mostMinor <= within.maxWinMinor && inRiskCents({ num: mostMinor, den: 1n }, currency) <= mostCents;
  });
}

/** Undefined where nothing is sold in a currency. */
function boundsIn<Bounds>(read: () => Bounds): Bounds | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PlatformError) return undefined;
    throw error;
  }
}
