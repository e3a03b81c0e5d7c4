import { createRandom, hashUnit } from './random.ts';

const DRAWS = 20_000;
const draws = (draw: () => number) => Array.from({ length: DRAWS }, draw);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the seeded source of randomness', () => {
  it('repeats itself from the same seed and differs from another', () => {
    const take = (seed: string, name: string) => {
      const random = createRandom(seed, name);
      return Array.from({ length: 5 }, () => random.next());
    };
    expect(take('paddock', '1')).toEqual(take('paddock', '1'));
    expect(take('paddock', '1')).not.toEqual(take('paddock', '2'));
    expect(take('paddock', '1')).not.toEqual(take('other', '1'));
  });

  it('stays on the sequence it has always had, so that a world never changes under its players', () => {
    const random = createRandom('paddock', 'always');
    expect(Array.from({ length: 4 }, () => random.int(1_000_000))).toMatchInlineSnapshot(`
     [
       996977,
       683960,
       864981,
       695017,
     ]
    `);
  });

  it('is not one of so few sequences that they can be tried: no 32 bits of the seed stand for it', () => {
    // These two have the same FNV-1a hash, which once was all that a sequence followed from.
    const colliding = ['costarring', 'liquid'] as const;
    const [one, other] = colliding.map((name) => createRandom('paddock', name).next());
    expect(one).not.toBe(other);
    expect(hashUnit('paddock', colliding[0])).not.toBe(hashUnit('paddock', colliding[1]));
  });

  it('is uniform', () => {
    const random = createRandom('test', 'uniform');
    const values = draws(() => random.next());
    expect(mean(values)).toBeCloseTo(0.5, 1);
    const buckets = new Array<number>(10).fill(0);
    for (const value of values) buckets[Math.floor(value * 10)]! += 1;
    const chiSquare = buckets.reduce((sum, count) => sum + (count - DRAWS / 10) ** 2 / (DRAWS / 10), 0);
    expect(chiSquare).toBeLessThan(27.9); // 0.999 quantile with 9 degrees of freedom
  });

  it('draws waiting times and normal values with the right moments', () => {
    const random = createRandom('test', 'moments');
    expect(mean(draws(() => random.exponential(4)))).toBeCloseTo(0.25, 2);
    const normal = draws(() => random.normal());
    expect(mean(normal)).toBeCloseTo(0, 1);
    expect(mean(normal.map((value) => value * value))).toBeCloseTo(1, 1);
  });

  it('shuffles without losing anything and picks only what is there', () => {
    const random = createRandom('test', 'cards');
    const cards = Array.from({ length: 20 }, (_, at) => at);
    expect(random.shuffled(cards).toSorted((a, b) => a - b)).toEqual(cards);
    expect(cards).toContain(random.pick(cards));
    expect(() => random.pick([])).toThrow(RangeError);
  });

  it('hashes neighbouring seeds far apart', () => {
    const values = Array.from({ length: 1000 }, (_, at) => hashUnit('test', `match:${at}`));
    expect(mean(values)).toBeCloseTo(0.5, 1);
    expect(new Set(values).size).toBe(1000);
  });
});
