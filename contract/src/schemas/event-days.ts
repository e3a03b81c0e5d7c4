import { Type, type Static } from 'typebox';

import { DecimalId, Slug } from './primitives.ts';

/** Days that are counted at once. */
export const EVENT_DAYS_MAX = 31;

/**
 * GET /web-api/sportsbook/event-days: when each day begins where the reader is and, last, when the last of them ends, the
 * earliest first. Only the reader knows the zone, and a day on which clocks change has another length.
 */
export const EventDaysQuery = Type.Object({
  bounds: Type.String({ pattern: `^\\d{1,14}(,\\d{1,14}){1,${EVENT_DAYS_MAX}}$` }),
  sport: Type.Optional(Slug),
  championshipId: Type.Optional(DecimalId),
});
export type EventDaysQuery = Static<typeof EventDaysQuery>;

/** How many matches of the line begin on each of these days. */
export const EventDaysView = Type.Object({
  counts: Type.Array(Type.Integer({ minimum: 0 }), { maxItems: EVENT_DAYS_MAX }),
});
export type EventDaysView = Static<typeof EventDaysView>;
