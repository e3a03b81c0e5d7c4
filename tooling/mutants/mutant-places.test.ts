import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { mutantPlaces, sampledPlaces, wordOf, type Place } from './mutant-places.ts';

const SOURCE = `export const isOver = (a: number, b: number): boolean => a > b;
export const both = (a: boolean, b: boolean): boolean =>
  a && b;
export const word = 'over';
`;

let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'paddock-places-'));
  await writeFile(join(root, 'a.ts'), SOURCE);
});
afterAll(() => rm(root, { recursive: true }));

const wordsOf = (places: readonly Place[]) => [...new Set(places.map(wordOf))];

describe('places of mutants', () => {
  it('are those of expressions that stand wholly on the asked lines', async () => {
    const on = async (first: number, last: number) =>
      wordsOf(await mutantPlaces(root, [{ file: 'a.ts', first, last }]));
    expect(await on(1, 1)).toEqual(['a.ts:1:22-1:62', 'a.ts:1:57-1:62']);
    expect(await on(3, 4)).toEqual(['a.ts:3:2-3:8', 'a.ts:4:20-4:26']);
  });

  it('are sampled with what lies within them, the same for a seed and another for another', async () => {
    const all = await mutantPlaces(root, [{ file: 'a.ts', first: 1, last: 9 }]);
    const outer = all.filter((place) => wordOf(place) === 'a.ts:1:22-1:62');
    expect(sampledPlaces(outer, 1, '1')).toEqual(outer);
    expect(sampledPlaces(all, 0, '1')).toEqual([]);
    expect(wordsOf(sampledPlaces(all, 99, '1')).sort()).toEqual(wordsOf(all).sort());
    const samples = ['1', '2', '3', '4', '5', '6'].map((seed) => wordsOf(sampledPlaces(all, 5, seed)).join());
    expect(new Set(samples).size).toBeGreaterThan(1);
    expect(wordsOf(sampledPlaces(all, 5, '1')).join()).toBe(samples[0]);
  });
});
