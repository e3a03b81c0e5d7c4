import type { OddsMilli } from '../odds.ts';
import { isLess, type Ratio } from '../ratio.ts';
import type { MarginMethod } from './margin-method.ts';
import { withoutPowerMargin, withPowerMargin } from './power-margin.ts';
import { withoutShinMargin, withShinMargin } from './shin-margin.ts';

/** Keeps 18 digits of 1 / price. */
const SCALE = 10n ** 18n;
/** Chances that were found in steps are kept to twelve digits: what is beyond them differs between machines. */
const DIGITS = 10n ** 12n;
/** How far a sum may be off before a margin counts as out of reach. */
const PRECISION = 1e-9;

/**
 * Implied chances that sum to `overround` times the sum of the fair ones (a sum of 1 for a market with one winner, of 2 for
 * double chance). Each fair chance lies in (0, 1).
 * @throws RangeError when the overround is below 1 or cannot be reached.
 */
export function withMargin(
  fair: readonly number[],
  overround: number,
  method: MarginMethod,
): readonly number[] {
  const sum = fair.reduce((total, chance) => total + chance, 0);
  const target = sum * overround;
  if (!(overround >= 1) || target >= fair.length)
    throw new RangeError(`overround out of reach: ${overround}`);
  if (fair.some((chance) => !(chance > 0 && chance < 1)))
    throw new RangeError('a fair chance is not in (0, 1)');
  const implied = impliedBy(fair, overround, method);
  const reached = implied.reduce((total, chance) => total + chance, 0);
  if (Math.abs(reached - target) > PRECISION) throw new RangeError(`overround out of reach: ${overround}`);
  return implied;
}

function impliedBy(fair: readonly number[], overround: number, method: MarginMethod): readonly number[] {
  switch (method) {
    case 'proportional':
      return fair.map((chance) => chance * overround);
    case 'power':
      return withPowerMargin(fair, fair.reduce((total, chance) => total + chance, 0) * overround);
    case 'shin':
      return withShinMargin(fair, overround);
  }
}

/**
 * The chances that these prices stand for with their margin taken off, in the order of the prices (rules §6, §11). They sum
 * to the number of winners. Margin is only ever taken off: none is above 1 / price, and prices that sum to no more than
 * the winners, such as those of a market with outcomes missing, keep what they say.
 */
export function fairChances(
  oddsMilli: readonly OddsMilli[],
  winners: number,
  method: MarginMethod,
): readonly Ratio[] {
  const raw = oddsMilli.map((odds): Ratio => ({ num: 1000n, den: BigInt(odds) }));
  const book = raw.reduce((sum, { num, den }) => sum + (SCALE * num) / den, 0n);
  if (book <= BigInt(winners) * SCALE) return raw;
  const fair = method === 'proportional' ? inProportion(raw, book, winners) : inSteps(raw, winners, method);
  return raw.map((own, at) => {
    const chance = fair[at] ?? own;
    return isLess(chance, own) ? chance : own;
  });
}

/** Exact: each implied chance times the winners over what all sum to. */
function inProportion(raw: readonly Ratio[], book: bigint, winners: number): readonly Ratio[] {
  return raw.map(({ num, den }) => ({ num: BigInt(winners) * num * SCALE, den: den * book }));
}

function inSteps(
  raw: readonly Ratio[],
  winners: number,
  method: Exclude<MarginMethod, 'proportional'>,
): readonly Ratio[] {
  const implied = raw.map(({ num, den }) => Number(num) / Number(den));
  const fair =
    method === 'power' ? withoutPowerMargin(implied, winners) : withoutShinMargin(implied, winners);
  return fair.map((chance) => ({
    num: atLeastOne(BigInt(Math.round(chance * Number(DIGITS)))),
    den: DIGITS,
  }));
}

/** No outcome that is priced is impossible. */
const atLeastOne = (num: bigint) => (num > 0n ? num : 1n);
