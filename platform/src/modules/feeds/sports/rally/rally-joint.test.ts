import type { PriceModel } from '@paddock/contract/schemas';

import { createRandom } from '../../simulation/random/random.ts';
import { jointLeg } from '../joint-leg.testing.ts';
import { oneLegPrices } from '../one-leg-prices.testing.ts';
import { TABLE_TENNIS_RULES } from '../table-tennis/table-tennis.ts';
import { VOLLEYBALL_RULES } from '../volleyball/volleyball.ts';
import { rallyJoint } from './rally-joint.ts';
import { rallyMatch } from './rally-match.ts';
import { rallySituation } from './rally-model.ts';
import type { RallyRules } from './rally-rules.ts';
import { playRallies } from './rally-timeline.ts';

const HOME = 0.54;
/** Short enough for every match to be played out by hand: two sets to three points, two ahead, or four. */
const SHORT: RallyRules = { setsToWin: 2, pointsToWin: 3, lastSetPoints: 3, mostPoints: 4, races: [2] };

interface Played {
  readonly sets: readonly (readonly [number, number])[];
  readonly total: number;
  readonly lead: number;
  readonly home: number;
}

/** The chance of what is asked of a whole match, point by point: nothing of the product's is used. */
function byHand(is: (match: Played) => boolean): number {
  const over = (h: number, a: number) => Math.max(h, a) >= 4 || (Math.max(h, a) >= 3 && Math.abs(h - a) >= 2);
  const play = (sets: Played['sets'], h: number, a: number, chance: number): number => {
    if (over(h, a)) return ended([...sets, [h, a]], chance);
    return play(sets, h + 1, a, chance * HOME) + play(sets, h, a + 1, chance * (1 - HOME));
  };
  const ended = (sets: Played['sets'], chance: number): number => {
    const won = sets.filter(([h, a]) => h > a).length;
    if (won < 2 && sets.length - won < 2) return play(sets, 0, 0, chance);
    const home = sets.reduce((sum, [h]) => sum + h, 0);
    const away = sets.reduce((sum, [, a]) => sum + a, 0);
    return is({ sets, total: home + away, lead: home - away, home }) ? chance : 0;
  };
  return play([], 0, 0, 1);
}

const modelOf = (sets: readonly number[], points: readonly number[]): PriceModel => ({
  name: 'rally-points',
  figures: { homePoint: [HOME], sets: [...sets], points: [...points] },
});
const BEFORE = modelOf([], [0, 0]);
const joint = rallyJoint(SHORT, 'volleyball');
function of(...texts: readonly string[]): number {
  const chances = joint.ofSets(BEFORE, texts.map(jointLeg));
  if (!Array.isArray(chances)) throw new Error(`no chances: ${JSON.stringify(chances)}`);
  return (chances as number[]).at(-1) ?? NaN;
}
const homeWon = ({ sets }: Played): boolean => sets.filter(([h, a]) => h > a).length === 2;

describe('what selections of a match of rallies come to together (rules §10)', () => {
  it.each([
    [['winner home', 'total line=11.5 over'], (m) => homeWon(m) && m.total > 11],
    [['winner away', 'handicap line=1.5 home'], (m) => !homeWon(m) && m.lead + 1.5 > 0],
    [
      ['set-score 2:1', 'team-total team=home line=8.5 under'],
      (m) => homeWon(m) && m.sets.length === 3 && m.home < 9,
    ],
    [
      ['set-and-match away-home', 'set-extra-points set=1 yes'],
      (m) =>
        homeWon(m) && (m.sets[0]?.[0] ?? 0) < (m.sets[0]?.[1] ?? 0) && Math.min(...(m.sets[0] ?? [])) > 1,
    ],
    [
      ['set-winner set=1 home', 'set-total set=2 line=4.5 over', 'sets-total line=2.5 over'],
      ({ sets: [one = [0, 0], two = [0, 0], three] }) =>
        one[0] > one[1] && two[0] + two[1] > 4 && three !== undefined,
    ],
    [
      ['team-wins-set team=away yes', 'points-odd-even odd', 'winner home'],
      (m) => homeWon(m) && m.sets.length === 3 && m.total % 2 === 1,
    ],
  ] as readonly [string[], Parameters<typeof byHand>[0]][])('%j is the sum over its ends', (legs, is) => {
    expect(of(...legs)).toBeCloseTo(byHand(is), 12);
  });

  it('is nothing where they contradict, and that of one where it brings the others with it', () => {
    expect(of('winner home', 'set-score 1:2')).toBe(0);
    expect(of('winner home', 'set-score 2:1')).toBeCloseTo(of('set-score 2:1'), 12);
  });

  it('goes on from the points of the set that is played', () => {
    const now = modelOf([3, 1, 0, 3], [2, 2]);
    const legs = ['winner home', 'total line=12.5 under'].map(jointLeg);
    // Seven points were played before; home wins from 2:2 by two points in a row, as 4:2, or later.
    const chances = joint.ofSets(now, legs) as readonly number[];
    expect(chances.at(-1)).toBeCloseTo(0, 12);
    const more = ['winner home', 'total line=13.5 under'].map(jointLeg);
    expect((joint.ofSets(now, more) as readonly number[]).at(-1)).toBeCloseTo(HOME ** 2, 12);
  });

  it('is not known of races, of sets that are over or may not be played, nor of two counts of points', () => {
    const asked = (model: PriceModel, ...texts: readonly string[]) =>
      joint.ofSets(model, texts.map(jointLeg));
    expect(asked(BEFORE, 'winner home', 'set-race set=1 points=2 home')).toEqual({ notOfModel: [1] });
    expect(asked(BEFORE, 'set-winner set=2 home', 'set-winner set=3 home')).toEqual({ notOfModel: [1] });
    const second = modelOf([3, 1], [0, 0]);
    expect(asked(second, 'set-winner set=1 home', 'set-winner set=2 home')).toEqual({ notOfModel: [0] });
    const counts = ['total line=11.5 over', 'handicap line=1.5 home', 'team-total team=home line=5.5 over'];
    expect(asked(BEFORE, ...counts)).toEqual({ notOfModel: [1, 2] });
  });

  it('is not known of another model, nor of a match that cannot be or is over', () => {
    expect(joint.ofSets({ ...BEFORE, name: 'other' }, [jointLeg('winner home')])).toBeUndefined();
    for (const [sets, points] of [
      [[3], [0, 0]],
      [
        [2, 1],
        [0, 0],
      ],
      [
        [3, 0, 3, 1],
        [0, 0],
      ],
      [[], [3, 0]],
      [[], [-1, 0]],
      [[], [0.5, 0]],
      [[], []],
    ] as const)
      expect(rallySituation(SHORT, modelOf(sets, points))).toBeUndefined();
  });
});

describe.each([
  ['volleyball', VOLLEYBALL_RULES],
  ['table-tennis', TABLE_TENNIS_RULES],
] as const)('builders of %s', (sport, rules) => {
  const tempo = { pointSec: 20, pointSpreadSec: 1, betweenSetsSec: 60 };
  const moments = playRallies(rules, tempo, HOME, createRandom('joint', sport));
  const match = rallyMatch(rules, moments, 0.52, ({ sets, points, firsts }) => ({
    ...{ sport: 'volleyball' as const, sets, current: points, firsts },
  }));

  it('of one leg have the chance that their price was made from, before the match and in it', () => {
    const { wrong, legs } = oneLegPrices(match, rallyJoint(rules, sport), [-0.1, 0.6], 1e-7);
    expect(wrong).toEqual([]);
    expect(legs).toBeGreaterThan(100);
  });
});
