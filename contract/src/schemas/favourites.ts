import { Type, type Static, type TSchema } from 'typebox';

import { MarketTypeView } from './market-types.ts';
import { DecimalId, LocalizedName, Slug, TimestampMs } from './primitives.ts';
import { BetSection, EventDetail, Silk } from './sportsbook.ts';
import { TeamKey } from './teams.ts';

/** More than anybody follows at once; of all kinds together. */
export const FAVOURITES_MAX = 200;

const of = <Kind extends string, Key extends TSchema>(kind: Kind, key: Key) =>
  Type.Object({ kind: Type.Literal(kind), key }, { additionalProperties: false });

/** A kind of market in a sport, `football:total`: its type by its key, as the provider's are written too. */
export const MarketStarKey = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*:[A-Za-z0-9][A-Za-z0-9:._+/-]{0,119}$',
  maxLength: 200,
});

/**
 * Something with a star: a sport by its slug, a championship or an event by its id, a team by its key (`teamKeyOf`), a kind
 * of market by sport and type.
 */
export const Favourite = Type.Union([
  of('sport', Slug),
  of('championship', DecimalId),
  of('team', TeamKey),
  of('event', DecimalId),
  of('market', MarketStarKey),
]);
export type Favourite = Static<typeof Favourite>;
export type FavouriteKind = Favourite['kind'];

/** What a player keeps, the newest first. Read tolerantly: a kind that is not known yet is another release's. */
export const FavouritesView = Type.Object({
  items: Type.Array(
    Type.Object({
      kind: Type.Enum(['sport', 'championship', 'team', 'event', 'market']),
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

/** As many matches as one answer brings. */
export const FOLLOWED_EVENTS_MAX = 200;

/** Whose matches are asked for, and which page of them. A starred kind of market brings none. */
export const FollowedChoice = Type.Object(
  {
    items: Type.Array(Favourite, { maxItems: FAVOURITES_MAX }),
    /** Also the matches of the player's open bets, all of them, before the others. */
    withBets: Type.Optional(Type.Boolean()),
    /** Also the matches of starred sports, after the others: the first championships first. */
    withSports: Type.Optional(Type.Boolean()),
    /** Of this section alone. */
    section: Type.Optional(BetSection),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: FOLLOWED_EVENTS_MAX })),
  },
  { additionalProperties: false },
);
export type FollowedChoice = Static<typeof FollowedChoice>;

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
 * championships, each once and in the order of the stars, what is played before what comes. A starred sport brings its own
 * only where they are asked for: it is a way to its list. What nobody knows any more has no name; names come with the first
 * page.
 */
export const FollowedView = Type.Object({
  names: Type.Array(FollowedName, { maxItems: FAVOURITES_MAX }),
  total: Type.Integer({ minimum: 0 }),
  events: Type.Array(EventDetail, { maxItems: FOLLOWED_EVENTS_MAX }),
  types: Type.Array(MarketTypeView),
});
export type FollowedView = Static<typeof FollowedView>;
