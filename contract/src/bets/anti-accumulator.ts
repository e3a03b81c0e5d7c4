import type { OddsMilli } from '../odds/odds.ts';
import { ONE, ZERO, type Ratio } from '../odds/ratio.ts';
import type { PlainResult } from './plain-result.ts';

/** What is kept of a leg when it is struck: its fair chance, in billionths. */
export type ChancePpb = bigint;

const WHOLE_PPB = 1_000_000_000n;
/** Below it an anti-accumulator is refused, or once struck gives its stake back. */
export const LEAST_ANTI_ODDS_MILLI: OddsMilli = 1010;

/** Whether a chance is one: more than none and less than all. */
const isChance = (chance: ChancePpb): boolean => chance > 0n && chance < WHOLE_PPB;

/**
 * Price of the bet that not all legs win: (1 − margin) / (1 − Π p), rounded down to thousandths (rules §10). Undefined
 * where it is too low to be offered.
 * @throws RangeError for a chance or margin outside (0, 1), and without legs
 */
export function antiOddsMilli(chances: readonly ChancePpb[], marginPpb: ChancePpb): OddsMilli | undefined {
  if (chances.length === 0 || !chances.every(isChance)) throw new RangeError('no chances of legs');
  if (marginPpb < 0n || marginPpb >= WHOLE_PPB) throw new RangeError('no margin');
  const whole = WHOLE_PPB ** BigInt(chances.length);
  const all = chances.reduce((product, chance) => product * chance, 1n);
  const oddsMilli = (1000n * (WHOLE_PPB - marginPpb) * whole) / (WHOLE_PPB * (whole - all));
  return oddsMilli < BigInt(LEAST_ANTI_ODDS_MILLI) ? undefined : Number(oddsMilli);
}

/** A leg of a struck anti-accumulator, settled. */
export interface AntiLeg {
  readonly chance: ChancePpb;
  readonly result: PlainResult;
}

/**
 * Multiplier of an anti-accumulator whose legs have all ended. Legs that were void leave it, and the rest are priced
 * anew with the chances and the margin it was struck with; where they all were, or the price is too low, the stake comes
 * back. It loses when all the others won.
 */
export function antiMultiplier(
  legs: readonly AntiLeg[],
  struckOddsMilli: OddsMilli,
  marginPpb: ChancePpb,
): Ratio {
  const rest = legs.filter(({ result }) => result !== 'void');
  if (rest.length === 0) return ONE;
  const oddsMilli =
    rest.length === legs.length
      ? struckOddsMilli
      : antiOddsMilli(
          rest.map(({ chance }) => chance),
          marginPpb,
        );
  if (oddsMilli === undefined) return ONE;
  const haveAllWon = rest.every(({ result }) => result === 'win');
  return haveAllWon ? ZERO : { num: BigInt(oddsMilli), den: 1000n };
}
