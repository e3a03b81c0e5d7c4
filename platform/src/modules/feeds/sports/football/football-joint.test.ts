import { builderPrices } from '@paddock/contract/bets';
import type { PriceModel } from '@paddock/contract/schemas';

import { quote } from '../../simulation/match/quote.ts';
import { createRandom } from '../../simulation/random/random.ts';
import { createWorld } from '../../simulation/world/world.ts';
import type { JointLeg } from '../joint-chances.ts';
import { jointLeg } from '../joint-leg.testing.ts';
import { playFootball } from './football-generator.ts';
import { footballJoint } from './football-joint.ts';
import { footballMatch } from './football-match.ts';
import { situationFrom } from './football-model.ts';

/** 1:0 in the first half, which goes on; both sides score in proportion all along. */
const RATES = { first: [0.4, 0.3], second: [0.8, 0.6] } as const;
const MODEL: PriceModel = {
  name: 'football-counts',
  figures: {
    firstHalfOver: [0],
    ...{ goalsScore: [1, 0], goalsFirst: [1, 0], goalsLeft: [...RATES.first, ...RATES.second] },
    ...{ cornersScore: [2, 1], cornersFirst: [2, 1], cornersLeft: [1, 1, 2.5, 2.2] },
    ...{ cardsScore: [0, 1], cardsFirst: [0, 1], cardsLeft: [0.5, 0.5, 1, 1] },
  },
};

function together(model: PriceModel, ...legs: readonly JointLeg[]): number {
  const chances = footballJoint.ofSets(model, legs);
  if (!Array.isArray(chances)) throw new Error(`no chances: ${JSON.stringify(chances)}`);
  return (chances as number[]).at(-1) ?? NaN;
}
const of = (...texts: readonly string[]) => together(MODEL, ...texts.map(jointLeg));

/** Poisson by its formula, nothing of the product's asked. */
const poisson = (mean: number, count: number): number => {
  let chance = Math.exp(-mean);
  for (let at = 1; at <= count; at++) chance *= mean / at;
  return chance;
};

/** Every way on of the match by the goals of both halves, with its chance. */
function* ways(
  most = 11,
): Generator<readonly [h1: number, a1: number, h2: number, a2: number, chance: number]> {
  const upTo = Array.from({ length: most + 1 }, (_, goals) => goals);
  for (const h1 of upTo)
    for (const a1 of upTo)
      for (const h2 of upTo)
        for (const a2 of upTo) {
          const first = poisson(RATES.first[0], h1) * poisson(RATES.first[1], a1);
          yield [1 + h1, a1, h2, a2, first * poisson(RATES.second[0], h2) * poisson(RATES.second[1], a2)];
        }
}

function byHand(is: (h1: number, a1: number, h2: number, a2: number) => number | boolean): number {
  let sum = 0;
  for (const [h1, a1, h2, a2, chance] of ways()) sum += chance * Number(is(h1, a1, h2, a2));
  return sum;
}

