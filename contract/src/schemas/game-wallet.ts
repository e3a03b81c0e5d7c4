import { Type, type Static } from 'typebox';

import { CompanyCode, CompanyGameCode, DeviceName } from './casino-catalogue.ts';
import { Amount, BetNumber, DecimalId, IsoCurrency, LanguageCode, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** A company's own name of a transaction, a round or a promotion: unique within the company. */
export const CompanyReference = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$' });
/** What opens a session to its company: only the company and the page of the game know it. */
export const GameToken = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
/** Which of the company's keys signed. */
export const CompanyKeyId = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$' });

/** POST /web-api/game-wallet/sessions: what a player wants to play. */
export const NewGameSession = Type.Object(
  {
    company: CompanyCode,
    game: CompanyGameCode,
    /** Whose money is played; null for a round without money, which guests may have too. */
    accountId: Nullable(DecimalId),
    device: DeviceName,
    language: LanguageCode,
  },
  closed,
);
export type NewGameSession = Static<typeof NewGameSession>;

/** Where the game is shown, in a frame. */
export const GameSessionView = Type.Object({
  /** Null for a game without money: nobody keeps it. */
  sessionId: Nullable(DecimalId),
  url: Type.String(),
  /** The origin of that address: the one the page talks with. */
  origin: Type.String(),
});
export type GameSessionView = Static<typeof GameSessionView>;

/** Each call names the session it belongs to. */
const ofSession = { session: GameToken };
/** What moves money is named by the company, once for ever. */
const ofTransaction = { ...ofSession, transaction: CompanyReference };
const ofRound = { game: CompanyGameCode, round: CompanyReference, currency: IsoCurrency };

/** POST /game-api/v1/authenticate and /balance. */
export const SessionCall = Type.Object(ofSession, closed);

/** What a session says of its player. */
export const SessionStanding = Type.Object({
  /** The player, to this company and no other. */
  player: Type.String(),
  game: CompanyGameCode,
  currency: IsoCurrency,
  /** What can be staked: real money and, where a bonus runs, its money. */
  balance: Amount,
  language: LanguageCode,
  device: DeviceName,
});
export type SessionStanding = Static<typeof SessionStanding>;

/** POST /game-api/v1/bet. */
export const BetCall = Type.Object({ ...ofTransaction, ...ofRound, amount: Amount }, closed);
export type BetCall = Static<typeof BetCall>;

/** POST /game-api/v1/win: names its bet where the round has several; 0 for a bet that lost. */
export const WinCall = Type.Object(
  {
    ...ofTransaction,
    ...ofRound,
    amount: Amount,
    bet: Type.Optional(CompanyReference),
    /** Nothing more is staked or won in the round. */
    endsRound: Type.Boolean(),
  },
  closed,
);
export type WinCall = Static<typeof WinCall>;

/** POST /game-api/v1/bet-and-win: a bet and everything it won, at once. */
export const BetAndWinCall = Type.Object(
  { ...ofTransaction, ...ofRound, amount: Amount, won: Amount, endsRound: Type.Boolean() },
  closed,
);
export type BetAndWinCall = Static<typeof BetAndWinCall>;

/** POST /game-api/v1/rollback: as if the transaction had never been. */
export const RollbackCall = Type.Object({ ...ofTransaction, undoes: CompanyReference }, closed);
export type RollbackCall = Static<typeof RollbackCall>;

/** POST /game-api/v1/round-end: bets of it that won nothing have lost. */
export const RoundEndCall = Type.Object({ ...ofTransaction, round: CompanyReference }, closed);
export type RoundEndCall = Static<typeof RoundEndCall>;

/** POST /game-api/v1/free-round-win and /jackpot-win: money without a stake, of a promotion agreed with the company. */
export const PromotionWinCall = Type.Object(
  {
    ...ofTransaction,
    game: CompanyGameCode,
    currency: IsoCurrency,
    promotion: CompanyReference,
    amount: Amount,
  },
  closed,
);
export type PromotionWinCall = Static<typeof PromotionWinCall>;

/** What is answered to whatever moves money, at first and to each repeat. */
export const TransactionAnswer = Type.Object({
  transaction: CompanyReference,
  /** Ours of it, for questions to us. */
  id: DecimalId,
  currency: IsoCurrency,
  /** After it, as it was then. */
  balance: Amount,
  /**
   * What we and the player know the round by; null for what is of none: a promotion's win, and a rollback of what is of none
   * or never came.
   */
  roundNumber: Nullable(BetNumber),
});
export type TransactionAnswer = Static<typeof TransactionAnswer>;

/** GET /game-api/v1/time: what a company sets its clock by. */
export const WalletTime = Type.Object({ nowMs: TimestampMs });
