import type { PriceModel } from '@paddock/contract/schemas';

import type { Score } from '../../results/index.ts';
import { atLeast, isWonWhole, type JointChances } from '../joint-chances.ts';
import { wholeFrom, type WholeSituation } from './basketball-model.ts';
import { basketballResult, type BasketballRecord } from './basketball-results.ts';
import { OVERTIME } from './overtime.ts';
import { pointBranches, type PointsBranch } from './remaining-points.ts';

/** What the points of the whole match decide, and whether they needed an overtime. */
const OF_WHOLE: ReadonlySet<string> = new Set([
  ...[
    'winner',
    'total',
    'handicap',
    'team-total',
    'points-margin',
    'points-odd-even',
    'team-points-odd-even',
  ],
  ...['regular-1x2', 'overtime'],
]);

/** Ends rarer than this change no price. */
const LEAST_END = 1e-9;
/** More points than a side makes. */
const WIDTH = 1_000;

/** A way in which a match can end. */
interface End {
  readonly score: Score;
  /** As many as each side had when the overtime began; undefined where there was none. */
  readonly level: number | undefined;
  readonly chance: number;
}

/**
 * What several selections of a basketball match come to together: over the points both sides can end with, of each of which it
 * is asked of every leg whether it wins, by the rules that settle it. Quarters, halves and races are no part of it: what is
 * left of the match is counted in one piece, and so are its prices.
 */
export const basketballJoint: JointChances = {
  knows: (type) => OF_WHOLE.has(type),
  ofSets(model, legs) {
    const ends = endsOf(model);
    if (ends === undefined) return undefined;
    const notOfModel = [...legs.keys()].filter((at) => !OF_WHOLE.has(legs[at]?.type ?? ''));
    if (notOfModel.length > 0) return { notOfModel };
    const exactly = new Array<number>(1 << legs.length).fill(0);
    for (const end of ends) {
      const match = recordOf(end);
      const set = legs.reduce(
        (bits, leg, at) => (isWonWhole(basketballResult(leg, match), leg.outcome) ? bits | (1 << at) : bits),
        0,
      );
      exactly[set] = (exactly[set] ?? 0) + end.chance;
    }
    return atLeast(exactly);
  },
};

/** By model, which is replaced with the prices and never changed in place. */
const ENDS = new WeakMap<PriceModel, readonly End[]>();

function endsOf(model: PriceModel): readonly End[] | undefined {
  const known = ENDS.get(model);
  if (known !== undefined) return known;
  const situation = wholeFrom(model);
  if (situation === undefined) return undefined;
  const ends = allEnds(situation);
  ENDS.set(model, ends);
  return ends;
}

function allEnds({ score, stretches, isOvertime, efficiency }: WholeSituation): readonly End[] {
  const first = scores(pointBranches(score, stretches, efficiency));
  const more = scores(pointBranches([0, 0], OVERTIME, efficiency)).filter(({ score: [h, a] }) => h !== a);
  const left = sumOf(more);
  // An overtime that is on began level at less than what both have now: nobody asks for what.
  const began = isOvertime ? Math.min(...score) : undefined;
  const ends = new Map<number, End>();
  const add = (score: Score, level: number | undefined, chance: number): void => {
    // Where an overtime began is told by no market: ends of one score are one.
    const key = (score[0] * WIDTH + score[1]) * 2 + (level === undefined ? 0 : 1);
    const known = ends.get(key);
    ends.set(
      key,
      known === undefined ? { score, level, chance } : { ...known, chance: known.chance + chance },
    );
  };
  for (const {
    score: [home, away],
    chance,
  } of first) {
    if (home !== away) add([home, away], began, chance);
    else
      for (const part of more)
        add([home + part.score[0], away + part.score[1]], began ?? home, (chance * part.chance) / left);
  }
  const all = [...ends.values()].filter(({ chance }) => chance > LEAST_END);
  const whole = sumOf(all);
  return all.map((end) => ({ ...end, chance: end.chance / whole }));
}

function scores(branches: readonly PointsBranch[]): readonly { score: Score; chance: number }[] {
  const sums = new Map<number, number>();
  for (const { weight, home, away } of branches) {
    for (const [at, chance] of home.chances.entries()) {
      for (const [against, other] of away.chances.entries()) {
        const both = weight * chance * other;
        if (both < LEAST_END) continue;
        const key = (home.least + at) * WIDTH + away.least + against;
        sums.set(key, (sums.get(key) ?? 0) + both);
      }
    }
  }
  return [...sums].map(([key, chance]) => ({ score: [Math.floor(key / WIDTH), key % WIDTH], chance }));
}

const sumOf = (ends: readonly { readonly chance: number }[]): number =>
  ends.reduce((sum, { chance }) => sum + chance, 0);

/** A match that ended so; quarters are not told apart. */
function recordOf({ score: [home, away], level }: End): BasketballRecord {
  const none: Score = [0, 0];
  const regular: Score = level === undefined ? [home, away] : [level, level];
  const quarters = [regular, none, none, none];
  const periods = level === undefined ? quarters : [...quarters, [home - level, away - level] as const];
  return { sport: 'basketball', periods, periodsOver: periods.length, end: 'finished' };
}
