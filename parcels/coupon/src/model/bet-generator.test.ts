import { FARTHEST, GENERATED_BAND, GENERATED_LEGS, generatedBet, WANTED_MILLI } from './bet-generator.ts';
import { matchAt } from './suggested-legs.fixture.ts';

describe('the bet generator', () => {
  // Prices of matches of all kinds, from 1.20 up.
  const matches = Array.from({ length: 40 }, (_, nr) =>
    matchAt(nr, [1_200 + nr * 45, 3_200 + nr * 7, 4_600 - nr * 60]),
  );
  const priceOf = (legs: readonly { oddsMilli: number }[]) =>
    legs.reduce((product, { oddsMilli }) => (product * oddsMilli) / 1_000, 1_000);

  it('offers to win 2, 5, 10 or 50 times the stake, by 2 to 8 legs of 1.20 to 3.50', () => {
    expect(WANTED_MILLI).toEqual([2_000, 5_000, 10_000, 50_000]);
    expect(GENERATED_LEGS).toEqual({ least: 2, most: 8 });
    expect(GENERATED_BAND).toEqual({ leastMilli: 1_200, mostMilli: 3_500 });
  });

  it.each(WANTED_MILLI)('draws one leg a match, together near %d thousandths', (wanted) => {
    for (let draw = 0; draw < 30; draw += 1) {
      const legs = generatedBet(matches, wanted, String(draw)) ?? [];
      expect(legs.length).toBeGreaterThanOrEqual(2);
      expect(legs.length).toBeLessThanOrEqual(8);
      expect(new Set(legs.map(({ eventId }) => eventId)).size).toBe(legs.length);
      expect(priceOf(legs)).toBeGreaterThan(wanted / FARTHEST);
      expect(priceOf(legs)).toBeLessThan(wanted * FARTHEST);
    }
  });

  it('draws another bet by another seed, and the same by the same', () => {
    const drawn = (seed: string) => generatedBet(matches, 10_000, seed);
    expect(drawn('1')).toEqual(drawn('1'));
    expect(drawn('2')).not.toEqual(drawn('1'));
  });

  it('is none where the matches cannot come near it', () => {
    expect(generatedBet(matches.slice(0, 1), 2_000, '1')).toBeUndefined();
    expect(
      generatedBet([matchAt(1, [1_200, 9_000, 9_000]), matchAt(2, [1_200, 9_000, 9_000])], 50_000, '1'),
    ).toBeUndefined();
  });
});
