import type { PriceModel } from '@paddock/contract/schemas';

import { addScores, type Score, type Side } from '../../results/index.ts';
import { atLeast, isWonWhole, type JointChances, type JointLeg } from '../joint-chances.ts';
import { isHalvesRule } from '../rules/ruled-kinds.ts';
import { goalsOf } from './goals-left.ts';
import { wholeOvertimeWon } from './overtime-won.ts';
import type { TimedBook } from './timed-book.ts';
import { timedSituation, type TimedSituation } from './timed-model.ts';
import { timedResult } from './timed-results.ts';
import type { TimedRecord, TimedRules } from './timed-rules.ts';

/** Types beside those of a rule that the final score decides, with who wins an overtime. */
const OF_SCORE: ReadonlySet<string> = new Set(['winner-with-overtime', 'overtime', 'correct-score']);
/** Ends rarer than this change no price. */
const LEAST_END = 1e-9;
/** More goals than a side makes in a match. */
const WIDTH = 1_000;

/** A way in which some periods can end: their goals, and the selections of one of them alone that win by it. */
interface PartEnd {
  readonly score: Score;
  /** Bit i for the leg at i. */
  readonly won: number;
  readonly chance: number;
}

/**
 * What several selections of a match in attacks come to together: for each way in which the periods can end it is asked of
 * every leg whether it wins, by the rules that settle it, and the chances of the ends are summed. Attacks know nothing of
 * each other, so periods do not either. The order of goals and what both halves come to each by itself are no part of it.
 */
export function timedJoint(rules: TimedRules, book: TimedBook): JointChances {
  const isOfModel = (type: string): boolean => {
    const kind = book.kinds.get(type);
    return kind === undefined ? OF_SCORE.has(type) && book.types.has(type) : !isHalvesRule(kind.by);
  };
  return {
    knows: isOfModel,
    ofSets(model: PriceModel, legs) {
      const situation = timedSituation(rules, model);
      if (situation === undefined) return undefined;
      const notOfModel = [...legs.keys()].filter((at) => !isOfModel(legs[at]?.type ?? ''));
      if (notOfModel.length > 0) return { notOfModel };
      return atLeast(exactChances(situation, legs));
    },
  };

  /** By set of legs, the chance that just those win. */
  function exactChances(situation: TimedSituation, legs: readonly JointLeg[]): readonly number[] {
    const exactly = new Array<number>(1 << legs.length).fill(0);
    const home = wholeOvertimeWon(rules, situation.chances);
    const wonAtEnd = wonBy(
      legs.filter((leg) => periodOf(leg) === undefined),
      legs,
    );
    let sum = 0;
    for (const { score, won, chance } of lastEnds(situation, legs)) {
      sum += chance;
      const shares: readonly (readonly [Side | undefined, number])[] =
        rules.overtime !== undefined && score[0] === score[1]
          ? [['home', home], ['away', 1 - home]] // oxfmt-ignore
          : [[undefined, 1]];
      for (const [overtimeWinner, share] of shares) {
        const set = won | wonAtEnd(score, overtimeWinner);
        exactly[set] = (exactly[set] ?? 0) + chance * share;
      }
    }
    return exactly.map((chance) => chance / sum);
  }

  /** Every end of regular time; periods that no leg asks for by themselves are one. */
  function lastEnds(situation: TimedSituation, legs: readonly JointLeg[]): readonly PartEnd[] {
    const { periods, attacksLeft, chances } = situation;
    const asked = new Set(legs.flatMap((leg) => periodOf(leg) ?? []));
    const others = [...periods.keys()].filter((at) => !asked.has(at));
    const groups = [...[...asked].map((at) => [at]), ...(others.length > 0 ? [others] : [])];
    const parts = groups.map((group) => {
      const own = legs.filter((leg) => group.includes(periodOf(leg) ?? -1));
      const from = addScores(group.map((at) => periods[at] ?? NONE));
      const left = addScores(group.map((at) => attacksLeft[at] ?? NONE));
      const won = wonBy(own, legs, group[0]);
      return product(from, goalsOf(left[0], chances.home), goalsOf(left[1], chances.away)).map(
        (end): PartEnd => ({ ...end, won: own.length === 0 ? 0 : won(end.score, undefined) }),
      );
    });
    return parts.reduce<readonly PartEnd[]>(
      (all, part) => (all.length === 0 ? part : together(all, part)),
      [],
    );
  }

  /** Which of these legs win by a score of the match, or of one period alone; as bits of their places among all. */
  function wonBy(
    own: readonly JointLeg[],
    legs: readonly JointLeg[],
    period?: number,
  ): (score: Score, overtimeWinner: Side | undefined) => number {
    const known = new Map<string, number>();
    return (score, overtimeWinner) => {
      const key = `${score.join(':')} ${overtimeWinner}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const match = endedWith(score, period ?? 0, overtimeWinner);
      const won = own
        .filter((leg) => hasWon(leg, match))
        .reduce((bits, leg) => bits | (1 << legs.indexOf(leg)), 0);
      known.set(key, won);
      return won;
    };
  }

  function hasWon(leg: JointLeg, match: TimedRecord): boolean {
    return isWonWhole(timedResult(rules, book, leg, match), leg.outcome);
  }

  /** The period that a selection is of, from 0; undefined for one of the match. */
  function periodOf({ type, specifiers }: JointLeg): number | undefined {
    const scope = book.kinds.get(type)?.scope ?? 'match';
    return scope === 'match' ? undefined : Number(specifiers[scope]) - 1;
  }

  function endedWith(score: Score, period: number, overtimeWinner: Side | undefined): TimedRecord {
    const periods = Array.from({ length: rules.periods }, (_, at) => (at === period ? score : NONE));
    const match = { sport: book.sport, periods, periodsOver: rules.periods, end: 'finished' } as const;
    return overtimeWinner === undefined ? match : { ...match, overtimeWinner };
  }
}

function product(from: Score, home: readonly number[], away: readonly number[]): Omit<PartEnd, 'won'>[] {
  return home.flatMap((one, more) =>
    away.flatMap((other, against) => {
      const chance = one * other;
      return chance < LEAST_END ? [] : [{ score: [from[0] + more, from[1] + against] as const, chance }];
    }),
  );
}

/** Two parts that know nothing of each other; ends of one score that win the same are one. */
function together(one: readonly PartEnd[], other: readonly PartEnd[]): readonly PartEnd[] {
  const sums = new Map<number, number>();
  for (const { score, won, chance } of one) {
    for (const more of other) {
      const [home, away] = [score[0] + more.score[0], score[1] + more.score[1]];
      const key = ((won | more.won) * WIDTH + home) * WIDTH + away;
      sums.set(key, (sums.get(key) ?? 0) + chance * more.chance);
    }
  }
  return [...sums].map(([key, chance]) => {
    const scores = key % (WIDTH * WIDTH);
    const score: Score = [Math.floor(scores / WIDTH), scores % WIDTH];
    return { score, won: Math.floor(key / (WIDTH * WIDTH)), chance };
  });
}

const NONE: Score = [0, 0];
