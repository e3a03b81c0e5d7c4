import type { MarketKey, MarketResult } from '../../results/index.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  leader,
  oneWinner,
  ordinalOf,
} from '../../results/market-result.ts';
import { FINAL_SCORES, mapsWon, MOST_MAPS, type MapRecord, type MapsRecord } from './maps-record.ts';

const SIDES = ['home', 'away'];

/**
 * Decides a market. Of a match that broke off what play had not decided is void, and so is a map that was not played, or in
 * which nobody came to so many points.
 * @throws RangeError for a market there is not
 */
export function mapsResult({ type, specifiers }: MarketKey, match: MapsRecord): MarketResult {
  if (type === 'winner' || type.startsWith('maps-')) return ofMatch(type, specifiers, match);
  const map = match.maps[ordinalOf(specifiers['map'], MOST_MAPS) - 1];
  return ofMap({ type, specifiers }, map ?? NOT_PLAYED, match);
}

const NOT_PLAYED: MapRecord = { points: [0, 0], firsts: {} };

function ofMatch(type: string, { line }: MarketKey['specifiers'], match: MapsRecord): MarketResult {
  const won = mapsWon(match.maps);
  const [isOver, isBrokenOff] = [match.end === 'finished', match.end === 'broken-off'];
  const atEnd = (outcomes: readonly string[], decide: () => MarketResult): MarketResult =>
    isOver ? decide() : isBrokenOff ? allVoid(outcomes) : undefined;
  switch (type) {
    case 'winner':
      return atEnd(SIDES, () => oneWinner(SIDES, leader(won)));
    case 'maps-score':
      return atEnd(FINAL_SCORES, () => oneWinner(FINAL_SCORES, won.join(':')));
    case 'maps-total':
      return growingOverUnder(won[0] + won[1], line, isOver, isBrokenOff);
    case 'maps-handicap':
      return atEnd(SIDES, () => handicapResult(won, line));
    default:
      throw new RangeError(`${match.sport} has no market ${type}`);
  }
}

function ofMap({ type, specifiers }: MarketKey, map: MapRecord, match: MapsRecord): MarketResult {
  const { points, firsts, winner } = map;
  const isOver = winner !== undefined;
  /** It will not be played on. */
  const isStopped = match.end !== undefined;
  switch (type) {
    case 'map-winner':
      if (isOver) return oneWinner(SIDES, winner);
      return isStopped ? allVoid(SIDES) : undefined;
    case 'map-total':
      return growingOverUnder(points[0] + points[1], specifiers['line'], isOver, isStopped);
    case 'map-handicap':
      if (isOver) return handicapResult(points, specifiers['line']);
      return isStopped ? allVoid(SIDES) : undefined;
    case 'map-first-blood':
    case 'map-first': {
      const first = firsts[type === 'map-first' ? ordinalOf(specifiers['count']) : 1];
      if (first !== undefined) return oneWinner(SIDES, first);
      return isOver || isStopped ? allVoid(SIDES) : undefined;
    }
    default:
      throw new RangeError(`${match.sport} has no market ${type}`);
  }
}
