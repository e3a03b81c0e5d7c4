import {
  divideRoundUp,
  possibleReturn,
  RESULT_HALF_LOSE,
  RESULT_VOID,
  RESULT_WIN,
  type PlayerId,
} from '@paddock/contract';
import fc from 'fast-check';

import { CERTAIN_PPB } from './chance.ts';
import { exposureOf, type Exposure, type WeighedBet, type WeighedLeg } from './exposure.ts';
import { lineCount, oneLine } from '@paddock/contract/bets';
import { inRiskCents } from '../../products/index.ts';

fc.configureGlobal({ seed: 20261122 });

const PLAYER = '1' as PlayerId;
const CAP = 25_000_000n;

function leg(name: string, oddsMilli: number, chancePpb: bigint): WeighedLeg {
  return { selectionId: name, eventId: `event ${name}`, oddsMilli, chancePpb, result: undefined };
}

function bet(legs: readonly WeighedLeg[], over: Partial<WeighedBet> = {}): WeighedBet {
  const plan = oneLine(legs.length);
  return { playerId: PLAYER, currency: 'EUR', unitMinor: 1_000n, plan, payoutCapMinor: CAP, legs, ...over };
}

const inCents = (minor: bigint) => inRiskCents({ num: minor, den: 1n }, 'EUR');
const weightOf = ({ weights }: Exposure, id: string) => weights.get(id) ?? 0n;

const anyLeg = fc
  .record({
    oddsMilli: fc.integer({ min: 1001, max: 1_000_000 }),
    marginMilli: fc.integer({ min: 0, max: 200 }),
  })
  .map(({ oddsMilli, marginMilli }) => ({
    oddsMilli,
    chancePpb: divideRoundUp(CERTAIN_PPB * 1_000_000n, BigInt(oddsMilli) * BigInt(1000 + marginMilli)),
  }));
const anyLegs = (minLength: number) =>
  fc
    .array(anyLeg, { minLength, maxLength: 15 })
    .map((drawn) => drawn.map(({ oddsMilli, chancePpb }, at) => leg(`l${at}`, oddsMilli, chancePpb)));
const anyStake = fc.bigInt({ min: 1n, max: 500_000n });

