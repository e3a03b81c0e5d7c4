import { Type, type Static } from 'typebox';

import { TOURNAMENT_POINTS, TOURNAMENT_PHASES } from '../casino/tournaments.ts';
import { GameTile } from './casino.ts';
import { CompanyCode, GameSectionName } from './casino-catalogue.ts';
import { OperatorReason } from './operators.ts';
import {
  Amount,
  DecimalId,
  IsoCurrency,
  LocalizedName,
  OddsMilliSchema,
  Ordinal,
  ProductName,
  Slug,
  TimestampMs,
} from './primitives.ts';
import { ToldWho, Who } from './who.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** Lines of a board that everybody is shown. */
export const BOARD_LINES = 50;
/** Places that can have a prize. */
export const PRIZES_MAX = 500;

export const TournamentPoints = Type.Enum([...TOURNAMENT_POINTS]);
export const TournamentPhase = Type.Enum([...TOURNAMENT_PHASES]);

/** Whose rounds count: of all games, of companies (or studios), of sections, or of games by their ids. */
export const TournamentGames = Type.Union([
  Type.Object({ of: Type.Literal('all') }, closed),
  Type.Object(
    { of: Type.Literal('companies'), companies: Type.Array(CompanyCode, { minItems: 1, maxItems: 50 }) },
    closed,
  ),
  Type.Object(
    { of: Type.Literal('sections'), sections: Type.Array(GameSectionName, { minItems: 1, maxItems: 20 }) },
    closed,
  ),
  Type.Object(
    { of: Type.Literal('games'), games: Type.Array(DecimalId, { minItems: 1, maxItems: 500 }) },
    closed,
  ),
]);
export type TournamentGames = Static<typeof TournamentGames>;

/** A product whose stakes count in a race, and how much of what one brings. */
export const RaceProduct = Type.Object(
  {
    product: ProductName,
    /** Of its points: 50 is half. */
    percent: Type.Integer({ minimum: 1, maximum: 1_000 }),
    /** Stakes with a leg at a smaller price bring nothing; null where the product has no prices. */
    leastOddsMilli: Nullable(OddsMilliSchema),
  },
  closed,
);
export type RaceProduct = Static<typeof RaceProduct>;

/** A race over products: the sportsbook, and whole kinds of games. */
export const RaceProducts = Type.Object(
  { of: Type.Literal('products'), products: Type.Array(RaceProduct, { minItems: 1, maxItems: 20 }) },
  closed,
);
/** What counts: rounds of chosen games, or stakes of whole products. */
export const TournamentScope = Type.Union([TournamentGames, RaceProducts]);
export type TournamentScope = Static<typeof TournamentScope>;

/** What holds for those who play in one currency. */
export const TournamentCurrency = Type.Object(
  {
    currency: IsoCurrency,
    /** Rounds whose stakes come to less bring no points. */
    leastStake: Amount,
    /** What has to be staked for a point, where points come of turnover; null where they do not. */
    turnoverUnit: Nullable(Amount),
    /** Prizes of the first place, the second, and so on. */
    prizes: Type.Array(Amount, { minItems: 1, maxItems: PRIZES_MAX }),
  },
  closed,
);
export type TournamentCurrency = Static<typeof TournamentCurrency>;

const Points = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const Place = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** One player of a board. Everybody sees the same: whose line is whose is known to its player alone. */
export const BoardLine = Type.Object({
  /** Of the entry, which `mine` names too. */
  id: DecimalId,
  /** Those of equal points share a place. */
  place: Place,
  /** The player's number, shortened. */
  who: Type.String(),
  /** Hundredths of a point. */
  pointsHundredths: Points,
  /** Once places are fixed. */
  prize: Nullable(Type.Object({ amount: Amount, currency: IsoCurrency })),
});
export type BoardLine = Static<typeof BoardLine>;

/** GET /web-api/tournaments/:id, and topic `tournament:<id>`: the first lines of the board. */
export const TournamentBoard = Type.Object({
  phase: TournamentPhase,
  /** Who takes part, with points or without. */
  players: Type.Integer({ minimum: 0 }),
  lines: Type.Array(BoardLine, { maxItems: BOARD_LINES }),
});
export type TournamentBoard = Static<typeof TournamentBoard>;

/** How the player who asks stands. */
export const TournamentStanding = Type.Object({
  id: DecimalId,
  currency: IsoCurrency,
  joinedAtMs: TimestampMs,
  /** Rounds that count. */
  rounds: Type.Integer({ minimum: 0 }),
  pointsHundredths: Points,
  /** Null without points. */
  place: Nullable(Place),
  /** Once places are fixed; null for one that won nothing. */
  prize: Nullable(Amount),
  paidAtMs: Nullable(TimestampMs),
});
export type TournamentStanding = Static<typeof TournamentStanding>;

