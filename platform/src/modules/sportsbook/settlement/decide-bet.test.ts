import {
  RESULT_HALF_LOSE,
  RESULT_HALF_WIN,
  RESULT_LOSE,
  RESULT_VOID,
  RESULT_WIN,
  type SelectionResult,
} from '@paddock/contract';
import { oneLine, type BetPlan } from '@paddock/contract/bets';

import { decideBet, legResultLabel } from './decide-bet.ts';

const HALF_DEAD_HEAT: SelectionResult = { won: 1, voidHalves: 0, deadHeat: { num: 1n, den: 2n } };

function decide(
  legs: readonly [number, SelectionResult | undefined][],
  stakeMinor = 1000n,
  capMinor = 10_000_000n,
  plan: BetPlan = oneLine(legs.length),
) {
  return decideBet(
    { stakeMinor, remainingStakeMinor: stakeMinor, payoutCapMinor: capMinor, plan },
    legs.map(([oddsMilli, result]) => ({ oddsMilli, chancePpb: 500_000_000n, result })),
  );
}

describe('deciding a bet from its legs (rules §7)', () => {
  it.each([
    ['win', RESULT_WIN, { status: 'won', returnMinor: 2050n }],
    ['lose', RESULT_LOSE, { status: 'lost', returnMinor: 0n }],
    ['void', RESULT_VOID, { status: 'returned', returnMinor: 1000n }],
    ['half win', RESULT_HALF_WIN, { status: 'won', returnMinor: 1525n }],
    ['half lose', RESULT_HALF_LOSE, { status: 'returned', returnMinor: 500n }],
    ['dead heat of two', HALF_DEAD_HEAT, { status: 'won', returnMinor: 1025n }],
  ] as const)('single at 2.05: %s', (_name, result, decision) => {
    expect(decide([[2050, result]])).toEqual(decision);
  });

  it('is open while a leg is', () => {
    expect(
      decide([
        [2000, RESULT_WIN],
        [1500, undefined],
      ]),
    ).toEqual({ status: 'open', returnMinor: 0n });
  });

  it('is lost with its first lost leg, whatever is still open', () => {
    expect(
      decide([
        [2000, RESULT_LOSE],
        [1500, undefined],
      ]),
    ).toEqual({ status: 'lost', returnMinor: 0n });
  });

  it('counts a void leg as 1', () => {
    expect(
      decide([
        [2000, RESULT_WIN],
        [1500, RESULT_VOID],
        [1440, RESULT_WIN],
      ]),
    ).toEqual({
      status: 'won',
      returnMinor: 2880n,
    });
  });

  it('rounds once per line, halves up', () => {
    // 0.01 × 1.5 × 1.1 × 3 = 0.0495; leg by leg it would become 0.06.
    expect(
      decide(
        [
          [1500, RESULT_WIN],
          [1100, RESULT_WIN],
          [3000, RESULT_WIN],
        ],
        1n,
      ).returnMinor,
    ).toBe(5n);
    expect(decide([[1500, RESULT_WIN]], 1n).returnMinor).toBe(2n);
  });

  it('never pays more than its cap', () => {
    expect(decide([[1_000_000, RESULT_WIN]], 1000n, 250_000n).returnMinor).toBe(250_000n);
  });

  it('returns the stake of an accumulator whose legs are all void', () => {
    expect(
      decide([
        [2000, RESULT_VOID],
        [3000, RESULT_VOID],
      ]),
    ).toEqual({
      status: 'returned',
      returnMinor: 1000n,
    });
  });

  it('leaves a chain open while something may be left on its account', () => {
    const chain = (first: SelectionResult | undefined, second: SelectionResult | undefined) =>
      decide(
        [
          [1500, first],
          [1500, second],
        ],
        1000n,
        10_000_000n,
        { links: [1, 1] },
      );
    expect(chain(undefined, RESULT_LOSE)).toEqual({ status: 'open', returnMinor: 0n });
    expect(chain(RESULT_LOSE, undefined)).toEqual({ status: 'lost', returnMinor: 0n });
    expect(chain(RESULT_WIN, RESULT_LOSE)).toEqual({ status: 'returned', returnMinor: 500n });
  });

  it.each([
    [undefined, 'open'],
    [RESULT_WIN, 'win'],
    [RESULT_LOSE, 'lose'],
    [RESULT_VOID, 'void'],
    [RESULT_HALF_WIN, 'half-win'],
    [RESULT_HALF_LOSE, 'half-lose'],
    [HALF_DEAD_HEAT, 'win'],
  ] as const)('names %o', (result, label) => {
    expect(legResultLabel(result)).toBe(label);
  });
});
