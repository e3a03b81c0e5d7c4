import { FeedMessage, PlaceBetRequest, StepUpRequest } from '@paddock/contract/schemas';

import { SeededRandom } from '../seeded-random.ts';
import { makeValue, takes } from './make-value.ts';

const SCHEMAS: Readonly<Record<string, object>> = { PlaceBetRequest, StepUpRequest, FeedMessage };
const made = (seed: number, schema: object, wildPercent: number) =>
  makeValue(schema, '', { random: new SeededRandom(seed), known: () => [], wildPercent });

describe('values made for a schema', () => {
  it.each(Object.entries(SCHEMAS))('meet it: %s', (_name, schema) => {
    const values = Array.from({ length: 50 }, (_, seed) => made(seed, schema, 0));
    expect(values.filter((value) => !takes(schema, value))).toEqual([]);
  });

  it.each(Object.entries(SCHEMAS))('mostly do not where they shall be wrong: %s', (_name, schema) => {
    const values = Array.from({ length: 50 }, (_, seed) => made(seed, schema, 50));
    expect(values.filter((value) => !takes(schema, value)).length).toBeGreaterThan(30);
  });

  it('are the same for the same seed', () => {
    expect(made(7, FeedMessage, 30)).toEqual(made(7, FeedMessage, 30));
  });

  it('are of what is known, where it fits', () => {
    const random = new SeededRandom(1);
    const known = () => ['EUR', '12.00', 7];
    const values = Array.from({ length: 9 }, () =>
      makeValue({ type: 'string', pattern: '^[A-Z]{3}$' }, 'x', { random, known, wildPercent: 0 }),
    );
    expect(new Set(values)).toContain('EUR');
    expect(values).not.toContain('12.00');
  });
});
