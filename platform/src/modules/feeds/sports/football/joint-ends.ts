import type { Score, Side } from '../../results/index.ts';
import type { JointLeg } from '../joint-chances.ts';
import type { FootballSituation } from './football-prices.ts';
import { poisson } from './goal-counts.ts';
import type { GoalRates } from './goal-rates.ts';
import { partOfLeg, type CountedOf } from './joint-legs.ts';

/** Ends rarer than this change no price. */
const LEAST_END = 1e-9;

/** How one count of a match can end, both halves told apart only where a leg asks for one. */
export interface CountedEnd {
  readonly first: Score;
  readonly second: Score;
  /** Whose the next goal is, where a leg asks; `undefined` is nobody's. */
  readonly next: Side | undefined;
  readonly chance: number;
}

type EndOfHalf = readonly [score: Score, more: Score, chance: number];

/** Every end of a count that is not too rare, from how it stands. */
export function endsOfCount(
  situation: FootballSituation,
  of: CountedOf,
  legs: readonly JointLeg[],
): readonly CountedEnd[] {
  const counted = of === 'goals' ? situation : situation.beside?.[of];
  if (counted === undefined) return [];
  const { score, firstHalf, remaining } = counted;
  const parts = legs.map(partOfLeg);
  const second: Score = [score[0] - firstHalf[0], score[1] - firstHalf[1]];
  const isByHalf = parts.some((part) => part === 'first' || part === 'second' || part === 'halves');
  // Where nobody asks for a half all that comes is put into the second.
  const rest: GoalRates = [
    remaining.first[0] + remaining.second[0],
    remaining.first[1] + remaining.second[1],
  ];
  const firsts: readonly EndOfHalf[] = isByHalf
    ? halfEnds(firstHalf, remaining.first)
    : [[firstHalf, [0, 0], 1]];
  const seconds = halfEnds(second, isByHalf ? remaining.second : rest);
  const isNextAsked = parts.includes('next');
  return firsts.flatMap(([one, moreFirst, chance]) =>
    seconds.flatMap(([two, moreSecond, other]): readonly CountedEnd[] => {
      const end = { first: one, second: two, next: undefined, chance: chance * other };
      if (end.chance < LEAST_END) return [];
      return isNextAsked ? byNext(end, moreFirst[0] + moreFirst[1] > 0 ? moreFirst : moreSecond) : [end];
    }),
  );
}

function halfEnds(score: Score, rest: GoalRates): readonly EndOfHalf[] {
  const away = poisson(rest[1]);
  return poisson(rest[0]).flatMap((chance, more) =>
    away.flatMap((other, against): EndOfHalf[] => {
      const both = chance * other;
      return both < LEAST_END ? [] : [[[score[0] + more, score[1] + against], [more, against], both]];
    }),
  );
}

/** Both sides score at proportional rates, so each of the goals that come is as likely to be the next. */
function byNext(end: CountedEnd, [home, away]: Score): readonly CountedEnd[] {
  const more = home + away;
  if (more === 0) return [end];
  return [
    { ...end, next: 'home' as const, chance: (end.chance * home) / more },
    { ...end, next: 'away' as const, chance: (end.chance * away) / more },
  ].filter(({ chance }) => chance > 0);
}
