import { Type, type Static } from 'typebox';

import { GAME_SORTS, OWN_COMPANY } from '../casino/sections.ts';
import {
  CompanyCode,
  CompanyGameCode,
  CompanyName,
  DeviceName,
  GameSectionName,
  GameWord,
  RtpMillionths,
  StakesOfGame,
  VolatilityName,
} from './casino-catalogue.ts';
import { GameCode } from './games.ts';
import { DecimalId, IsoCurrency, LanguageCode, LocalizedName, TimestampMs } from './primitives.ts';

const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** Why a game cannot be played by somebody, or here; a code of the error table. */
export const GameRefusal = Type.Enum([
  'GAME_CLOSED',
  'GAME_LICENCE',
  'GAME_COUNTRY',
  'GAME_CURRENCY',
  'GAME_DEVICE',
]);
export type GameRefusal = Static<typeof GameRefusal>;

/**
 * A game as a tile shows it. The same for everybody: whether it has somebody's star is asked of that player's
 * favourites (`FavouriteGamesView.ids`).
 */
export const GameTile = Type.Object({
  id: DecimalId,
  name: LocalizedName,
  /** Whose game it is, as players know it. */
  studio: CompanyName,
  /** Its page, without language: `/games/dice`, `/slots/game/1042/book-of-foxes`, `/casino/game/1043/lightning-wheel`. */
  address: Type.String(),
  section: GameSectionName,
  /** By the best choice in it. */
  rtpMillionths: Nullable(RtpMillionths),
  volatility: Nullable(VolatilityName),
  /** Those of the site first: `new`, `popular`, `jackpot`, `original`. */
  tags: Type.Array(GameWord),
  hasDemo: Type.Boolean(),
  /** Where the company has a picture of it; null: one is drawn from the seed. */
  pictureUrl: Nullable(Type.String()),
  artSeed: Type.String(),
});
export type GameTile = Static<typeof GameTile>;

/** GET /web-api/casino/games/:id, and of one of our own by its route: all that is known of a game. */
export const GameView = Type.Object({
  ...GameTile.properties,
  /** Who runs it: `paddock` for our own. */
  company: CompanyName,
  /** The company's own name for it, which a session of it is asked for by. */
  code: CompanyGameCode,
  /** Code of its rules (`/web-api/games/…`) where it is ours; null of other companies. */
  ownCode: Nullable(GameCode),
  sections: Type.Array(GameSectionName),
  subcategories: Type.Array(GameWord),
  features: Type.Array(GameWord),
  /** By the worst choice in it, where that returns less. */
  rtpLeastMillionths: Nullable(RtpMillionths),
  devices: Type.Array(DeviceName),
  currencies: Type.Array(StakesOfGame),
  releaseDay: Nullable(Type.String()),
  /** Why it cannot be played now by who asks, on the device and in the currency asked for; null: it can. */
  refusal: Nullable(GameRefusal),
});
export type GameView = Static<typeof GameView>;

/** What narrows every list: games that cannot be played so are not in it. The country is the player's own. */
export const PlayableQuery = Type.Object({
  device: Type.Optional(DeviceName),
  currency: Type.Optional(IsoCurrency),
});
export type PlayableQuery = Static<typeof PlayableQuery>;

const FILTERS = {
  ...PlayableQuery.properties,
  section: Type.Optional(GameSectionName),
  subcategory: Type.Optional(GameWord),
  /** Code of a studio. */
  provider: Type.Optional(CompanyCode),
  tag: Type.Optional(GameWord),
  feature: Type.Optional(GameWord),
  volatility: Type.Optional(VolatilityName),
  /** Those with a demo alone. */
  demo: Type.Optional(Type.Literal('true')),
};

/** GET /web-api/casino/facets: how many games there are of each kind, within these filters. */
export const FacetsQuery = Type.Object(FILTERS);
export type FacetsQuery = Static<typeof FacetsQuery>;

/** GET /web-api/casino/games: a page of a list. `after` is what the page before ended with. */
export const GamesQuery = Type.Object({
  ...FILTERS,
  sort: Type.Optional(Type.Enum([...GAME_SORTS])),
  /** Whose alphabet `name` is sorted by; English unless given. */
  lng: Type.Optional(LanguageCode),
  after: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{1,800}$' })),
  /** 1 to 120; 60 unless given. */
  limit: Type.Optional(Type.String({ pattern: '^(?:[1-9]\\d?|1[01]\\d|120)$' })),
});
export type GamesQuery = Static<typeof GamesQuery>;

export const GamesView = Type.Object({
  games: Type.Array(GameTile, { maxItems: 120 }),
  /** All of the list, of every page. */
  total: Type.Integer({ minimum: 0 }),
  /** What the next page is asked with; null on the last one. */
  after: Nullable(Type.String()),
});
export type GamesView = Static<typeof GamesView>;

const Count = Type.Integer({ minimum: 0 });
const Counted = Type.Array(Type.Object({ code: Type.String(), count: Count }));

/**
 * Counts by kind, the largest first. Each kind is counted without its own filter, so that another one of it can be chosen;
 * sub-categories are those of the section asked for.
 */
