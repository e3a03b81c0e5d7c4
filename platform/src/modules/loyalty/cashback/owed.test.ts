import { TEST_TERMS } from '../loyalty.fixture.ts';
import { owedFor } from './owed.ts';

const [TERMS] = TEST_TERMS.cashback;

/** Owed for 1,000.00 staked of which so much was lost, at an edge of 5 % and a share of half. */
const owed = (lost: number, over: object = {}, level = 'copper', staked = 100_000n) => {
  if (TERMS === undefined) throw new Error('no cashback');
  const play = [
    { product: 'coin-toss', countedCents: staked, lostCents: BigInt(lost) },
    { product: 'other', countedCents: 1_000_000n, lostCents: 1_000_000n },
  ];
  return owedFor({ ...TERMS, ...over }, TEST_TERMS.earning, level, play, 'EUR').owedCents;
};

describe('what a cashback owes (rules §14)', () => {
  it.each([
    ['the level’s part of the net loss, rounded down', owed(10_009), 1_000n],
    ['more at a higher level', owed(10_000, {}, 'silver'), 2_000n],
    ['nothing at a level without a rate', owed(10_000, {}, 'gold'), 0n],
    ['nothing for a win', owed(-10_000), 0n],
    ['no more than the share of what the stakes cost by their edge', owed(90_000), 2_500n],
    ['no more than the most', owed(10_000, { most: '5.00' }), 500n],
    ['nothing below the least', owed(99), 0n],
    ['the least itself', owed(100), 10n],
    ['nothing for losses of little play', owed(90_000, {}, 'silver', 10n), 0n],
  ])('is %s', (_name, cents, expected) => {
    expect(cents).toBe(expected);
  });
});
