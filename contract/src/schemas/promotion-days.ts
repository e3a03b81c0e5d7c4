import { Type, type Static } from 'typebox';

import { ClientSeed, SeedCommitment } from './games.ts';
import { TimestampMs } from './primitives.ts';

/** A day of the site's clock, counted from 1 January 1970. */
const SiteDay = Type.Integer({ minimum: 0, maximum: 3_000_000 });
/** Of a prize among those of the wheel, or of a gift in the calendar, from 0. */
const Place = Type.Integer({ minimum: 0, maximum: 31 });

/** What a day brought. */
export const PromotionTurn = Type.Object({
  day: SiteDay,
  place: Place,
  atMs: TimestampMs,
  /** How a wheel's prize was drawn, to be drawn again by anybody (rules §12): its seed is shown with its only turn. */
  draw: Type.Union([
    Type.Object({
      commitment: SeedCommitment,
      serverSeed: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      clientSeed: ClientSeed,
    }),
    Type.Null(),
  ]),
});
export type PromotionTurn = Static<typeof PromotionTurn>;

/** How the day of a wheel or a calendar stands. */
export const PromotionDayState = Type.Enum([
  /** It can be taken. */
  'open',
  'taken',
  /** Of a calendar that has no day now, and for good of what is over. */
  'over',
  /** Not by this player now: a break, a limit that is reached, or an account that is held. */
  'held',
]);

/** GET /web-api/promotions/:code/days: the wheel or calendar of a promotion the player takes part in. */
export const PromotionDaysView = Type.Object({
  day: SiteDay,
  /** When the next day begins. */
  endsAtMs: TimestampMs,
  state: PromotionDayState,
  /** Which gift of a calendar the day has; null for none, and for a wheel. */
  place: Type.Union([Place, Type.Null()]),
  /** SHA-256 of the seed the wheel turns by next; null for a calendar, and where none is to come. */
  commitment: Type.Union([SeedCommitment, Type.Null()]),
  /** Those of the last days, the newest first. */
  turns: Type.Array(PromotionTurn),
});
export type PromotionDaysView = Static<typeof PromotionDaysView>;

/** POST /web-api/promotions/:code/days: takes what the day brings. A wheel wants words of the player's own. */
export const PromotionDayRequest = Type.Object(
  { day: SiteDay, clientSeed: Type.Optional(ClientSeed) },
  { additionalProperties: false },
);
export type PromotionDayRequest = Static<typeof PromotionDayRequest>;
