import type { Score } from '../../results/index.ts';
import type { SportEnds } from '../sport-model.ts';
import type { FootballRecord } from './football-record.ts';
import { findRuled, RULED_KINDS } from './football-ruled.ts';

/** More goals a side than any football match had whose markets somebody priced. */
const MOST_RESULT_GOALS = 20;
const MOST_GOALS = 14;
/** Both halves are told apart, so there are many more ends of as many goals. */
const MOST_GOALS_BY_HALF = 7;
const NO_GOALS: Score = [0, 0];

const TOLD_BY_ENDS = [
  ...['1x2', 'double-chance', 'both-score', 'total', 'team-total', 'handicap', 'correct-score'],
  ...['half-1x2', 'half-total'],
  ...RULED_KINDS.filter(({ of }) => of === undefined).map(({ key }) => key),
];

/** Of the first half beside the second: no score of the match alone tells them. */
function isOfHalves(key: string): boolean {
  return findRuled(key)?.scope === 'halves';
}

/** Ends on the 90 minutes. The order of goals is not told apart. */
export const footballEnds: SportEnds<FootballRecord> = {
  toldByScore: [...TOLD_BY_ENDS.filter((key) => !isOfHalves(key)), 'next-goal'],
  possible: (_markets, finalScore) =>
    (finalScore === undefined ? upTo([MOST_RESULT_GOALS, MOST_RESULT_GOALS]) : [finalScore]).map((score) =>
      finished(score, NO_GOALS),
    ),
  withParts: (match) =>
    upTo([Math.min(match.score[0], MOST_RESULT_GOALS), Math.min(match.score[1], MOST_RESULT_GOALS)]).map(
      (firstHalf) => ({ ...match, firstHalf }),
    ),
  scoreOf: ({ score }) => score,
  toldByEnds: TOLD_BY_ENDS,
  onFrom(markets, from) {
    const byHalf = markets.some(
      ({ type, specifiers }) => specifiers['half'] !== undefined || isOfHalves(type),
    );
    const lines = markets.map(
      ({ specifiers }) => Math.abs(Number(specifiers['line'] ?? specifiers['goals'] ?? 0)) + 2,
    );
    const highest = Math.max(5, Math.max(...from) + 4, ...lines);
    const most = Math.ceil(Math.min(highest, byHalf ? MOST_GOALS_BY_HALF : MOST_GOALS));
    return upTo([most, most])
      .filter(([home, away]) => home >= from[0] && away >= from[1])
      .flatMap((score) => (byHalf ? upTo(score) : [NO_GOALS]).map((firstHalf) => finished(score, firstHalf)));
  },
};

function finished(score: Score, firstHalf: Score): FootballRecord {
  return { sport: 'football', score, firstHalf, firstHalfOver: true, goals: 'unknown', end: 'finished' };
}

/** Every score of as many goals or fewer. */
function upTo([home, away]: Score): readonly Score[] {
  return Array.from({ length: (home + 1) * (away + 1) }, (_, at) => [
    at % (home + 1),
    Math.floor(at / (home + 1)),
  ]);
}