export const FacetsView = Type.Object({
  total: Count,
  sections: Counted,
  subcategories: Counted,
  providers: Type.Array(Type.Object({ ...CompanyName.properties, count: Count })),
  tags: Counted,
  features: Counted,
  volatilities: Counted,
  withDemo: Count,
});
export type FacetsView = Static<typeof FacetsView>;

/** A row of the lobby with its first tiles; a section's row names it. */
export const GameRow = Type.Object({
  row: Type.Enum(['popular', 'new', 'originals', 'jackpot', 'section']),
  section: Nullable(GameSectionName),
  count: Count,
  games: Type.Array(GameTile, { maxItems: 20 }),
});
export type GameRow = Static<typeof GameRow>;

/** GET /web-api/casino/lobby. A row without games is not in it. */
export const LobbyView = Type.Object({ rows: Type.Array(GameRow), total: Count });
export type LobbyView = Static<typeof LobbyView>;

/** A studio with the number of its games that can be played. */
export const ProviderView = Type.Object({ ...CompanyName.properties, count: Count, newCount: Count });
export type ProviderView = Static<typeof ProviderView>;

/** GET /web-api/casino/providers: by name. */
export const ProvidersView = Type.Object({ providers: Type.Array(ProviderView) });
export type ProvidersView = Static<typeof ProvidersView>;

/** GET /web-api/casino/search: typing errors are forgiven, what fits best comes first. */
export const GameSearchQuery = Type.Object({
  ...PlayableQuery.properties,
  search: Type.String({ minLength: 1, maxLength: 60 }),
});
export const GameSearchView = Type.Object({
  games: Type.Array(GameTile, { maxItems: 60 }),
  providers: Type.Array(ProviderView, { maxItems: 10 }),
});
export type GameSearchView = Static<typeof GameSearchView>;

/** GET /web-api/casino/games/:id/like, GET /web-api/user/suggested-games: a few tiles. */
export const SomeGamesView = Type.Object({ games: Type.Array(GameTile, { maxItems: 24 }) });
export type SomeGamesView = Static<typeof SomeGamesView>;

/** More stars than anybody looks through. */
export const FAVOURITE_GAMES_MAX = 200;

/** GET /web-api/user/favourite-games: the newest first. Games that cannot be played now keep their star and have no tile. */
export const FavouriteGamesView = Type.Object({
  ids: Type.Array(DecimalId, { maxItems: FAVOURITE_GAMES_MAX }),
  games: Type.Array(GameTile, { maxItems: FAVOURITE_GAMES_MAX }),
});
export type FavouriteGamesView = Static<typeof FavouriteGamesView>;
export const FavouriteGame = Type.Object({ gameId: DecimalId }, { additionalProperties: false });

/** How many games that were played lately are kept for a player. */
export const PLAYED_GAMES_MAX = 50;
/** GET /web-api/user/played-games: those played last first, with what is open alone. */
export const PlayedGamesView = Type.Object({
  games: Type.Array(Type.Object({ game: GameTile, playedAtMs: TimestampMs }), { maxItems: PLAYED_GAMES_MAX }),
});
export type PlayedGamesView = Static<typeof PlayedGamesView>;

/**
 * GET /web-api/casino/games-preview-light (S7-41). `groupId` is the site's project group, `fcountry` a country by its ISO
 * code, `whence` and `ref` say where the visitor came from and change nothing.
 */
export const GamesPreviewQuery = Type.Object({
  whence: Type.Optional(Type.String({ maxLength: 20 })),
  groupId: Type.Optional(Type.String({ maxLength: 20 })),
  lng: Type.Optional(LanguageCode),
  ref: Type.Optional(Type.String({ maxLength: 20 })),
  fcountry: Type.Optional(Type.String({ maxLength: 20 })),
  includeCategories: Type.Optional(Type.Enum(['true', 'false'])),
});
export type GamesPreviewQuery = Static<typeof GamesPreviewQuery>;

/** A game of ours as the preview lists it (S3-35): id, name, route, old route, categories, tag. */
export const GamesPreviewItem = Type.Object({
  GT: Type.Integer({ minimum: 1 }),
  GN: Type.String(),
  R: Type.String(),
  /** Null where it never had another. */
  OR: Nullable(Type.String()),
  CRID: Type.Array(Type.Integer({ minimum: 1 })),
  /** 0 none, 1 new, 2 popular. */
  GF: Type.Integer({ minimum: 0, maximum: 2 }),
});
/** A category of the preview: its id (`CRID`) and its name in the language asked for. */
export const GamesPreviewCategory = Type.Object({ RI: Type.Integer({ minimum: 1 }), TR: Type.String() });

export const GamesPreviewView = Type.Object({
  Success: Type.Boolean(),
  Value: Type.Object({
    games: Type.Array(GamesPreviewItem),
    /** With `includeCategories=true` alone. */
    categories: Type.Optional(Type.Array(GamesPreviewCategory)),
  }),
});
export type GamesPreviewView = Static<typeof GamesPreviewView>;

/** The company of our own games as a value of the table of companies. */
export const OWN_COMPANY_NAME: CompanyName = { code: OWN_COMPANY, name: 'Paddock' };
