import { Type, type Static, type TSchema } from 'typebox';

import { MarketTypeView } from './market-types.ts';
import { DecimalId, LocalizedName, Slug, TimestampMs } from './primitives.ts';
import { EventDetail, Silk } from './sportsbook.ts';
import { TeamKey } from './teams.ts';

/** More than anybody follows at once; of all kinds together. */
export const FAVOURITES_MAX = 200;

const of = <Kind extends string, Key extends TSchema>(kind: Kind, key: Key) =>
  Type.Object({ kind: Type.Literal(kind), key }, { additionalProperties: false });

/** Something with a star: a sport by its slug, a championship or an event by its id, a team by its key (`teamKeyOf`). */
export const Favourite = Type.Union([
  of('sport', Slug),
  of('championship', DecimalId),
  of('team', TeamKey),
  of('event', DecimalId),
]);
export type Favourite = Static<typeof Favourite>;
export type FavouriteKind = Favourite['kind'];

/** What a player keeps, the newest first. Read tolerantly: a kind that is not known yet is another release's. */
export const FavouritesView = Type.Object({
  items: Type.Array(
    Type.Object({
      kind: Type.Enum(['sport', 'championship', 'team', 'event']),
      key: Type.String(),
      keptAtMs: TimestampMs,
    }),
    { maxItems: FAVOURITES_MAX },
  ),
});
export type FavouritesView = Static<typeof FavouritesView>;

/** Some favourites, the newest first: what a guest kept in the browser, or what somebody wants to see the matches of. */
export const FavouritesChoice = Type.Object(
  { items: Type.Array(Favourite, { maxItems: FAVOURITES_MAX }) },
  { additionalProperties: false },
);
export type FavouritesChoice = Static<typeof FavouritesChoice>;

export const FOLLOWED_EVENTS_MAX = 200;

/** A sport, a championship or a team that is followed, as it is called now, with how much it has to bet on. */
export const FollowedName = Type.Object({
  kind: Type.Enum(['sport', 'championship', 'team']),
  key: Type.String(),
  sport: Slug,
  name: LocalizedName,
  /** Of a championship: the readable tail of its address, and where it is. */
  slug: Type.Optional(Slug),
  regionCode: Type.Optional(Type.String()),
  /** Of a team. */
  silk: Type.Optional(Silk),
  live: Type.Integer({ minimum: 0 }),
  line: Type.Integer({ minimum: 0 }),
});
export type FollowedName = Static<typeof FollowedName>;

/**
 * POST /web-api/sportsbook/followed: the listed matches that were starred themselves, then those of starred teams and
 * championships, each once and in the order of the stars, what is played before what comes. A starred sport brings none:
 * it is a way to its list. What nobody knows any more has no name.
 */
export const FollowedView = Type.Object({
  names: Type.Array(FollowedName, { maxItems: FAVOURITES_MAX }),
  total: Type.Integer({ minimum: 0 }),
  events: Type.Array(EventDetail, { maxItems: FOLLOWED_EVENTS_MAX }),
  types: Type.Array(MarketTypeView),
});
export type FollowedView = Static<typeof FollowedView>;
