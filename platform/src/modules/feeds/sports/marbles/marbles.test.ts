import { createRandom } from '../../simulation/random/random.ts';
import { expectSoundPrices, miscalibration } from '../../simulation/match/calibration.testing.ts';
import { quote } from '../../simulation/match/quote.ts';
import { runnersOf } from '../../simulation/fixtures/field-fixture.ts';
import { createWorld } from '../../simulation/world/world.ts';
import { marblesRace } from './marbles-race.ts';
import { LAP_SEC, LAPS, RACE_SEC, runRace } from './race-course.ts';
import { stableDraw } from './stable-draw.ts';

const [cup] = createWorld('test').championships.filter(({ sport }) => sport === 'marbles');
const runners = runnersOf(cup?.teams ?? []);
const weights = (cup?.teams ?? []).map(({ attack }) => Math.exp(attack));
const races = Array.from({ length: 2_000 }, (_, seed) =>
  marblesRace(runners, runRace(weights, createRandom('marbles', String(seed)))),
);
const AT_LAPS = [-1, LAP_SEC + 1, 2 * LAP_SEC + 1];

describe('marbles, 2,000 races of one field from fixed seeds', () => {
  it.each([
    ['field-winner', {}, '1'],
    ['field-winner', {}, '4'],
    ['field-top-2', {}, '2'],
    ['field-top-3', {}, '3'],
    ['field-odd-even', {}, 'odd'],
    ['field-forecast', {}, '1:2'],
  ])('%s %o %s happens as often as it is priced, before and at each lap', (type, specifiers, outcome) => {
    const off = AT_LAPS.map((atSec) => miscalibration(races, atSec, { type, specifiers }, outcome));
    for (const errors of off) expect(errors).toBeLessThan(3.5);
  });

  it('is priced soundly', () => {
    expectSoundPrices('marbles', races.slice(0, 20), [...AT_LAPS, 100, 300, 500]);
  });

  it('tells a little more with each lap: the favourite is ever likelier to be the winner', () => {
    const likeliest = AT_LAPS.map((atSec) => {
      const best = races.map((race) =>
        Math.max(...(race.pricesAt(atSec)[0]?.selections.map(([, chance]) => chance) ?? [])),
      );
      return best.reduce((sum, chance) => sum + chance, 0) / best.length;
    });
    expect(likeliest).toEqual(likeliest.toSorted((a, b) => a - b));
    expect(likeliest.at(-1)).toBeLessThan(0.8);
  });

  it('offers each way before the start alone, and no place line that is worth its stake', () => {
    for (const race of races.slice(0, 5)) {
      const before = race.pricesAt(-1);
      const winner = before.find(({ type }) => type === 'field-winner');
      const { eachWay } = winner ?? {};
      if (winner === undefined || eachWay === undefined) throw new Error('no each way');
      const places = before.find(({ type }) => type === `field-top-${eachWay.places}`);
      for (const [at, { oddsMilli }] of (quote(winner)?.selections ?? []).entries()) {
        const price = 1 + ((oddsMilli / 1000 - 1) * eachWay.num) / eachWay.den;
        expect(price * (places?.selections[at]?.[1] ?? 1)).toBeLessThan(1);
      }
      expect(race.pricesAt(LAP_SEC + 1).some((market) => market.eachWay)).toBe(false);
    }
  });
});

describe('a race as it is seen', () => {
  const [race] = races;
  const seen = (atSec: number) =>
    race?.viewAt(atSec).race?.runners.map(({ courseMilli }) => courseMilli) ?? [];

  it('comes in as it was decided, and says who won', () => {
    const places = race?.recordAt(RACE_SEC) as { places: ReadonlyMap<string, number> };
    const [winner] = [...places.places].find(([, place]) => place === 1) ?? [];
    expect(race?.viewAt(RACE_SEC).winners).toEqual([winner]);
    expect(race?.viewAt(RACE_SEC - 1).placings).toBeUndefined();
    const placings = race?.viewAt(RACE_SEC).placings ?? [];
    expect(new Map(placings.map(({ code, place }) => [code, place]))).toEqual(places.places);
    expect(placings.map(({ place }) => place)).toEqual(runners.map((_, at) => at + 1));
    const end = race?.viewAt(RACE_SEC).race?.runners ?? [];
    const first = end.reduce((best, one) => (one.courseMilli > best.courseMilli ? one : best));
    expect(first.code).toBe(winner);
  });

  it('shows nothing of a lap to come while bets on it are taken', () => {
    const steady = [LAP_SEC + 1, LAP_SEC + 60, LAP_SEC + 125].map((atSec) => {
      const at = seen(atSec);
      return at.map((one) => one - Math.max(...at));
    });
    expect(steady[1]).toEqual(steady[0]);
    for (const [at, gap] of (steady[2] ?? []).entries())
      expect(Math.abs(gap - (steady[0]?.[at] ?? 0))).toBeLessThanOrEqual(1);
    expect(race?.stops.map(({ fromSec, toSec }) => [fromSec, toSec])).toEqual([
      [130, 200],
      [330, 400],
      [530, 600],
    ]);
  });

  it('is never run backwards, and told lap by lap', () => {
    const along = Array.from({ length: RACE_SEC / 10 + 1 }, (_, at) => seen(10 * at));
    for (const runner of runners.keys()) {
      const way = along.map((at) => at[runner] ?? 0);
      expect(way).toEqual(way.toSorted((a, b) => a - b));
    }
    const laps = race?.viewAt(RACE_SEC).incidents?.filter(({ kind }) => kind === 'lap') ?? [];
    expect(laps.map(({ atSec }) => atSec)).toEqual(
      Array.from({ length: LAPS }, (_, at) => (at + 1) * LAP_SEC),
    );
  });
});

describe('a stable draw', () => {
  it('has the Laplace transform it is named by', () => {
    const random = createRandom('stable', 'draw');
    const draws = Array.from({ length: 20_000 }, () => stableDraw(0.7, random));
    for (const at of [0.5, 1, 2]) {
      const mean = draws.reduce((sum, draw) => sum + Math.exp(-at * draw), 0) / draws.length;
      expect(mean).toBeCloseTo(Math.exp(-(at ** 0.7)), 2);
    }
  });
});
