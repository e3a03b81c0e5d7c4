import type { PriceModel } from '@paddock/contract/schemas';

import { addScores } from '../../results/index.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { jointLeg } from '../joint-leg.testing.ts';
import { oneLegPrices } from '../one-leg-prices.testing.ts';
import { basketballJoint } from './basketball-joint.ts';
import { basketballMatch } from './basketball-match.ts';
import { wholeFrom } from './basketball-model.ts';
import type { BasketballRecord } from './basketball-results.ts';
import { playBasketball } from './basketball-timeline.ts';
import type { Efficiency } from './possessions.ts';

const EFFICIENCY: Efficiency = { home: 1.12, away: 1.07 };

function together(model: PriceModel, ...texts: readonly string[]): number {
  const chances = basketballJoint.ofSets(model, texts.map(jointLeg));
  if (!Array.isArray(chances)) throw new Error(`no chances: ${JSON.stringify(chances)}`);
  return (chances as number[]).at(-1) ?? NaN;
}

function matchOf(seed: number) {
  return basketballMatch(playBasketball(EFFICIENCY, createRandom('joint', String(seed))), EFFICIENCY);
}

/** Before the match. */
const MODEL = matchOf(0).modelAt?.(-1);
if (MODEL === undefined) throw new Error('no model');

describe('what selections of a basketball match come to together (rules §10)', () => {
  const played = Array.from({ length: 12_000 }, (_, seed) => {
    const { periods } = matchOf(seed).recordAt(Infinity) as BasketballRecord;
    const [home, away] = addScores(periods);
    return { home, away, hasOvertime: periods.length > 4 };
  });

  it.each([
    [['winner home', 'total line=160.5 over'], ({ home, away }) => home > away && home + away > 160],
    [
      ['handicap line=-5.5 home', 'team-total team=away line=78.5 under'],
      ({ home, away }) => home - away > 5 && away < 79,
    ],
    [['overtime yes', 'winner away'], ({ home, away, hasOvertime }) => hasOvertime && away > home],
    [
      ['overtime yes', 'total line=165.5 over'],
      ({ home, away, hasOvertime }) => hasOvertime && home + away > 165,
    ],
    [
      ['regular-1x2 home', 'points-odd-even odd'],
      ({ home, away, hasOvertime }) => !hasOvertime && home > away && (home + away) % 2 === 1,
    ],
    [
      ['winner home', 'total line=160.5 over', 'team-points-odd-even team=home even'],
      ({ home, away }) => home > away && home + away > 160 && home % 2 === 0,
    ],
  ] as readonly [string[], (end: (typeof played)[number]) => boolean][])(
    '%j happen together as often as 12,000 matches of fixed seeds say',
    (legs, is) => {
      const chance = together(MODEL, ...legs);
      const share = played.filter(is).length / played.length;
      const deviation = Math.sqrt((chance * (1 - chance)) / played.length);
      expect(Math.abs(share - chance) / deviation).toBeLessThan(3);
    },
  );

  it('sums to one over a partition, is nothing where they contradict, and that of one that brings the other', () => {
    const cells = ['home', 'draw', 'away'].flatMap((result) =>
      ['over', 'under'].map((side) => together(MODEL, `regular-1x2 ${result}`, `total line=160.5 ${side}`)),
    );
    expect(cells.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(together(MODEL, 'overtime yes', 'regular-1x2 home')).toBe(0);
    expect(together(MODEL, 'regular-1x2 home', 'winner home')).toBeCloseTo(
      together(MODEL, 'regular-1x2 home'),
      12,
    );
  });

  it('of one leg is the chance that its price was made from, before the match, in it and in overtime', () => {
    const overtime = Array.from({ length: 200 }, (_, seed) => matchOf(seed)).find(
      (one) => (one.recordAt(Infinity) as BasketballRecord).periods.length > 4,
    );
    if (overtime === undefined) throw new Error('no overtime');
    const { wrong, legs } = oneLegPrices(overtime, basketballJoint, [-0.1, 0.2, 0.5, 0.8, 0.93, 0.97], 1e-5);
    expect(wrong).toEqual([]);
    expect(legs).toBeGreaterThan(100);
  });

  it('is not known of quarters, halves and races, nor of another model', () => {
    expect(
      basketballJoint.ofSets(MODEL, ['winner home', 'quarter-winner quarter=1 home'].map(jointLeg)),
    ).toEqual({
      notOfModel: [1],
    });
    expect(basketballJoint.ofSets({ ...MODEL, name: 'other' }, [jointLeg('winner home')])).toBeUndefined();
    const bad = [{ efficiency: [1.1] }, { efficiency: [0, 1] }, { score: [1.5, 0] }, { leftSec: [601] }];
    for (const figures of [...bad, { leftSec: [600, 600, 600, 600, 600] }])
      expect(wholeFrom({ ...MODEL, figures: { ...MODEL.figures, ...figures } })).toBeUndefined();
  });
});
