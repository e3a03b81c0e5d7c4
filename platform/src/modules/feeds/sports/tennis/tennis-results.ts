import { addScores, type PlayedMatch, type Score } from '../../results/match-record.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  leader,
  oneWinner,
  ordinalOf,
  type MarketKey,
  type MarketResult,
} from '../../results/market-result.ts';

export interface TennisRecord extends PlayedMatch {
  readonly sport: 'tennis';
  readonly bestOf: 3 | 5;
  /** Games of each completed set in order; a tie-break counts as one game. */
  readonly sets: readonly Score[];
  /** Games of the set being played. */
  readonly current: Score;
}

const SIDES = ['home', 'away'];

/** The final scores a match in sets can have, the home side's wins first: `2:0 2:1 1:2 0:2`. */
export function setScores(bestOf: 3 | 5): readonly string[] {
  const needed = (bestOf + 1) / 2;
  const lost = Array.from({ length: needed }, (_, sets) => sets);
  return [
    ...lost.map((sets) => `${needed}:${sets}`),
    ...lost.toReversed().map((sets) => `${sets}:${needed}`),
  ];
}

/** Decides a tennis market. After a retirement whatever play had not decided is void. */
export function tennisResult({ type, specifiers }: MarketKey, match: TennisRecord): MarketResult {
  const games = addScores([...match.sets, match.current]);
  switch (type) {
    case 'winner':
      return atEnd(match, SIDES, () => oneWinner(SIDES, leader(setsWon(match))));
    case 'set-score': {
      const outcomes = setScores(match.bestOf);
      return atEnd(match, outcomes, () => oneWinner(outcomes, setsWon(match).join(':')));
    }
    case 'set-winner':
      return setWinner(match, ordinalOf(specifiers['set'], 5));
    case 'games-total': {
      const { end } = match;
      return growingOverUnder(games[0] + games[1], specifiers['line'], end === 'finished', end !== undefined);
    }
    case 'games-handicap':
      return atEnd(match, SIDES, () => handicapResult(games, specifiers['line']));
    default:
      throw new RangeError(`tennis has no market ${type}`);
  }
}

/** Sets each side has won. */
export function setsWon({ sets }: TennisRecord): Score {
  const home = sets.filter((set) => leader(set) === 'home').length;
  return [home, sets.length - home];
}

/** A set that is never played is void. */
function setWinner(match: TennisRecord, ordinal: number): MarketResult {
  const set = match.sets[ordinal - 1];
  if (set !== undefined) return oneWinner(SIDES, leader(set));
  return match.end === undefined ? undefined : allVoid(SIDES);
}

function atEnd(match: TennisRecord, outcomes: readonly string[], decide: () => MarketResult): MarketResult {
  if (match.end === 'finished') return decide();
  return match.end === 'broken-off' ? allVoid(outcomes) : undefined;
}
