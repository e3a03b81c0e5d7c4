import { Type, type Static } from 'typebox';

import { GameCode } from './games.ts';
import { OperatorReason } from './operators.ts';
import { Amount, BetNumber, DecimalId, IsoCurrency, Ordinal, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** A hash of a chain: 64 hex characters. */
export const ChainHash = Type.String({ pattern: '^[0-9a-f]{64}$' });
/** Thousandths: 2470 is ×2.47. */
const MultiplierMilli = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });
/** A player may have this many bets in one round. */
export const BetSlot = Type.Integer({ minimum: 1, maximum: 8 });

/** Where the hashes of rounds come from (rules §12): published before the salt was known, the salt before its first round. */
export const RoundChain = Type.Object({
  game: GameCode,
  /** Hash of round 0 of the chain: SHA-256 leads from every later one back to it. */
  terminalHash: ChainHash,
  length: Ordinal,
  /** Number of the round that is round 1 of the chain. */
  firstRound: Ordinal,
  madeAtMs: TimestampMs,
  /** Which public value was named to be the salt as the chain was published. */
  saltSource: Type.String({ minLength: 1, maxLength: 200 }),
  /** Null until that value was known. */
  salt: Nullable(Type.String()),
  saltedAtMs: Nullable(TimestampMs),
});
export type RoundChain = Static<typeof RoundChain>;

/** GET /web-api/shared-rounds/:game?currency: the table’s bounds and its chains, the newest first. */
export const SharedTableView = Type.Object({
  game: GameCode,
  version: Ordinal,
  /** False where an operator has closed the game to new bets. */
  isOpen: Type.Boolean(),
  slots: BetSlot,
  bettingMs: Type.Integer({ minimum: 1 }),
  minStake: Amount,
  maxStake: Amount,
  /** Most that one bet is paid. */
  maxWin: Amount,
  /** Most that the house pays for one round; `SharedRoundView.stopMilli` keeps it. */
  maxRoundWin: Amount,
  currency: IsoCurrency,
  chains: Type.Array(RoundChain),
});
export type SharedTableView = Static<typeof SharedTableView>;

/** A round that is over, with what it takes to recompute it. */
export const SharedRoundView = Type.Object({
  game: GameCode,
  number: Ordinal,
  /** Its place in its chain, from 1. */
  chainRound: Ordinal,
  terminalHash: ChainHash,
  salt: Type.String(),
  hash: ChainHash,
  /** What the hash comes to, by the game’s rules. */
  result: Type.Unknown(),
  /** Where everybody who still played was collected, so that the round paid no more than the house risks; null for nowhere. */
  stopMilli: Nullable(MultiplierMilli),
  beganAtMs: TimestampMs,
  endedAtMs: TimestampMs,
  /** It ended while the house was away, so that no press could be received. */
  wasAway: Type.Boolean(),
});
export type SharedRoundView = Static<typeof SharedRoundView>;

/** GET /web-api/shared-rounds/:game/rounds?before: the newest first, thirty a page. */
export const SharedRoundsView = Type.Object({
  rounds: Type.Array(SharedRoundView),
  /** Number to ask the next page with; null on the last one. */
  before: Nullable(Ordinal),
});
export type SharedRoundsView = Static<typeof SharedRoundsView>;

/** GET /web-api/shared-rounds/:game/results: what the last 500 rounds came to, the newest first. */
export const SharedResultsView = Type.Object({
  results: Type.Array(Type.Object({ number: Ordinal, result: Type.Unknown() })),
});
export type SharedResultsView = Static<typeof SharedResultsView>;

/** POST /web-api/shared-rounds/:game/bets, with an `Idempotency-Key` header. */
export const NewSharedBet = Type.Object(
  {
    /** The round its player saw taking bets; once that has begun it takes no more. */
    round: Ordinal,
    slot: BetSlot,
    accountId: DecimalId,
    stake: Amount,
    /** The game’s own (`@paddock/games`). */
    choice: Type.Unknown(),
  },
  closed,
);
export type NewSharedBet = Static<typeof NewSharedBet>;

/** A bet as its player sees it. */
export const SharedBetView = Type.Object({
  id: DecimalId,
  number: BetNumber,
  game: GameCode,
  round: Ordinal,
  slot: BetSlot,
  currency: IsoCurrency,
  stake: Amount,
  choice: Type.Unknown(),
  placedAtMs: TimestampMs,
  /** What it was collected at, by press, target or bound; null where it was not, and in games without. */
  collectedMilli: Nullable(MultiplierMilli),
  /** Null until it is known; paid a moment later. */
  paid: Nullable(Amount),
  isVoid: Type.Boolean(),
  isTakenBack: Type.Boolean(),
  endedAtMs: Nullable(TimestampMs),
  /** What the round came to; null until it is over. */
  result: Type.Unknown(),
});
export type SharedBetView = Static<typeof SharedBetView>;

/** GET /web-api/shared-rounds/:game/bets?before: the player’s own, the newest first, twenty a page. */
export const SharedBetsView = Type.Object({
  bets: Type.Array(SharedBetView),
  /** Id to ask the next page with; null on the last one. */
  before: Nullable(DecimalId),
});
export type SharedBetsView = Static<typeof SharedBetsView>;

/** POST /web-api/shared-rounds/:game/rounds/:number/take-back: those that were still there. */
export const TakenBackView = Type.Object({ bets: Type.Array(SharedBetView) });
export type TakenBackView = Static<typeof TakenBackView>;

/** GET /operator-api/shared-rounds: every table as it stands. */
export const OperatorTablesView = Type.Object({
  tables: Type.Array(
    Type.Object({
      game: GameCode,
      isOpen: Type.Boolean(),
      phase: Type.Union([
        Type.Literal('waiting'),
        Type.Literal('open'),
        Type.Literal('running'),
        Type.Literal('ended'),
      ]),
      /** The round that all see; null while there is none. */
      round: Nullable(Ordinal),
      bets: Type.Integer({ minimum: 0 }),
      /** Bets of rounds that are over which are not paid: they are tried again each minute. */
      unpaid: Type.Integer({ minimum: 0 }),
      /** Rounds that the chains with a salt are good for, the one that takes bets with them. */
      roundsLeft: Type.Integer({ minimum: 0 }),
      chains: Type.Array(RoundChain),
    }),
  ),
});
export type OperatorTablesView = Static<typeof OperatorTablesView>;

/** POST /operator-api/shared-rounds/:game/chains: publishes the next chain and names what its salt will be. */
export const NewRoundChain = Type.Object(
  { saltSource: Type.String({ minLength: 10, maxLength: 200 }), reason: OperatorReason },
  closed,
);
export type NewRoundChain = Static<typeof NewRoundChain>;

/** POST /operator-api/shared-rounds/:game/salt: the public value, in the characters it was published in. */
export const RoundSalt = Type.Object(
  {
    terminalHash: ChainHash,
    salt: Type.String({ pattern: '^[0-9A-Za-z_-]{16,128}$' }),
    reason: OperatorReason,
  },
  closed,
);
export type RoundSalt = Static<typeof RoundSalt>;
