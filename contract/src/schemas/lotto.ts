import { Type, type Static } from 'typebox';

import { OperatorReason } from './operators.ts';
import { Amount, BetNumber, DecimalId, IsoCurrency, Ordinal, Slug, TimestampMs } from './primitives.ts';

const closed = { additionalProperties: false };
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

/** The code of a lottery (`@paddock/games/lotto`): `6-49`. */
export const LotteryCode = Slug;
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Ball = Type.Integer({ minimum: 1, maximum: 99 });
const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
/** A count that may be larger than a JSON number holds. */
const CountText = Type.String({ pattern: '^(0|[1-9]\\d{0,18})$' });

/** Draws of a ticket: the one that is sold, and those after it. */
export const DRAWS_MAX = 52;

/**
 * `coming`: its commitment is public and its sales open later; `closed`: it waits for its public value; `drawn`: tickets are
 * being paid; `paid`: all are; `void`: every ticket gets its stake back.
 */
export const LottoDrawPhase = Type.Enum(['coming', 'open', 'closed', 'drawn', 'paid', 'void']);

/** A draw as everybody sees it, with what it takes to recompute it (rules §13). */
export const LottoDrawView = Type.Object({
  lottery: LotteryCode,
  /** Of the rules it is drawn by. */
  version: Ordinal,
  /** Counts the draws of the lottery; the nonce of its numbers. */
  number: Ordinal,
  phase: LottoDrawPhase,
  /** SHA-256 of the seed’s characters, public before sales open. */
  commitment: Hash,
  /** Which public value was named then. */
  valueSource: Type.String(),
  publishedAtMs: TimestampMs,
  opensAtMs: TimestampMs,
  closesAtMs: TimestampMs,
  /** Without a public value by then every stake is given back. */
  dueByMs: TimestampMs,
  /** Where that value is fetched from; null where an operator enters it. */
  beacon: Nullable(
    Type.Object({
      /** Of its round, which anybody opens. */
      url: Type.String(),
      round: Ordinal,
      /** When the round is published, after sales close. */
      atMs: TimestampMs,
      /** Null until it was fetched, and where the source was silent and an operator entered the value. */
      fetchedAtMs: Nullable(TimestampMs),
    }),
  ),
  /** The public value in the characters it was published in; null until it was known. */
  publicValue: Nullable(Type.String()),
  /** Null until it is drawn. */
  seed: Nullable(Hash),
  numbers: Type.Array(Ball),
  bonus: Type.Array(Ball),
  drawnAtMs: Nullable(TimestampMs),
  /** Of a pool, once it is divided. */
  pool: Nullable(
    Type.Object({
      staked: Amount,
      house: Amount,
      /** Carried here from the draw before. */
      jackpot: Amount,
      paid: Amount,
      /** Carried to the next draw. */
      carried: Amount,
      currency: IsoCurrency,
      /** For each category: winning lines, and what each is paid. */
      categories: Type.Array(Type.Object({ winners: CountText, prize: Amount })),
    }),
  ),
});
export type LottoDrawView = Static<typeof LottoDrawView>;

/** A lottery in the list and as topic `lotto` tells it: what stands now. */
export const LotteryView = Type.Object({
  code: LotteryCode,
  /** The draw that is sold; null where none is. */
  next: Nullable(LottoDrawView),
  /** The one after it, whose commitment is public and whose sales open next. */
  coming: Nullable(LottoDrawView),
  /** Those whose sales are closed and which wait for their public value, the last closed first, no more than five. */
  waiting: Type.Array(LottoDrawView, { maxItems: 5 }),
  /** The last that has fallen. */
  last: Nullable(LottoDrawView),
  /** Of a pool: what is carried to the best category of the next draw; null of fixed odds. */
  jackpot: Nullable(Type.Object({ amount: Amount, currency: IsoCurrency })),
});
export type LotteryView = Static<typeof LotteryView>;

/** GET /web-api/lotto/lotteries, and topic `lotto`. */
export const LotteriesView = Type.Object({ lotteries: Type.Array(LotteryView, { maxItems: 50 }) });
export type LotteriesView = Static<typeof LotteriesView>;

/** GET /web-api/lotto/lotteries/:code?currency: what may be staked. */
export const LotteryTermsView = Type.Object({
  code: LotteryCode,
  currency: IsoCurrency,
  /** Bounds of a line; of a pool both are its price. */
  minLine: Amount,
  maxLine: Amount,
  /** Of a ticket, all lines together. */
  maxStake: Amount,
  /** Most that a player’s tickets of fixed odds may win in one draw. */
  maxWin: Amount,
  maxDraws: Ordinal,
});
export type LotteryTermsView = Static<typeof LotteryTermsView>;

/** The number of a draw in an address. */
export const DrawNumberText = Type.String({ pattern: '^[1-9]\\d{0,14}$' });
/** Which of them; of `fromMs` and `toMs` those that closed from one moment on until before the other. */
export const LottoDrawsQuery = Type.Object({
  before: Type.Optional(DrawNumberText),
  fromMs: Type.Optional(TimestampMs),
  toMs: Type.Optional(TimestampMs),
});

