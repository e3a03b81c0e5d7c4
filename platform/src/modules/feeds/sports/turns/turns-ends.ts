import { addScores, type MarketKey, type Score } from '../../results/index.ts';
import { scoresByLines, type UsualScores } from '../scores-by-lines.ts';
import type { SportEnds } from '../sport-model.ts';
import { isHalvesRule } from '../rules/ruled-kinds.ts';
import type { TurnsBook } from './turns-offer.ts';
import type { TurnsRecord, TurnsRules } from './turns-rules.ts';

/** Ends with what is played after the last period. Parts of a match are not told apart. */
export function turnsEnds<Code extends string>(
  rules: TurnsRules,
  book: TurnsBook,
  sport: Code,
  usual: UsualScores,
): SportEnds<TurnsRecord<Code>> {
  const ofMatch = [...book.kinds.values()].filter(({ scope, by }) => scope === 'match' && !isHalvesRule(by));
  const told = ofMatch.map(({ key }) => key);
  return {
    toldByScore: told,
    possible: (markets, finalScore) =>
      (finalScore === undefined ? decided(markets, [0, 0]) : [finalScore]).map(finished),
    withParts: (match) => [match],
    scoreOf: ({ periods }) => addScores(periods),
    toldByEnds: told,
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
