import { addScores, type MarketKey, type MarketResult } from '../../results/index.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  leader,
  oneWinner,
  ordinalOf,
} from '../../results/market-result.ts';
import { mostSets, setScores, setsWon, type RallyRecord, type RallyRules } from './rally-rules.ts';

const SIDES = ['home', 'away'];

/**
 * Decides a market. Of a match that broke off what play had not decided is void, and so is a set that was not played.
 * @throws RangeError for a market there is not
 */
export function rallyResult(
  rules: RallyRules,
  { type, specifiers }: MarketKey,
  match: RallyRecord,
): MarketResult {
  const won = setsWon(match.sets);
  const points = addScores([...match.sets, match.current]);
  const [isOver, isBrokenOff] = [match.end === 'finished', match.end === 'broken-off'];
  const { line } = specifiers;
  switch (type) {
    case 'winner':
      return atEnd(match, SIDES, () => oneWinner(SIDES, leader(won)));
    case 'set-score': {
      const scores = setScores(rules);
      return atEnd(match, scores, () => oneWinner(scores, won.join(':')));
    }
    case 'sets-total':
      return growingOverUnder(match.sets.length, line, isOver, isBrokenOff);
    case 'sets-handicap':
      return atEnd(match, SIDES, () => handicapResult(won, line));
    case 'total':
      return growingOverUnder(points[0] + points[1], line, isOver, isBrokenOff);
    case 'handicap':
      return atEnd(match, SIDES, () => handicapResult(points, line));
    case 'set-winner': {
      const set = match.sets[ordinalOf(specifiers['set'], mostSets(rules)) - 1];
      if (set !== undefined) return oneWinner(SIDES, leader(set));
      return match.end === undefined ? undefined : allVoid(SIDES);
    }
    case 'set-total':
      return setTotal(match, ordinalOf(specifiers['set'], mostSets(rules)), line);
    default:
      throw new RangeError(`${match.sport} has no market ${type}`);
  }
}

function setTotal({ sets, current, end }: RallyRecord, set: number, line: string | undefined): MarketResult {
  const isPlayed = set <= sets.length;
  const isPlaying = set === sets.length + 1;
  const [home, away] = (isPlayed ? sets[set - 1] : isPlaying ? current : undefined) ?? [0, 0];
  return growingOverUnder(home + away, line, isPlayed, end !== undefined);
}

function atEnd(match: RallyRecord, outcomes: readonly string[], decide: () => MarketResult): MarketResult {
  if (match.end === 'finished') return decide();
  return match.end === 'broken-off' ? allVoid(outcomes) : undefined;
}