/** GET …/draws?before: draws that have fallen or were given back, the newest first, twenty a page. */
export const LottoDrawsView = Type.Object({
  draws: Type.Array(LottoDrawView, { maxItems: 20 }),
  before: Nullable(Ordinal),
});
export type LottoDrawsView = Static<typeof LottoDrawsView>;

const BallStatistics = Type.Object({
  number: Ball,
  drawn: Count,
  /** Draws since it fell last; null where it has not fallen yet. */
  ago: Nullable(Count),
});

/** GET …/statistics: how often each number fell. It says nothing of the next draw. */
export const LottoStatisticsView = Type.Object({
  draws: Count,
  numbers: Type.Array(BallStatistics),
  bonus: Type.Array(BallStatistics),
});
export type LottoStatisticsView = Static<typeof LottoStatisticsView>;

/** What is marked on one field. */
export const LottoField = Type.Object(
  {
    /** Numbers of a line; marked beyond it they make a system. */
    picks: Type.Integer({ minimum: 1, maximum: 20 }),
    numbers: Type.Array(Ball, { minItems: 1, maxItems: 20 }),
    bonus: Type.Array(Ball, { maxItems: 20 }),
  },
  closed,
);
export type LottoField = Static<typeof LottoField>;

/** POST /web-api/lotto/tickets, with an `Idempotency-Key` header. */
export const NewLottoTicket = Type.Object(
  {
    lottery: LotteryCode,
    /** The draw its player saw being sold. */
    draw: Ordinal,
    accountId: DecimalId,
    /** Of each line; of a pool its price. */
    lineStake: Amount,
    fields: Type.Array(LottoField, { minItems: 1, maxItems: 10 }),
    /** 1 for this draw alone; more for the draws after it too, each paid for when its sales open. */
    draws: Type.Integer({ minimum: 1, maximum: DRAWS_MAX }),
    /** A ticket that the house pays: its stake is the gift's whole, for this draw alone. */
    giftId: Type.Optional(DecimalId),
  },
  closed,
);
export type NewLottoTicket = Static<typeof NewLottoTicket>;

export const LottoTicketView = Type.Object({
  id: DecimalId,
  number: BetNumber,
  draw: LottoDrawView,
  currency: IsoCurrency,
  lineStake: Amount,
  lines: CountText,
  stake: Amount,
  fields: Type.Array(LottoField),
  subscriptionId: Nullable(DecimalId),
  /** The house paid its stake: of a draw that is given back the gift comes back, and no money. */
  isGift: Type.Boolean(),
  boughtAtMs: TimestampMs,
  /** Null until it is paid or lost. */
  paid: Nullable(Amount),
  isVoid: Type.Boolean(),
  endedAtMs: Nullable(TimestampMs),
});
export type LottoTicketView = Static<typeof LottoTicketView>;

/** GET /web-api/lotto/tickets?before: the newest first, twenty a page. */
export const LottoTicketsView = Type.Object({
  tickets: Type.Array(LottoTicketView, { maxItems: 20 }),
  before: Nullable(DecimalId),
});
export type LottoTicketsView = Static<typeof LottoTicketsView>;

export const LottoSubscriptionView = Type.Object({
  id: DecimalId,
  lottery: LotteryCode,
  currency: IsoCurrency,
  lineStake: Amount,
  lines: CountText,
  /** For each draw. */
  stake: Amount,
  fields: Type.Array(LottoField),
  madeAtMs: TimestampMs,
  /** Draws that are still to be bought. */
  left: Count,
  endedAtMs: Nullable(TimestampMs),
  /** `done`, `cancelled`, or the code by which a draw was refused; null while it runs. */
  endedBy: Nullable(Type.String()),
});
export type LottoSubscriptionView = Static<typeof LottoSubscriptionView>;

export const LottoSubscriptionsView = Type.Object({
  subscriptions: Type.Array(LottoSubscriptionView, { maxItems: 100 }),
});
export type LottoSubscriptionsView = Static<typeof LottoSubscriptionsView>;

/** POST /operator-api/lotto/:code/draws/:number/value: the public value, in the characters it was published in; of a beacon
 * that is silent its 64 hex characters. */
export const LottoPublicValue = Type.Object(
  { value: Type.String({ pattern: '^[0-9A-Za-z_-]{16,128}$' }), reason: OperatorReason },
  closed,
);
export const LottoDecision = Type.Object({ reason: OperatorReason }, closed);

/** GET /operator-api/lotto: draws that are sold, that wait, that are being paid. */
export const OperatorLottoView = Type.Object({
  draws: Type.Array(
    Type.Object({
      draw: LottoDrawView,
      /** Since when its source owes the value, after ten minutes: it may be entered then. Null otherwise. */
      silentSinceMs: Nullable(TimestampMs),
      tickets: Count,
      staked: Type.Array(Type.Object({ amount: Amount, currency: IsoCurrency })),
    }),
  ),
});
export type OperatorLottoView = Static<typeof OperatorLottoView>;
