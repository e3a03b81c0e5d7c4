import type { Draws } from '../fairness/draws.ts';
import { allGames } from '../all-games.ts';
import { ALL_CASES } from './all-cases.ts';
import { criticalValue, fitOf } from './chi-square.ts';
import { chancesOf, type OddsCase } from './odds-case.ts';
import { runCases } from './run-cases.ts';

describe('the chi-square of games', () => {
  it.each([
    [1, 0.001, 10.828],
    [2, 0.05, 5.991],
    [10, 0.001, 29.588],
    [36, 0.05, 50.998],
    [127, 0.01, 166.987],
  ])('of %d degrees passes once in %d the value that printed tables have', (degrees, chance, value) => {
    expect(criticalValue(degrees, chance)).toBeCloseTo(value, 2);
  });

  it('is the sum of squares of what is off by what was expected', () => {
    const fit = fitOf([16, 18, 16, 14, 12, 12], Array<number>(6).fill(1 / 6));
    expect(fit.statistic).toBeCloseTo(2, 9);
    expect(fit.degrees).toBe(5);
  });

  it('counts cells that are too rare as one, or with the rarest of the others', () => {
    expect(fitOf([90, 4, 6], [0.9, 0.05, 0.05])).toEqual({ statistic: 0, degrees: 1 });
    expect(fitOf([80, 18, 2], [0.8, 0.18, 0.02])).toEqual({ statistic: 0, degrees: 1 });
  });

  it('fits every game by a few hundred rounds, all of which fall into a cell', () => {
    const results = runCases(ALL_CASES, 150, 'a short run');
    expect(results).toHaveLength(ALL_CASES.length);
    expect(results.filter(({ statistic, critical }) => !(statistic <= critical))).toEqual([]);
    for (const each of ALL_CASES)
      expect(chancesOf(each).reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9);
  });

  it('has a case of every game', () => {
    const codes = [...allGames().map(({ code }) => code), 'crash'];
    expect(codes.filter((code) => !ALL_CASES.some(({ name }) => name.startsWith(code)))).toEqual([]);
  });

  it('is of games that take each number of a round for one thing alone', () => {
    const twice = ALL_CASES.filter(({ cellOf }) => {
      const asked: number[] = [];
      cellOf((index) => {
        asked.push(index);
        return (index * 2_654_435_761) % 2 ** 32;
      });
      return new Set(asked).size < asked.length;
    });
    expect(twice.map(({ name }) => name)).toEqual([]);
  });

  it('does not fit a coin that falls on one side more often than said', () => {
    const coin = (cellOf: (draws: Draws) => string): OddsCase => ({
      name: 'coin',
      ways: new Map([
        ['head', 1n],
        ['tail', 1n],
      ]),
      cellOf,
    });
    const [fair, bent] = runCases(
      [
        coin((draws) => (draws(0) % 2 === 0 ? 'head' : 'tail')),
        coin((draws) => (draws(0) % 9 < 5 ? 'head' : 'tail')),
      ],
      4_000,
      'coins',
    );
    expect(fair?.statistic).toBeLessThan(fair?.critical ?? 0);
    expect(bent?.statistic).toBeGreaterThan(bent?.critical ?? Infinity);
    expect(() => runCases([coin(() => 'edge')], 1, 'coins')).toThrow('round 0 fell into edge');
  });
});