/** A tournament in a list. */
export const TournamentCard = Type.Object({
  id: DecimalId,
  name: LocalizedName,
  phase: TournamentPhase,
  opensAtMs: TimestampMs,
  closesAtMs: TimestampMs,
  /** Until then rounds that began in time may end, and count. */
  resultsAtMs: TimestampMs,
  points: TournamentPoints,
  players: Type.Integer({ minimum: 0 }),
  currencies: Type.Array(
    Type.Object({ currency: IsoCurrency, prizeFund: Amount, places: Type.Integer({ minimum: 1 }) }),
  ),
  /** A race over products. */
  isRace: Type.Boolean(),
  /** Pictures of some of its games. */
  games: Type.Array(GameTile, { maxItems: 3 }),
  /** Whether who asks takes part. */
  isJoined: Type.Boolean(),
});
export type TournamentCard = Static<typeof TournamentCard>;

/** GET /web-api/tournaments: running ones first that end first, coming ones that open first, finished ones the latest. */
export const TournamentsView = Type.Object({
  running: Type.Array(TournamentCard, { maxItems: 50 }),
  coming: Type.Array(TournamentCard, { maxItems: 50 }),
  finished: Type.Array(TournamentCard, { maxItems: 20 }),
});
export type TournamentsView = Static<typeof TournamentsView>;

export const TournamentsQuery = Type.Object({
  /** Those alone that run or come and that this game counts for. */
  game: Type.Optional(DecimalId),
});

export const TournamentView = Type.Object({
  id: DecimalId,
  name: LocalizedName,
  opensAtMs: TimestampMs,
  closesAtMs: TimestampMs,
  resultsAtMs: TimestampMs,
  points: TournamentPoints,
  currencies: Type.Array(TournamentCurrency),
  /** The first games that count, those played most first, and how many there are. */
  games: Type.Array(GameTile, { maxItems: 24 }),
  gamesTotal: Type.Integer({ minimum: 0 }),
  isOfAllGames: Type.Boolean(),
  /** Of a race: what of which product counts. Null for a tournament of games. */
  products: Nullable(Type.Array(RaceProduct)),
  who: ToldWho,
  /** False for who asks and may not take part; a guest may, but in one for a segment of players. */
  isForYou: Type.Boolean(),
  board: TournamentBoard,
  /** Null for guests and for who does not take part. */
  mine: Nullable(TournamentStanding),
});
export type TournamentView = Static<typeof TournamentView>;

/** POST /web-api/tournaments/:id/join: the account says in which currency rounds count and a prize is paid. */
export const TournamentJoin = Type.Object({ accountId: DecimalId }, closed);

/** POST /operator-api/tournaments. The code names it: the same one twice is refused. */
export const TournamentRequest = Type.Object(
  {
    code: Slug,
    name: LocalizedName,
    games: TournamentScope,
    points: TournamentPoints,
    opensAtMs: TimestampMs,
    closesAtMs: TimestampMs,
    /** How long after the close rounds that began in time may end. */
    lateMinutes: Type.Integer({ minimum: 1, maximum: 10_080 }),
    currencies: Type.Array(TournamentCurrency, { minItems: 1, maxItems: 30 }),
    /** Who may take part; everybody where nothing is said. */
    who: Type.Optional(Who),
    reason: OperatorReason,
  },
  closed,
);
export type TournamentRequest = Static<typeof TournamentRequest>;

export const TournamentDecision = Type.Object({ reason: OperatorReason }, closed);

/** A tournament as operators see it. */
export const OperatorTournamentView = Type.Object({
  id: DecimalId,
  code: Slug,
  name: LocalizedName,
  phase: TournamentPhase,
  opensAtMs: TimestampMs,
  closesAtMs: TimestampMs,
  resultsAtMs: TimestampMs,
  players: Type.Integer({ minimum: 0 }),
  /** When its prizes were approved: they are paid once places are fixed. */
  approvedAtMs: Nullable(TimestampMs),
  paidAtMs: Nullable(TimestampMs),
  /** What is won, and what of it is paid, once places are fixed. */
  prizes: Type.Array(Type.Object({ currency: IsoCurrency, won: Amount, paid: Amount, winners: Ordinal })),
  /** Who may take part: everybody, or who is of all that is said. */
  who: Who,
});
export type OperatorTournamentView = Static<typeof OperatorTournamentView>;

export const OperatorTournamentsView = Type.Object({
  tournaments: Type.Array(OperatorTournamentView, { maxItems: 100 }),
  /** Whose stakes can count in a race. */
  products: Type.Array(ProductName),
  /** `Who` as JSON Schema: what can be said of who may take part. */
  whoSchema: Type.Unknown(),
});
export type OperatorTournamentsView = Static<typeof OperatorTournamentsView>;
