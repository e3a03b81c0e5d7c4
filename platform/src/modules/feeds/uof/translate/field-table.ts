import { placedTypeOf } from '@paddock/contract/markets';

import { row, type MappedMarket } from './mapped-market.ts';

/** In the place of a sport: an event that many compete in, whatever its sport is. */
export const FIELD = 'field';

/** Numbers of places that our catalogue has a type for. */
export const PLACES = [2, 3, 4];

/**
 * Kinds of market of a field that are ours: those whose outcomes are competitors by their ids. Outrights in free words name
 * nobody by an id, and stay the provider's own.
 */
export const FIELD_MARKETS: readonly MappedMarket[] = [
  row(1110, 'field-winner', [FIELD], 'runners'),
  ...PLACES.map((places) => ({
    ...row(1102, placedTypeOf(places) ?? '', [FIELD], 'runners'),
    chosen: { winners: `${places}` },
  })),
];
