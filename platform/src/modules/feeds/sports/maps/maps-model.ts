import type { PriceModel } from '@paddock/contract/schemas';

import type { Score, Side } from '../../results/index.ts';
import type { MapState } from './map-model.ts';
import { MAPS_TO_WIN } from './maps-record.ts';

const NAME = 'maps-points';
/** More than any map has had. */
const MOST_POINTS = 300;

/** All that prices of a match are taken from, but for what a map is. */
export interface MapsSituation {
  /** The chance that the home side makes a point. */
  readonly homePoint: number;
  /** Of the maps that are over. */
  readonly winners: readonly (Side | undefined)[];
  /** The map that is played. */
  readonly state: MapState;
}

/** The same as figures that a feed sends and a bet keeps. */
export function mapsModel({ homePoint, winners, state }: MapsSituation): PriceModel {
  return {
    name: NAME,
    figures: {
      homePoint: [homePoint],
      homeWon: winners.map((winner) => (winner === 'home' ? 1 : 0)),
      points: [...state.points],
      towers: [...state.towers],
    },
  };
}

/** Read back; undefined for what is none of ours, or no match that goes on. */
export function mapsSituation({ name, figures }: PriceModel): MapsSituation | undefined {
  const homePoint = figures['homePoint']?.[0];
  const [points, towers] = [scoreOf(figures['points']), scoreOf(figures['towers'])];
  const isRead = name === NAME && homePoint !== undefined && homePoint > 0 && homePoint < 1;
  if (!isRead || points === undefined || towers === undefined) return undefined;
  const winners = (figures['homeWon'] ?? []).map((won) =>
    won === 1 ? ('home' as const) : ('away' as const),
  );
  const home = winners.filter((winner) => winner === 'home').length;
  if (Math.max(home, winners.length - home) >= MAPS_TO_WIN) return undefined;
  return { homePoint, winners, state: { points, towers } };
}

function scoreOf(figures: readonly number[] | undefined): Score | undefined {
  const [home, away] = figures ?? [];
  return isCount(home) && isCount(away) ? [home, away] : undefined;
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= MOST_POINTS;
