import { Type, type Static } from 'typebox';

import { Amount, BetNumber, DecimalId, IsoCurrency, Ordinal, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** Name of one of our own games: `dice`. */
export const GameCode = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });
/** A server seed before anybody may know it: SHA-256 of its 64 hex characters (rules §12). */
export const SeedCommitment = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** The player's own words under which rounds are drawn. */
export const ClientSeed = Type.String({ pattern: '^[0-9A-Za-z_-]{1,64}$' });
/** Rounds before one under its seeds. */
const Nonce = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** GET /web-api/games/own?currency=EUR: what a round of our own games may stake and win. */
export const OwnGamesView = Type.Object({
  games: Type.Array(Type.Object({ code: GameCode, version: Ordinal })),
  minStake: Amount,
  maxStake: Amount,
  /** No bet is taken that could be paid more. */
  maxWin: Amount,
  currency: IsoCurrency,
});
export type OwnGamesView = Static<typeof OwnGamesView>;

/** A pair of seeds whose time is over. */
export const FormerSeeds = Type.Object({
  commitment: SeedCommitment,
  /** Null while a round under it is open. */
  serverSeed: Nullable(Type.String()),
  clientSeed: ClientSeed,
  rounds: Nonce,
  beganAtMs: TimestampMs,
  replacedAtMs: TimestampMs,
});

/** GET /web-api/games/seeds. The next server seed is committed to before its client seed is chosen. */
export const SeedsView = Type.Object({
  /** Null until it was asked for, for the first time. */
  nextCommitment: Nullable(SeedCommitment),
  /** Null until the player chose a first client seed. */
  active: Nullable(Type.Object({ commitment: SeedCommitment, clientSeed: ClientSeed, rounds: Nonce })),
  /** The last twenty. */
  former: Type.Array(FormerSeeds),
});
export type SeedsView = Static<typeof SeedsView>;

/** POST /web-api/games/seeds: begins the committed server seed with a client seed. Names it, so a repeat begins no other. */
export const NewSeeds = Type.Object({ commitment: SeedCommitment, clientSeed: ClientSeed }, closed);
export type NewSeeds = Static<typeof NewSeeds>;

/** POST /web-api/games/rounds, with an `Idempotency-Key` header. */
export const NewRound = Type.Object(
  {
    game: GameCode,
    accountId: DecimalId,
    stake: Amount,
    /** What is chosen beside the stake: the game's own (`@paddock/games`). */
    choice: Type.Unknown(),
    /** The commitment the player saw; a round under another is refused. */
    commitment: SeedCommitment,
    /** Free rounds that it is one of: the house pays its stake, which is that of the gift. */
    giftId: Type.Optional(DecimalId),
  },
  closed,
);
export type NewRound = Static<typeof NewRound>;

/** POST /web-api/games/rounds/:id/moves. A step that was made is answered as it was, and made once. */
export const NewMove = Type.Object(
  {
    /** Moves made before it. */
    step: Type.Integer({ minimum: 0, maximum: 1_000 }),
    move: Type.Unknown(),
  },
  closed,
);
export type NewMove = Static<typeof NewMove>;

/** A round as its player may see it now. */
export const RoundView = Type.Object({
  id: DecimalId,
  number: BetNumber,
  game: GameCode,
  version: Ordinal,
  currency: IsoCurrency,
  choice: Type.Unknown(),
  /** Made so far, and what may be done next: none once it is over. */
  made: Type.Array(Type.Unknown()),
  moves: Type.Array(Type.Unknown()),
  /** What is on the table, by the game's rules. */
  face: Type.Unknown(),
  firstStake: Amount,
  staked: Amount,
  /** The house paid the stake. */
  isFree: Type.Optional(Type.Literal(true)),
  /** Null while it is open. */
  paid: Nullable(Amount),
  /** Nothing of its outcome was shown before its player left for good: the stakes went back. */
  isVoid: Type.Boolean(),
  seeds: Type.Object({
    commitment: SeedCommitment,
    clientSeed: ClientSeed,
    nonce: Nonce,
    /** Null until the seed is replaced and no round under it is open. */
    serverSeed: Nullable(Type.String()),
  }),
  beganAtMs: TimestampMs,
  endedAtMs: Nullable(TimestampMs),
  /** When an open round is ended by its game's rule; null for one that is over. */
  endsByItselfAtMs: Nullable(TimestampMs),
});
export type RoundView = Static<typeof RoundView>;

/** GET /web-api/games/rounds?game&open&before: the newest first, twenty a page. */
export const RoundsView = Type.Object({
  rounds: Type.Array(RoundView),
  /** Id to ask the next page with; null on the last one. */
  before: Nullable(DecimalId),
});
export type RoundsView = Static<typeof RoundsView>;
