import {
  RESULT_HALF_LOSE,
  RESULT_HALF_WIN,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_WIN,
  type PlayerId,
} from '@paddock/contract';
import fc from 'fast-check';

import { exposureOf, type WeighedLeg } from './exposure.ts';

fc.configureGlobal({ seed: 20261122 });

/** A fraction of this file's own: nothing of the product's arithmetic is asked. */
type Fraction = readonly [num: bigint, den: bigint];
const NONE: Fraction = [0n, 1n];
const plus = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const least = (x: Fraction, y: Fraction): Fraction => (x[0] * y[1] <= y[0] * x[1] ? x : y);
const roundedUp = ([num, den]: Fraction): bigint => num / den + (num % den === 0n ? 0n : 1n);

/** What a leg that has ended pays for one, at odds in thousandths (rules §7). */
const ENDS = [
  [undefined, undefined],
  [RESULT_WIN, (odds: bigint): Fraction => [odds, 1000n]],
  [RESULT_LOSE, (): Fraction => NONE],
  [RESULT_VOID, (): Fraction => [1n, 1n]],
  [RESULT_HALF_WIN, (odds: bigint): Fraction => [1000n + odds, 2000n]],
  [RESULT_HALF_LOSE, (): Fraction => [1n, 2n]],
] as const;

/** Cents of risk that a minor unit stands for: 150 yen stand for a euro, and have no smaller unit. */
const CENTS_OF_MINOR: Readonly<Record<'EUR' | 'JPY', Fraction>> = { EUR: [1n, 1n], JPY: [100n, 150n] };

const anyLeg = fc.record({
  oddsMilli: fc.integer({ min: 1001, max: 60_000 }),
  chancePpb: fc.bigInt({ min: 1_000_000n, max: 1_000_000_000n }),
  end: fc.integer({ min: 0, max: ENDS.length - 1 }),
});
const anyBet = fc.array(anyLeg, { minLength: 2, maxLength: 6 }).chain((legs) =>
  fc.record({
    legs: fc.constant(legs),
    bankers: fc.subarray([...legs.keys()], { maxLength: legs.length - 2 }),
    // Sizes of the choices among the others, cut to how many those are.
    sizes: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }),
    unitMinor: fc.bigInt({ min: 1n, max: 100_000n }),
    capMinor: fc.bigInt({ min: 1_000n, max: 10_000_000n }),
    currency: fc.constantFrom('EUR' as const, 'JPY' as const),
  }),
);

/** All lines of a system, each as the places of its legs. */
function linesOf(count: number, bankers: readonly number[], folds: readonly number[]): readonly number[][] {
  const lines: number[][] = [];
  for (let chosen = 0; chosen < 2 ** count; chosen++) {
    const line = Array.from({ length: count }, (_, at) => at).filter((at) => (chosen >> at) & 1);
    const free = line.filter((at) => !bankers.includes(at)).length;
    if (bankers.every((at) => line.includes(at)) && folds.includes(free)) lines.push(line);
  }
  return lines;
}

it('a combination weighs and may return what rules §6 say, line by line, whatever its legs came to', () => {
  fc.assert(
    fc.property(anyBet, ({ legs, bankers, sizes, unitMinor, capMinor, currency }) => {
      const free = legs.length - bankers.length;
      const folds = [...new Set(sizes.map((size) => Math.min(size, free)))];
      const weighed = legs.map(({ oddsMilli, chancePpb, end }, at): WeighedLeg => {
        const [result] = ENDS[end] ?? [];
        return { selectionId: `l${at}`, eventId: `e${at}`, oddsMilli, chancePpb, result };
      });
      const exposure = exposureOf({
        playerId: '1' as PlayerId,
        currency,
        unitMinor,
        plan: { bankers, folds },
        payoutCapMinor: capMinor,
        legs: weighed,
      });

      const price = (at: number): Fraction => [BigInt(legs[at]?.oddsMilli ?? 0), 1000n];
      const endOf = (at: number) => {
        const { end = 0, oddsMilli = 0 } = legs[at] ?? {};
        return ENDS[end]?.[1]?.(BigInt(oddsMilli));
      };
      const expected = (at: number): Fraction =>
        endOf(at) ?? least(times([legs[at]?.chancePpb ?? 0n, 1_000_000_000n], price(at)), [1n, 1n]);
      const product = (line: readonly number[], of: (at: number) => Fraction) =>
        line.map(of).reduce(times, [1n, 1n]);
      const inCents = (sum: Fraction): bigint =>
        roundedUp(times(least(times([unitMinor, 1n], sum), [capMinor, 1n]), CENTS_OF_MINOR[currency]));

      const lines = linesOf(legs.length, bankers, folds);
      const most = lines.map((line) => product(line, (at) => endOf(at) ?? price(at)));
      expect(exposure.returnCents).toBe(inCents(most.reduce(plus, NONE)));
      for (const at of legs.keys()) {
        const weight = lines
          .filter((line) => line.includes(at))
          .map((line) =>
            times(
              price(at),
              product(
                line.filter((other) => other !== at),
                expected,
              ),
            ),
          );
        const cents = endOf(at) === undefined ? inCents(weight.reduce(plus, NONE)) : 0n;
        expect(exposure.weights.get(`l${at}`) ?? 0n).toBe(cents);
      }
    }),
    { numRuns: 300 },
  );
});
