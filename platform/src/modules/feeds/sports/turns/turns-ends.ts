import { addScores, type MarketKey, type Score } from '../../results/index.ts';
import { scoresByLines, type UsualScores } from '../scores-by-lines.ts';
import type { SportEnds } from '../sport-model.ts';
import type { TurnsRecord, TurnsRules } from './turns-rules.ts';

const TOLD = ['winner', 'total', 'team-total', 'handicap'];

/** Ends with what is played after the last period. Parts of a match are not told apart. */
export function turnsEnds<Code extends string>(
  rules: TurnsRules,
  sport: Code,
  usual: UsualScores,
): SportEnds<TurnsRecord<Code>> {
  return {
    toldByScore: TOLD,
    possible: (markets, finalScore) =>
      (finalScore === undefined ? decided(markets, [0, 0]) : [finalScore]).map(finished),
    withParts: (match) => [match],
    scoreOf: ({ periods }) => addScores(periods),
    toldByEnds: TOLD,
    onFrom: (markets, from) => decided(markets, from).map(finished),
  };

  /** No match ends level. */
  function decided(markets: readonly MarketKey[], from: Score): readonly Score[] {
    return scoresByLines(markets, from, usual).filter(([home, away]) => home !== away);
  }

  function finished(score: Score): TurnsRecord<Code> {
    const rest = Array.from({ length: rules.periods - 1 }, (): Score => [0, 0]);
    return { sport, periods: [score, ...rest], periodsOver: rules.periods, end: 'finished' };
  }
}
