import { RALLY_NAMES, RALLY_TYPES } from './rally-markets.ts';
import type { SportMarkets } from './sport-markets.ts';

/** Totals and handicaps are in points where nothing else is said. */
export const TABLE_TENNIS_MARKETS: SportMarkets = { types: RALLY_TYPES, names: RALLY_NAMES };
