import { mergeStops } from '../../simulation/match/bet-stops.ts';
import type { BetStop, MatchView, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import { momentAt } from '../rally/rally-timeline.ts';
import type { MatchRecord } from '../sports.ts';
import type { MapModel, MapRules } from './map-model.ts';
import { MapsChances } from './maps-chances.ts';
import { mapsModel } from './maps-model.ts';
import { allMapsMarkets, mapsPrices } from './maps-prices.ts';
import { mapsWon, type MapsRecord } from './maps-record.ts';
import { mapOf, type MapsMoment } from './maps-timeline.ts';

/** Bets stop while a point is played that can end a map. */
const BEFORE_POINT_SEC = 12;
const AFTER_POINT_SEC = 4;

/** A match from its moments and the model that it is priced with: a map by the chance that the home side makes a point. */
export function mapsMatch(
  rules: MapRules,
  moments: readonly [MapsMoment, ...MapsMoment[]],
  { homePoint, model }: { readonly homePoint: number; readonly model: MapModel },
  recordOf: (played: Pick<MapsRecord, 'maps' | 'end'>) => MatchRecord,
): SimulatedMatch {
  const chances = new MapsChances(model);
  const at = (elapsedSec: number) => momentAt(moments, elapsedSec);
  return {
    durationSec: moments.at(-1)?.atSec ?? 0,
    stops: stopsOf(rules, moments),
    turns: moments.map(({ atSec }) => atSec),
    driftSec: Infinity,
    viewAt: (elapsedSec) => viewOf(rules, at(elapsedSec), elapsedSec < 0),
    recordAt: (elapsedSec) => recordOf(playedBy(rules, at(elapsedSec))),
    pricesAt(elapsedSec) {
      const now = at(elapsedSec);
      return now.isOver ? [] : mapsPrices(rules, now, chances);
    },
    modelAt(elapsedSec) {
      const { maps, state } = at(elapsedSec);
      return mapsModel({ homePoint, winners: maps.map(({ winner }) => winner), state });
    },
    allMarkets: () => allMapsMarkets(rules),
  };
}

function playedBy(rules: MapRules, now: MapsMoment): Pick<MapsRecord, 'maps' | 'end'> {
  const { maps, isOver } = now;
  return isOver ? { maps, end: 'finished' } : { maps: [...maps, mapOf(rules, now)] };
}

function viewOf(rules: MapRules, now: MapsMoment, before: boolean): MatchView {
  const { maps } = playedBy(rules, now);
  return {
    period: before ? '' : now.isOver ? 'ft' : `m${maps.length}`,
    clockPerSec: 0,
    score: [...mapsWon(maps)],
    parts: before ? [] : maps.map(({ points: [home, away] }): [number, number] => [home, away]),
  };
}

function stopsOf(rules: MapRules, moments: readonly MapsMoment[]): readonly BetStop[] {
  const windows = moments.flatMap(({ state }, at): readonly BetStop[] => {
    const next = moments[at + 1];
    if (next === undefined || !rules.canEnd(state)) return [];
    return [{ fromSec: next.atSec - BEFORE_POINT_SEC, toSec: next.atSec + AFTER_POINT_SEC, reason: 'point' }];
  });
  return mergeStops(windows);
}
