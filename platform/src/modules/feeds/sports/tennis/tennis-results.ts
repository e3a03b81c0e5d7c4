import { addScores, type PlayedMatch, type Score } from '../../results/match-record.ts';
import {
  allVoid,
  leader,
  lineInQuarters,
  oneWinner,
  ordinalOf,
  type MarketKey,
  type MarketResult,
} from '../../results/market-result.ts';
import { partResult, type PlayedPart } from '../rules/ruled-results.ts';
import { isTieBreakSet } from './match-rest.ts';
import { countedBy, findRuled } from './tennis-offer.ts';
import type { GamePlayed } from './tennis-timeline.ts';

export interface TennisRecord extends PlayedMatch {
  readonly sport: 'tennis';
  readonly bestOf: 3 | 5;
  /** Games of each completed set in order; a tie-break counts as one game. */
  readonly sets: readonly Score[];
  /** Games of the set being played. */
  readonly current: Score;
  /** Games as they were played, by set; absent where the source does not tell. */
  readonly played?: readonly (readonly GamePlayed[])[];
}

const SIDES = ['home', 'away'];
const YES_NO = ['yes', 'no'];
const DOUBLE = SIDES.flatMap((set) => SIDES.map((match) => `${set}-${match}`));
const WINNER_AND_TOTAL = SIDES.flatMap((side) => [`${side}-over`, `${side}-under`]);

/** Every score a set can end with, the home side's wins first. */
export const SET_SCORES: readonly string[] = [
  ...['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6'],
  ...['6:7', '5:7', '4:6', '3:6', '2:6', '1:6', '0:6'],
];

/** The final scores a match in sets can have, the home side's wins first: `2:0 2:1 1:2 0:2`. */
export function setScores(bestOf: 3 | 5): readonly string[] {
  const needed = (bestOf + 1) / 2;
  const lost = Array.from({ length: needed }, (_, sets) => sets);
  return [
    ...lost.map((sets) => `${needed}:${sets}`),
    ...lost.toReversed().map((sets) => `${sets}:${needed}`),
  ];
}

/** Decides a tennis market. After a retirement whatever play had not decided is void, and so is what was not played. */
export function tennisResult({ type, specifiers }: MarketKey, match: TennisRecord): MarketResult {
  const kind = findRuled(type);
  if (kind !== undefined) {
    const counted = countedBy(kind);
    const games = addScores([...match.sets, match.current]);
    const whole = { isOver: match.end === 'finished', isStopped: match.end !== undefined };
    if (counted === 'set') return partResult(kind, specifiers, setOf(match, specifiers));
    return partResult(kind, specifiers, { ...whole, score: counted === 'games' ? games : setsWon(match) });
  }
  return specifiers['set'] === undefined
    ? ofMatch({ type, specifiers }, match)
    : ofSet({ type, specifiers }, match);
}

function ofMatch({ type, specifiers }: MarketKey, match: TennisRecord): MarketResult {
  const won = setsWon(match);
  switch (type) {
    case 'set-score': {
      const outcomes = setScores(match.bestOf);
      return atEnd(match, outcomes, () => oneWinner(outcomes, won.join(':')));
    }
    case 'set-and-match':
      return atEnd(match, DOUBLE, () =>
        oneWinner(DOUBLE, `${leader(match.sets[0] ?? [0, 0])}-${leader(won)}`),
      );
    case 'tie-break':
      if (match.sets.some(isTieBreakSet)) return oneWinner(YES_NO, 'yes');
      return atEnd(match, YES_NO, () => oneWinner(YES_NO, 'no'));
    case 'team-wins-set':
      if (won[specifiers['team'] === 'home' ? 0 : 1] > 0) return oneWinner(YES_NO, 'yes');
      return atEnd(match, YES_NO, () => oneWinner(YES_NO, 'no'));
    case 'winner-games-total': {
      const [home, away] = addScores(match.sets);
      const side = 4 * (home + away) > lineInQuarters(specifiers['line']) ? 'over' : 'under';
      return atEnd(match, WINNER_AND_TOTAL, () => oneWinner(WINNER_AND_TOTAL, `${leader(won)}-${side}`));
    }
    default:
      throw new RangeError(`tennis has no market ${type}`);
  }
}

/** Of a set, and of its games one by one. */
function ofSet({ type, specifiers }: MarketKey, match: TennisRecord): MarketResult {
  const { score, isOver, isStopped } = setOf(match, specifiers);
  const at = ordinalOf(specifiers['set'], MOST_SETS) - 1;
  const decide = (outcomes: readonly string[], winner: string | undefined): MarketResult => {
    if (winner !== undefined) return oneWinner(outcomes, winner);
    return isOver || isStopped ? allVoid(outcomes) : undefined;
  };
  const games = match.played?.[at] ?? [];
  switch (type) {
    case 'set-correct-score':
      return decide(SET_SCORES, isOver ? score.join(':') : undefined);
    case 'set-tie-break':
      return decide(YES_NO, isOver ? yes(isTieBreakSet(score)) : undefined);
    case 'game-winner':
      return decide(SIDES, games[ordinalOf(specifiers['game']) - 1]?.winner);
    case 'game-deuce': {
      const game = games[ordinalOf(specifiers['game']) - 1];
      return decide(YES_NO, game && yes(game.deuce));
    }
    case 'set-race':
      return decide(SIDES, firstTo(games, ordinalOf(specifiers['points'])));
    default:
      throw new RangeError(`tennis has no market ${type}`);
  }
}

const MOST_SETS = 5;
const yes = (is: boolean) => (is ? 'yes' : 'no');

/** A set as far as it has been played. */
function setOf(match: TennisRecord, { set }: MarketKey['specifiers']): PlayedPart {
  const at = ordinalOf(set, MOST_SETS) - 1;
  const isOver = at < match.sets.length;
  const running: Score = at === match.sets.length ? match.current : [0, 0];
  return { score: match.sets[at] ?? running, isOver, isStopped: match.end !== undefined };
}

function firstTo(games: readonly GamePlayed[], count: number): string | undefined {
  return SIDES.map((side) => {
    const own = games.flatMap(({ winner }, at) => (winner === side ? [at] : []));
    return { side, at: own[count - 1] ?? Infinity };
  })
    .filter(({ at }) => at < Infinity)
    .toSorted((one, other) => one.at - other.at)[0]?.side;
}

/** Sets each side has won. */
export function setsWon({ sets }: TennisRecord): Score {
  const home = sets.filter((set) => leader(set) === 'home').length;
  return [home, sets.length - home];
}

function atEnd(match: TennisRecord, outcomes: readonly string[], decide: () => MarketResult): MarketResult {
  if (match.end === 'finished') return decide();
  return match.end === 'broken-off' ? allVoid(outcomes) : undefined;
}
