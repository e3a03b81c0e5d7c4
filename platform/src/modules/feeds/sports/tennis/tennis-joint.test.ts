import type { PriceModel } from '@paddock/contract/schemas';

import { createRandom } from '../../simulation/random/random.ts';
import type { JointLeg } from '../joint-chances.ts';
import { jointLeg } from '../joint-leg.testing.ts';
import { oneLegPrices } from '../one-leg-prices.testing.ts';
import { tennisJoint } from './tennis-joint.ts';
import { tennisMatch } from './tennis-match.ts';
import { tennisSituation } from './tennis-model.ts';
import { playTennis } from './tennis-timeline.ts';

function chancesOf(model: PriceModel, legs: readonly JointLeg[]): readonly number[] {
  const chances = tennisJoint.ofSets(model, legs);
  if (!Array.isArray(chances)) throw new Error(`no chances: ${JSON.stringify(chances)}`);
  return chances as number[];
}

/** One set all, 4:4 in the third, the home side serves at 30:15. */
const [HOME, AWAY] = [0.65, 0.6];
const MODEL: PriceModel = {
  name: 'tennis-serve',
  figures: {
    ...{ serve: [HOME, AWAY], bestOf: [3], sets: [6, 4, 6, 7], games: [4, 4] },
    ...{ points: [2, 1], homeServes: [1] },
  },
};
const of = (...texts: readonly string[]) => chancesOf(MODEL, texts.map(jointLeg)).at(-1) ?? NaN;

/** A game by its points, nothing of the product's asked: deuce is won by two points in a row. */
function holds(serve: number, own: number, others: number): number {
  if (own === 4) return 1;
  if (others === 4) return 0;
  if (own === 3 && others === 3) return serve ** 2 / (serve ** 2 + (1 - serve) ** 2);
  return serve * holds(serve, own + 1, others) + (1 - serve) * holds(serve, own, others + 1);
}

/** A tie-break to seven that the home side begins: one point, then two each. */
function tieBreak(home: number, away: number): number {
  if (home === 7 && away < 6) return 1;
  if (away === 7 && home < 6) return 0;
  if (home === 6 && away === 6) {
    const [both, none] = [HOME * (1 - AWAY), (1 - HOME) * AWAY];
    return both / (both + none);
  }
  const isHomes = [0, 3].includes((home + away) % 4);
  const point = isHomes ? HOME : 1 - AWAY;
  return point * tieBreak(home + 1, away) + (1 - point) * tieBreak(home, away + 1);
}

/** Chances of the third set's scores. */
function thirdSet(): ReadonlyMap<string, number> {
  const chances = new Map<string, number>();
  const [first, home, away] = [holds(HOME, 2, 1), holds(HOME, 0, 0), 1 - holds(AWAY, 0, 0)];
  const play = (h: number, a: number, chance: number): void => {
    const isOver = (Math.max(h, a) >= 6 && Math.abs(h - a) >= 2) || Math.max(h, a) === 7;
    if (isOver) {
      chances.set(`${h}:${a}`, (chances.get(`${h}:${a}`) ?? 0) + chance);
      return;
    }
    const served = (h + a) % 2 === 0 ? home : away;
    const wins = h + a === 8 ? first : h === 6 && a === 6 ? tieBreak(0, 0) : served;
    play(h + 1, a, chance * wins);
    play(h, a + 1, chance * (1 - wins));
  };
  play(4, 4, 1);
  return chances;
}

const byHand = (is: (h: number, a: number) => boolean): number =>
  [...thirdSet()].reduce((sum, [score, chance]) => {
    const [h = 0, a = 0] = score.split(':').map(Number);
    return sum + (is(h, a) ? chance : 0);
  }, 0);

describe('what selections of a tennis match come to together (rules §10)', () => {
  it.each([
    // 23 games are played before the third set.
    [['winner home', 'games-total line=33.5 over'], (h, a) => h > a && h + a > 10],
    [['winner away', 'games-handicap line=0.5 home'], (h, a) => a > h && 12 + h + 0.5 > 11 + a],
    [['set-correct-score set=3 7:5', 'set-score 2:1'], (h, a) => h === 7 && a === 5],
    [
      ['set-and-match home-away', 'team-games-total team=home line=17.5 over'],
      (h, a) => a > h && 12 + h > 17,
    ],
    [
      ['winner-games-total line=33.5 home-under', 'games-odd-even odd'],
      (h, a) => h > a && h + a < 11 && (h + a) % 2 === 0,
    ],
    [['set-tie-break set=3 yes', 'winner home'], (h, a) => h === 7 && a === 6],
    [['tie-break yes', 'winner away'], (h, a) => a > h],
  ] as readonly [string[], Parameters<typeof byHand>[0]][])('%j is the sum over its ends', (legs, is) => {
    expect(of(...legs)).toBeCloseTo(byHand(is), 12);
  });

  it('is nothing where they contradict, and that of one where it brings the others with it', () => {
    expect(of('winner home', 'set-score 1:2')).toBe(0);
    expect(of('winner home', 'set-score 2:1')).toBeCloseTo(of('winner home'), 12);
  });

  it('is not known of games one by one, of sets that may not be played, nor of another model', () => {
    expect(
      tennisJoint.ofSets(MODEL, [jointLeg('winner home'), jointLeg('game-winner set=3 game=10 home')]),
    ).toEqual({
      notOfModel: [1],
    });
    const before = { ...MODEL, figures: { ...MODEL.figures, sets: [], games: [0, 0], points: [0, 0] } };
    const asked = ['set-tie-break set=2 yes', 'set-tie-break set=3 yes'].map(jointLeg);
    expect(tennisJoint.ofSets(before, asked)).toEqual({ notOfModel: [1] });
    const bad = [
      { serve: [1, 0.6] },
      { bestOf: [4] },
      { sets: [6] },
      { sets: [6, 4, 6, 4] },
      { games: [6, 4] },
    ];
    for (const figures of [...bad, { games: [7, 7] }, { points: [-1, 0] }, { sets: [5, 4, 4, 6] }])
      expect(tennisSituation({ ...MODEL, figures: { ...MODEL.figures, ...figures } })).toBeUndefined();
    expect(tennisJoint.ofSets({ ...MODEL, name: 'other' }, [jointLeg('winner home')])).toBeUndefined();
  });
});

describe.each([3, 5] as const)('builders of a match of %d sets', (bestOf) => {
  it('of one leg have the chance that its price was made from', () => {
    const serve = { home: 0.62, away: 0.65 };
    const match = tennisMatch(playTennis(serve, bestOf, createRandom('joint', String(bestOf))), serve);
    const { wrong, legs } = oneLegPrices(match, tennisJoint, [-0.1, 0.3, 0.7], 1e-9);
    expect(wrong).toEqual([]);
    expect(legs).toBeGreaterThan(100);
  });
});