describe('what selections of a football match come to together (rules §10)', () => {
  it.each([
    [['1x2 home', 'total line=2.5 over'], (h1, a1, h2, a2) => h1 + h2 > a1 + a2 && h1 + h2 + a1 + a2 > 2],
    [['both-score yes', 'total line=3.5 under'], (h1, a1, h2, a2) => a1 + a2 > 0 && h1 + h2 + a1 + a2 < 4],
    [['half-1x2 half=1 home', '1x2 draw'], (h1, a1, h2, a2) => h1 > a1 && h1 + h2 === a1 + a2],
    [
      [
        'half-time-full-time home-home',
        'team-total team=away line=0.5 over',
        'half-total half=2 line=1.5 under',
      ],
      (h1, a1, h2, a2) => h1 > a1 && h1 + h2 > a1 + a2 && a1 + a2 > 0 && h2 + a2 < 2,
    ],
    [
      ['correct-score 2:1', 'half-1x2 half=2 draw'],
      (h1, a1, h2, a2) => h1 + h2 === 2 && a1 + a2 === 1 && h2 === a2,
    ],
    // The next goal is each of those to come alike; those of the first half come first.
    [
      ['next-goal goal=2 away', '1x2 home'],
      (h1, a1, h2, a2) => {
        if (h1 + h2 <= a1 + a2) return 0;
        const [home, away] = h1 - 1 + a1 > 0 ? [h1 - 1, a1] : [h2, a2];
        return home + away === 0 ? 0 : away / (home + away);
      },
    ],
  ] as readonly [string[], Parameters<typeof byHand>[0]][])('%j is the sum over its scores', (legs, is) => {
    expect(of(...legs)).toBeCloseTo(byHand(is), 6);
  });

  it('knows that correlated selections are no product', () => {
    const product = (...texts: readonly string[]) => texts.reduce((all, text) => all * of(text), 1);
    const share = (...texts: readonly string[]) => Number((of(...texts) / product(...texts)).toFixed(2));
    const shares = {
      'home and over': share('1x2 home', 'total line=2.5 over'),
      'draw and under': share('1x2 draw', 'total line=2.5 under'),
      'both score and over': share('both-score yes', 'total line=2.5 over'),
      'a lead kept': share('half-1x2 half=1 home', '1x2 home'),
      'home and more corners of it': share('1x2 home', 'corners-1x2 home'),
    };
    expect(shares).toEqual({
      'home and over': 1.01,
      'draw and under': 1.6,
      'both score and over': 1.31,
      'a lead kept': 1.12,
      // Goals, corners and cards are independent in the model.
      'home and more corners of it': 1,
    });
  });

  it('sums to one over a partition, and is never likelier than one of its legs', () => {
    const results = ['home', 'draw', 'away'].map((outcome) => `1x2 ${outcome}`);
    const totals = ['over', 'under'].map((outcome) => `total line=2.5 ${outcome}`);
    const corners = ['home', 'draw', 'away'].map((outcome) => `corners-1x2 ${outcome}`);
    const cells = results.flatMap((one) =>
      totals.flatMap((two) => corners.map((three) => [one, two, three])),
    );
    expect(cells.reduce((sum, cell) => sum + of(...cell), 0)).toBeCloseTo(1, 9);
    for (const cell of cells)
      expect(of(...cell)).toBeLessThanOrEqual(Math.min(...cell.map((text) => of(text))));
  });

  it('is nothing where they contradict, and that of one where it brings the others with it', () => {
    expect(of('1x2 home', '1x2 draw')).toBe(0);
    expect(of('correct-score 1:0', 'both-score yes')).toBe(0);
    expect(of('1x2 home', 'double-chance 1x')).toBeCloseTo(of('1x2 home'), 12);
  });

  it('is not known of what the model does not count, nor of another model', () => {
    const { cornersLeft: _none, ...figures } = MODEL.figures;
    const untold = { ...MODEL, figures };
    expect(footballJoint.ofSets(untold, [jointLeg('1x2 home'), jointLeg('corners-1x2 home')])).toEqual({
      notOfModel: [1],
    });
    expect(footballJoint.ofSets(MODEL, [jointLeg('next-goal goal=1 home')])).toEqual({ notOfModel: [0] });
    expect(footballJoint.ofSets(MODEL, [jointLeg('winner home')])).toEqual({ notOfModel: [0] });
    expect(footballJoint.ofSets({ ...MODEL, name: 'other' }, [jointLeg('1x2 home')])).toBeUndefined();
    for (const bad of [{ goalsScore: [1] }, { goalsFirst: [2, 0] }, { goalsLeft: [-1, 0, 0, 0] }])
      expect(situationFrom({ ...MODEL, figures: { ...MODEL.figures, ...bad } })).toBeUndefined();
  });
});

describe('builders beside all prices of a match', () => {
  const [home, away] = createWorld('test').championships[0]?.teams ?? [];
  if (home === undefined || away === undefined) throw new Error('no teams');
  const moments = Array.from({ length: 2 }, (_, seed) => {
    const rates = [0.9 + seed, 1.8 - seed] as const;
    const match = footballMatch(playFootball(rates, home, away, createRandom('joint', String(seed))), rates);
    return [-1, 1500, 4200].slice(seed).map((atSec) => ({
      model: match.modelAt?.(atSec),
      markets: match.pricesAt(atSec),
    }));
  }).flat();
  const isPlain = ({ type, specifiers }: { type: string; specifiers: JointLeg['specifiers'] }) =>
    footballJoint.knows(type) && (specifiers['line'] ?? '.5').endsWith('.5') && !type.includes('draw-no-bet');

  it('a builder of one leg has the chance that its price was made from', () => {
    for (const { model, markets } of moments) {
      if (model === undefined) throw new Error('no model');
      const legs = markets
        .filter(isPlain)
        .flatMap(({ type, specifiers, selections }) =>
          selections.map(([outcome, chance]) => ({ leg: { type, specifiers, outcome }, chance })),
        );
      const wrong = legs.filter((one) => Math.abs(together(model, one.leg) - one.chance) > 1e-4);
      expect(wrong).toEqual([]);
    }
  });

  /** Under one measure no price is better than fair, so no stakes on any of them win in every end. */
  it('are with the singles no better than fair, so that no set of both is an arbitrage', () => {
    const better: unknown[] = [];
    for (const [at, { model, markets }] of moments.entries()) {
      const random = createRandom('sets', String(at));
      const offered = markets.filter(isPlain).flatMap((market) =>
        (quote(market)?.selections ?? []).map(({ outcome, oddsMilli }) => ({
          leg: { type: market.type, specifiers: market.specifiers, outcome },
          oddsMilli,
        })),
      );
      for (let set = 0; set < 25; set++) {
        const picked = Array.from({ length: 2 + random.int(4) }, () => offered[random.int(offered.length)]);
        const legs = picked.flatMap((one) => one ?? []);
        const chances =
          model &&
          footballJoint.ofSets(
            model,
            legs.map((one) => one.leg),
          );
        if (!Array.isArray(chances)) throw new Error('no chances');
        const prices = builderPrices(
          chances as number[],
          legs.map((one) => one.oddsMilli),
        );
        for (const [subset, price] of prices.entries())
          if (price * ((chances as number[])[subset] ?? 0) > 1000 + 1e-6) better.push([legs, subset, price]);
      }
    }
    expect(better).toEqual([]);
  });
});