describe('what a bet weighs (rules §6)', () => {
  it('a single weighs its return less its stake', () => {
    fc.assert(
      fc.property(anyLegs(1), anyStake, ([only], unitMinor) => {
        if (only === undefined) return;
        const returnMinor = possibleReturn(unitMinor, [only.oddsMilli], CAP);
        const { weights } = exposureOf(bet([only], { unitMinor }));
        expect(weights.get('l0') ?? 0n).toBe(returnMinor > unitMinor ? inCents(returnMinor - unitMinor) : 0n);
      }),
    );
  });

  it('a leg of an accumulator weighs u · o · Π p·o of the others, rounded up', () => {
    // Two legs of 2.00 and 3.00 with 5 % margin: expected multipliers 20/21.
    const fair = [leg('a', 2000, 476_190_477n), leg('b', 3000, 317_460_318n)];
    const { weights, returnCents } = exposureOf(bet(fair));
    expect([...weights]).toEqual([
      ['a', 1_905n],
      ['b', 2_858n],
    ]);
    expect(returnCents).toBe(6_000n);
  });

  it('never weighs more than a single of its stake returns, than its own return, or than its cap', () => {
    fc.assert(
      fc.property(anyLegs(2), anyStake, (legs, unitMinor) => {
        const exposure = exposureOf(bet(legs, { unitMinor }));
        for (const { selectionId, oddsMilli } of legs) {
          const weight = weightOf(exposure, selectionId);
          expect(weight).toBeGreaterThan(0n);
          expect(weight).toBeLessThanOrEqual(divideRoundUp(unitMinor * BigInt(oddsMilli), 1000n));
          expect(weight).toBeLessThanOrEqual(exposure.returnCents);
          expect(weight).toBeLessThanOrEqual(inCents(CAP));
        }
      }),
    );
  });

  it('weighs the same in whatever order the legs are named', () => {
    fc.assert(
      fc.property(anyLegs(2), anyStake, (legs, unitMinor) => {
        const there = exposureOf(bet(legs, { unitMinor }));
        const back = exposureOf(bet(legs.toReversed(), { unitMinor }));
        expect(new Map(back.weights)).toEqual(new Map(there.weights));
        expect(back.returnCents).toBe(there.returnCents);
      }),
    );
  });

  it('gains nothing by being cut into many small bets, but a cent of rounding each', () => {
    fc.assert(
      fc.property(
        anyLegs(2),
        fc.bigInt({ min: 1n, max: 200n }),
        fc.bigInt({ min: 1n, max: 1000n }),
        (legs, u, n) => {
          const cap = 10n ** 18n;
          const one = exposureOf(bet(legs, { unitMinor: u * n, payoutCapMinor: cap }));
          const small = exposureOf(bet(legs, { unitMinor: u, payoutCapMinor: cap }));
          for (const { selectionId } of legs) {
            const many = n * weightOf(small, selectionId);
            expect(many).toBeGreaterThanOrEqual(weightOf(one, selectionId));
            expect(many).toBeLessThan(weightOf(one, selectionId) + n);
          }
          expect(n * small.returnCents).toBeGreaterThanOrEqual(one.returnCents);
        },
      ),
    );
  });

  it('weighs its whole return on the last open leg once the others have won', () => {
    fc.assert(
      fc.property(anyLegs(2), anyStake, (legs, unitMinor) => {
        const won = legs.map((each, at) => (at === 0 ? each : { ...each, result: RESULT_WIN }));
        const { weights, returnCents, measure } = exposureOf(bet(won, { unitMinor }));
        expect([...weights]).toEqual([['l0', returnCents]]);
        expect(measure).toBe('combination');
        expect(returnCents).toBe(exposureOf(bet(legs, { unitMinor })).returnCents);
      }),
    );
  });

  it('counts a void leg as 1 and a half lost one as a half, in weight and in return', () => {
    const legs = [leg('a', 2000, 500_000_000n), leg('b', 3000, 300_000_000n), leg('c', 4000, 250_000_000n)];
    const decided = (result: WeighedLeg['result']) =>
      exposureOf(bet(legs.map((each, at) => (at === 2 ? { ...each, result } : each))));
    expect([...decided(RESULT_VOID).weights]).toEqual([
      ['a', 1_800n],
      ['b', 3_000n],
    ]);
    expect(decided(RESULT_VOID).returnCents).toBe(6_000n);
    expect(weightOf(decided(RESULT_HALF_LOSE), 'b')).toBe(1_500n);
    expect(decided(RESULT_HALF_LOSE).returnCents).toBe(3_000n);
  });

  it('adds up the lines a leg stands in', () => {
    const legs = [leg('a', 2000, 500_000_000n), leg('b', 2000, 500_000_000n), leg('c', 2000, 500_000_000n)];
    // At fair prices every line weighs u · 2; a leg stands in two doubles and the treble.
    const lines = { bankers: [], folds: [2, 3] };
    const trixie = exposureOf(bet(legs, { plan: lines }));
    expect(lineCount(lines, 3)).toBe(4n);
    expect([...trixie.weights.values()]).toEqual([6_000n, 6_000n, 6_000n]);
    expect(trixie.returnCents).toBe(3n * 4_000n + 8_000n);
  });

  it('is counted in cents of EUR whatever the currency, rounded up', () => {
    const legs = [leg('a', 2000, 500_000_000n), leg('b', 2000, 500_000_000n)];
    const yen = exposureOf(bet(legs, { currency: 'JPY', unitMinor: 30n, payoutCapMinor: 37_500_000n }));
    expect(weightOf(yen, 'a')).toBe(40n);
    const odd = exposureOf(bet(legs, { currency: 'JPY', unitMinor: 1n, payoutCapMinor: 37_500_000n }));
    expect(weightOf(odd, 'a')).toBe(2n);
  });
});
