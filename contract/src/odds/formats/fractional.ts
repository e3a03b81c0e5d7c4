import { bestRational, isNearer, type Fraction } from './best-rational.ts';
import { divideToNearest } from './thousandths.ts';

/** What boards have always written below 10/1, in order. */
const TRADITIONAL: readonly Fraction[] = (
  '1/100 1/66 1/50 1/40 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 ' +
  '3/10 1/3 4/11 2/5 4/9 1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 ' +
  '8/5 13/8 17/10 7/4 9/5 15/8 19/10 2/1 85/40 11/5 9/4 95/40 12/5 5/2 11/4 14/5 3/1 100/30 7/2 4/1 9/2 5/1 ' +
  '11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 19/2'
)
  .split(' ')
  .map((text) => {
    const [up = '', down = ''] = text.split('/');
    return { up: BigInt(up), down: BigInt(down) };
  });

/** Half a hundredth, in thousandths: two prices nearer than that are the same two decimals to a bettor. */
const SAME_PRICE_MILLI = 5n;

/**
 * What a stake wins, as up/down: "21/20". Below 10/1 a traditional fraction where the price is one (within 0.005), else
 * the nearest fraction with a denominator of at most 100, so it is never off by more than 0.005. From 10/1 tenths do,
 * from 100/1 whole numbers: off by half a percent at most. Below 1/100 the nearest 1/n. A longer price never reads
 * shorter: each step rounds to the nearest of one set, and the traditional fractions are all in it.
 */
export function fractionalOdds(oddsMilli: bigint): string {
  const { up, down } = fractionOf(oddsMilli - 1000n);
  return `${up}/${down}`;
}

function fractionOf(profitMilli: bigint): Fraction {
  const exact = { up: profitMilli, down: 1000n };
  if (profitMilli < 10n) return { up: 1n, down: divideToNearest(1000n, profitMilli) };
  if (profitMilli >= 100_000n) return bestRational(exact, 1n);
  if (profitMilli >= 10_000n) return bestRational(exact, 10n);
  return traditional(exact) ?? bestRational(exact, 100n);
}

/** The nearest traditional fraction that stands for this price; undefined when none is near enough. */
function traditional(exact: Fraction): Fraction | undefined {
  const nearest = TRADITIONAL.reduce((best, each) => (isNearer(each, best, exact) ? each : best));
  const offMilli = nearest.up * 1000n - exact.up * nearest.down;
  const size = offMilli < 0n ? -offMilli : offMilli;
  return size <= SAME_PRICE_MILLI * nearest.down ? nearest : undefined;
}
