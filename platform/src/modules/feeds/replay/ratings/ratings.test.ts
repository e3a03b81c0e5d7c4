import { HOUR_MS } from '@paddock/contract';
import fc from 'fast-check';

import { differenceOf, poisson, threeWay } from '../../sports/football/goal-counts.ts';
import type { RecordedMatch } from '../files/recorded-match.ts';
import { MATCH_TAKES_MS, PRICED_BEFORE_MS, ratedMatches } from './rated-matches.ts';
import { PRIOR_RATES, RatingModel } from './rating-model.ts';
import { ratesFromPrices } from './rates-from-prices.ts';

// The same examples in every run: what turns a build red is what was changed.
fc.configureGlobal({ seed: 20261121 });

const TEAMS = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak'];

describe('the rating model', () => {
  it('starts from the stated prior for everyone', () => {
    expect(new RatingModel().expect('Ash', 'Oak')).toEqual(PRIOR_RATES);
  });

  it('expects more of a side that scored more than expected, and less against one that conceded less', () => {
    const model = new RatingModel().after('Ash', 'Oak', [5, 0]);
    expect(model.expect('Ash', 'Elm')[0]).toBeGreaterThan(PRIOR_RATES[0]);
    expect(model.expect('Ash', 'Elm')[1]).toBeLessThan(PRIOR_RATES[1]);
    expect(model.expect('Elm', 'Oak')[0]).toBeGreaterThan(PRIOR_RATES[0]);
    expect(new RatingModel().expect('Ash', 'Elm')).toEqual(PRIOR_RATES);
  });

  it('finds the stronger of two teams that keep meeting', () => {
    let model = new RatingModel();
    for (let season = 0; season < 30; season++) model = model.after('Ash', 'Oak', [3, 0]);
    expect(model.expect('Ash', 'Oak')[0]).toBeGreaterThan(2.3);
    expect(model.expect('Ash', 'Oak')[1]).toBeLessThan(0.7);
  });
});

const season = fc
  .array(
    fc.record({
      home: fc.constantFrom('Ash', 'Birch', 'Cedar'),
      away: fc.constantFrom('Elm', 'Fir', 'Oak'),
      hours: fc.integer({ min: 0, max: 12 }),
      goals: fc.tuple(fc.nat(6), fc.nat(6)),
    }),
    { minLength: 2, maxLength: 25 },
  )
  .map((rows) => {
    let kickOffMs = Date.UTC(2022, 7, 1);
    return rows.map(({ home, away, hours, goals }, at): RecordedMatch => {
      kickOffMs += hours * HOUR_MS;
      return { row: at + 1, kickOffMs, home, away, fullTime: goals, halfTime: undefined };
    });
  });

describe('the goals matches are priced with', () => {
  it('never look ahead: no result that was not known when the prices were made changes them', () => {
    fc.assert(
      fc.property(season, fc.nat(24), fc.tuple(fc.nat(9), fc.nat(9)), (matches, pick, goals) => {
        const at = pick % matches.length;
        const pricedAtMs = (matches[at]?.kickOffMs ?? 0) - PRICED_BEFORE_MS;
        const changed = matches.map((match): RecordedMatch =>
          match.kickOffMs + MATCH_TAKES_MS > pricedAtMs ? { ...match, fullTime: goals } : match,
        );
        expect(ratedMatches(changed)[at]).toEqual(ratedMatches(matches)[at]);
      }),
    );
  });

  it('do use every result that was known', () => {
    const played = (hour: number, home: string, away: string, goals: [number, number]): RecordedMatch => ({
      row: 1,
      kickOffMs: hour * HOUR_MS,
      home,
      away,
      fullTime: goals,
      halfTime: undefined,
    });
    const matches = [
      played(0, 'Ash', 'Oak', [4, 0]),
      played(1, 'Elm', 'Fir', [0, 0]),
      played(4, 'Ash', 'Elm', [0, 0]),
    ];
    const [first, second, third] = ratedMatches(matches);
    expect([first, second]).toEqual([PRIOR_RATES, PRIOR_RATES]);
    expect(third?.[0]).toBeGreaterThan(PRIOR_RATES[0]);
  });

  it('prefer the file’s own prices', () => {
    const match: RecordedMatch = {
      row: 1,
      kickOffMs: 0,
      home: TEAMS[0] ?? '',
      away: TEAMS[1] ?? '',
      fullTime: [0, 0],
      halfTime: [0, 0],
      prices: { winner: [1500, 4500, 7000], total: [1700, 2200] },
    };
    const [rates] = ratedMatches([match]);
    expect(rates?.[0]).toBeGreaterThan((rates?.[1] ?? 9) * 2);
  });
});

describe('goals from prices', () => {
  it.each([
    [
      [2050, 3400, 3750],
      [1950, 1850],
    ],
    [
      [1200, 7000, 13_000],
      [1500, 2500],
    ],
    [[6000, 4200, 1550], undefined],
  ] as const)('%o %o give the prices back through the goal model', (winner, total) => {
    const rates = ratesFromPrices({ winner, ...(total === undefined ? {} : { total }) }) ?? [0, 0];
    const chances = threeWay(differenceOf(poisson(rates[0]), poisson(rates[1]), [0, 0]));
    const sum = winner.reduce((implied, price) => implied + 1000 / price, 0);
    expect(chances[0] - chances[2]).toBeCloseTo((1000 / winner[0] - 1000 / winner[2]) / sum, 4);
    expect(chances[1]).toBeCloseTo(1000 / winner[1] / sum, total === undefined ? 4 : 1);
  });

  it('are unknown without match prices', () => {
    expect(ratesFromPrices({ total: [1900, 1900] })).toBeUndefined();
  });
});
