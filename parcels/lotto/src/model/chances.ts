import type { Ratio } from '@paddock/contract';

/** A chance as "1 in 56.66": how many draws there are for one that has it, in hundredths, rounded to the nearest. */
export const oneInHundredths = ({ num, den }: Ratio): bigint => (den * 200n + num) / (num * 2n);

/** The same fraction in its lowest terms. */
export function reduced({ num, den }: Ratio): Ratio {
  let [a, b] = [num, den];
  while (b > 0n) [a, b] = [b, a % b];
  return { num: num / a, den: den / a };
}

/** Percent with two digits, rounded down: nobody is promised more than there is. */
export const percentOf = ({ num, den }: Ratio): number => Number((num * 10_000n) / den) / 100;
