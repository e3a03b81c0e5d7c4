import { addScores, type Score, type Side } from '../../results/index.ts';
import type { SportEnds } from '../sport-model.ts';
import type { TimedBook } from './timed-book.ts';
import type { TimedRecord, TimedRules } from './timed-rules.ts';

/** Told by the score beside those of a rule. */
const OF_SCORE = ['winner-with-overtime', 'overtime', 'correct-score'];
const SIDES: readonly Side[] = ['home', 'away'];

/**
 * Every score there is, level ones won in overtime by either side where there is one. Periods are not told apart.
 * @param mostGoals more goals a side than any match brings from a score on whose markets somebody priced
 */
export function timedEnds<Code extends string>(
  rules: TimedRules,
  book: TimedBook,
  sport: Code,
  mostGoals: number,
): SportEnds<TimedRecord<Code>> {
  const ofMatch = [...book.kinds.values()].filter(({ scope }) => scope === 'match');
  const told = [...ofMatch.map(({ key }) => key), ...OF_SCORE.filter((key) => book.types.has(key))];
  return {
    toldByScore: told,
    possible: (_markets, finalScore) =>
      finalScore === undefined ? scoresFrom([0, 0]).flatMap(ended) : toldAs(finalScore),
    withParts: (match) => [match],
    // Outcomes of scores are of regular time: a match that is told 3:2 in overtime was 2:2.
    scoreOf: ({ periods }) => addScores(periods),
    toldByEnds: told,
    onFrom: (_markets, from) => scoresFrom(from).flatMap(ended),
  };

  function ended(score: Score): readonly TimedRecord<Code>[] {
    const periods = [score, ...Array.from({ length: rules.periods - 1 }, (): Score => [0, 0])];
    const match = { sport, periods, periodsOver: rules.periods, end: 'finished' } as const;
    if (rules.overtime === undefined || score[0] !== score[1]) return [match];
    return SIDES.map((overtimeWinner) => ({ ...match, overtimeWinner }));
  }

  /** A final score by one goal is told of regular time and of overtime alike. */
  function toldAs(final: Score): readonly TimedRecord<Code>[] {
    const level = Math.min(...final);
    return [final, [level, level] as const]
      .flatMap(ended)
      .filter((match) => scoreOf(match).join() === final.join());
  }

  function scoresFrom([home, away]: Score): readonly Score[] {
    const more = Array.from({ length: mostGoals + 1 }, (_, goals) => goals);
    return more.flatMap((one) => more.map((other): Score => [home + one, away + other]));
  }
}

/** The score as it is told: who wins in overtime or by shots has one goal more. */
export function scoreOf({ periods, overtimeWinner }: TimedRecord): Score {
  const [home, away] = addScores(periods);
  if (overtimeWinner === undefined) return [home, away];
  return overtimeWinner === 'home' ? [home + 1, away] : [home, away + 1];
}
