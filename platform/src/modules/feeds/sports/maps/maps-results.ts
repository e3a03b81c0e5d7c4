import type { MarketKey, MarketResult } from '../../results/index.ts';
import {
  allVoid,
  growingOverUnder,
  handicapResult,
  leader,
  oneWinner,
  ordinalOf,
} from '../../results/market-result.ts';
import type { MapRules } from './map-model.ts';
import { FINAL_SCORES, mapsWon, MOST_MAPS, type MapRecord, type MapsRecord } from './maps-record.ts';

const SIDES = ['home', 'away'];
const YES_NO = ['yes', 'no'];
const ODD_EVEN = ['odd', 'even'];
const OVER_UNDER = ['over', 'under'];
const DOUBLE = SIDES.flatMap((map) => SIDES.map((match) => `${map}-${match}`));
const yes = (is: boolean) => (is ? 'yes' : 'no');

/**
 * Decides a market. Of a match that broke off what play had not decided is void, and so is a map that was not played, or in
 * which nobody came to so many points.
 * @throws RangeError for a market there is not
 */
export function mapsResult(
  rules: MapRules,
  { type, specifiers }: MarketKey,
  match: MapsRecord,
): MarketResult {
  if (specifiers['map'] === undefined) return ofMatch(type, specifiers, match);
  const map = match.maps[ordinalOf(specifiers['map'], MOST_MAPS) - 1];
  return ofMap(rules, { type, specifiers }, map ?? NOT_PLAYED, match);
}

const NOT_PLAYED: MapRecord = { points: [0, 0], firsts: {} };

function ofMatch(type: string, specifiers: MarketKey['specifiers'], match: MapsRecord): MarketResult {
  const { line } = specifiers;
  const won = mapsWon(match.maps);
  const [isOver, isBrokenOff] = [match.end === 'finished', match.end === 'broken-off'];
  const atEnd = (outcomes: readonly string[], decide: () => MarketResult): MarketResult =>
    isOver ? decide() : isBrokenOff ? allVoid(outcomes) : undefined;
  switch (type) {
    case 'winner':
      return atEnd(SIDES, () => oneWinner(SIDES, leader(won)));
    case 'maps-score':
      return atEnd(FINAL_SCORES, () => oneWinner(FINAL_SCORES, won.join(':')));
    case 'map-and-match':
      return atEnd(DOUBLE, () => oneWinner(DOUBLE, `${match.maps[0]?.winner ?? ''}-${leader(won)}`));
    case 'team-wins-map':
      if (won[specifiers['team'] === 'home' ? 0 : 1] > 0) return oneWinner(YES_NO, 'yes');
      return atEnd(YES_NO, () => oneWinner(YES_NO, 'no'));
    case 'maps-total':
      return growingOverUnder(won[0] + won[1], line, isOver, isBrokenOff);
    case 'maps-handicap':
      return atEnd(SIDES, () => handicapResult(won, line));
    default:
      throw new RangeError(`${match.sport} has no market ${type}`);
  }
}

function ofMap(
  { regularPoints = Infinity }: MapRules,
  { type, specifiers }: MarketKey,
  map: MapRecord,
  match: MapsRecord,
): MarketResult {
  const { points, firsts, winner, towers, firstTower } = map;
  const { line, team } = specifiers;
  const isOver = winner !== undefined;
  /** It will not be played on. */
  const isStopped = match.end !== undefined;
  const decide = (outcomes: readonly string[], winning: string | undefined): MarketResult => {
    if (winning !== undefined) return oneWinner(outcomes, winning);
    return isOver || isStopped ? allVoid(outcomes) : undefined;
  };
  const all = points[0] + points[1];
  switch (type) {
    case 'map-winner':
      return decide(SIDES, winner);
    case 'map-total':
      return growingOverUnder(all, line, isOver, isStopped);
    case 'map-team-total':
      return growingOverUnder(team === 'home' ? points[0] : points[1], line, isOver, isStopped);
    case 'map-handicap':
      return isOver ? handicapResult(points, line) : decide(SIDES, undefined);
    case 'map-odd-even':
      return decide(ODD_EVEN, isOver ? (all % 2 === 1 ? 'odd' : 'even') : undefined);
    case 'map-overtime':
      return decide(
        YES_NO,
        all >= regularPoints && !isOver ? 'yes' : isOver ? yes(all > regularPoints) : undefined,
      );
    case 'map-first-blood':
    case 'map-first':
      return decide(SIDES, firsts[type === 'map-first' ? ordinalOf(specifiers['count']) : 1]);
    case 'map-first-tower':
      return decide(SIDES, firstTower);
    case 'map-towers-total':
      if (towers === undefined) return decide(OVER_UNDER, undefined);
      return growingOverUnder(towers[0] + towers[1], line, isOver, isStopped);
    case 'map-towers-handicap':
      return isOver && towers !== undefined ? handicapResult(towers, line) : decide(SIDES, undefined);
    default:
      throw new RangeError(`${match.sport} has no market ${type}`);
  }
}
