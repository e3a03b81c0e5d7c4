import { Type, type Static } from 'typebox';

import { LocalizedName, OutcomeCode } from './primitives.ts';

/** As many as a market has outcomes: a tennis tournament has 128 players, a golf tournament 156. */
export const MOST_RUNNERS = 200;

const Place = Type.Integer({ minimum: 1, maximum: MOST_RUNNERS });

/** Where one of a field came in (rules §10): from 1, and the same for all who share a place. */
export const Placing = Type.Object({ place: Place, code: OutcomeCode });
export type Placing = Static<typeof Placing>;

/** The same by name, for whoever has no list of the runners. */
export const NamedPlacing = Type.Object({ place: Place, code: OutcomeCode, name: LocalizedName });
export type NamedPlacing = Static<typeof NamedPlacing>;

/** One of a field that is over who was withdrawn: bets on it are void, the others are paid as they were struck (docs/markets.md). */
export const WithdrawnRunner = Type.Pick(NamedPlacing, ['code', 'name']);
export type WithdrawnRunner = Static<typeof WithdrawnRunner>;

/**
 * A field that is over, the first first: whoever bets on places is paid by it. All who came in, or as many as are known; a
 * runner it does not name has no place that is known, or was withdrawn.
 */
export const Placings = Type.Array(Placing, { maxItems: MOST_RUNNERS });
export const NamedPlacings = Type.Array(NamedPlacing, { maxItems: MOST_RUNNERS });
export const WithdrawnRunners = Type.Array(WithdrawnRunner, { maxItems: MOST_RUNNERS });
