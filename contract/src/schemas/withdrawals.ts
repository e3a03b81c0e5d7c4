import { Type, type Static } from 'typebox';

import { METHOD_TIME, MethodArrival } from './cashier.ts';
import { Amount, DecimalId, IsoCurrency, TimestampMs } from './primitives.ts';

/**
 * - `requested` held, waits for a review
 * - `approved`  will be sent
 * - `sent`      with the provider, whose answer alone ends it (rules §8)
 * - `paid`      the money has left
 * - `failed`    the provider could not pay: the money is back
 * - `rejected`  refused by the house: the money is back
 * - `cancelled` taken back by the player
 * - `returned`  paid and sent back by the receiving bank: the money is back
 */
export const WithdrawalStatus = Type.Union([
  Type.Literal('requested'),
  Type.Literal('approved'),
  Type.Literal('sent'),
  Type.Literal('paid'),
  Type.Literal('failed'),
  Type.Literal('rejected'),
  Type.Literal('cancelled'),
  Type.Literal('returned'),
]);
export type WithdrawalStatus = Static<typeof WithdrawalStatus>;

/** What money can be paid out to: what the player paid in with. */
export const PayoutInstrumentView = Type.Object({
  id: DecimalId,
  name: Type.String(),
  kind: Type.Union([Type.Literal('card'), Type.Literal('bank'), Type.Literal('wallet')]),
  mask: Type.String(),
  /** How long a withdrawal to it takes. */
  ...METHOD_TIME,
  min: Amount,
  max: Amount,
  fee: Amount,
  /** Round amounts within the bounds. */
  quick: Type.Array(Amount),
  /** Paid in with it and not yet paid back: withdrawals go here first (rules §8). */
  netDeposit: Amount,
});
export type PayoutInstrumentView = Static<typeof PayoutInstrumentView>;

/** Why nothing can be withdrawn now; each is also the code of the refusal. */
export const WithdrawalGate = Type.Union([
  Type.Literal('VERIFICATION_REQUIRED'),
  Type.Literal('SECOND_STEP_REQUIRED'),
  Type.Literal('TURNOVER_REQUIRED'),
  Type.Literal('BALANCE_NEGATIVE'),
  Type.Literal('ACCOUNT_FROZEN'),
]);
export type WithdrawalGate = Static<typeof WithdrawalGate>;

/** GET /web-api/cashier/payouts?accountId: where the account's money can go, and what stands in the way. */
export const PayoutOptionsView = Type.Object({
  currency: IsoCurrency,
  available: Amount,
  instruments: Type.Array(PayoutInstrumentView),
  /** Asked of any amount; an amount above a threshold may meet more. */
  gates: Type.Array(WithdrawalGate),
  /** Still to be staked before money can be withdrawn. */
  turnoverLeft: Amount,
  /** Of this much in all, once for what was paid in; the rest is staked. */
  turnoverTotal: Amount,
  /** The main account's: all currencies count together. */
  turnoverCurrency: IsoCurrency,
  /** What a withdrawal forfeits: bonus money that is there now; null where no bonus runs. */
  forfeits: Type.Union([Type.Object({ left: Amount, currency: IsoCurrency }), Type.Null()]),
});
export type PayoutOptionsView = Static<typeof PayoutOptionsView>;

/** POST /web-api/cashier/withdrawals, with an `Idempotency-Key` header. */
export const WithdrawalRequest = Type.Object(
  {
    accountId: DecimalId,
    instrumentId: DecimalId,
    amount: Amount,
    /** The player was told that the running bonus is lost by it and goes on. */
    forfeitsBonus: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type WithdrawalRequest = Static<typeof WithdrawalRequest>;

/** GET /web-api/cashier/withdrawals/:id and the answer of the POST (201) and of its cancelling. */
export const WithdrawalView = Type.Object({
  id: DecimalId,
  status: WithdrawalStatus,
  amount: Amount,
  currency: IsoCurrency,
  accountId: DecimalId,
  method: Type.String(),
  mask: Type.String(),
  /** What happened and when, oldest first. */
  timeline: Type.Array(Type.Object({ status: WithdrawalStatus, atMs: TimestampMs, reason: Type.String() })),
  /** What comes next while it is open; null once it has ended. */
  nextStep: Type.Union([
    Type.Literal('review'),
    Type.Literal('sending'),
    Type.Literal('provider'),
    Type.Null(),
  ]),
  /** How fast the method pays once it is sent. */
  arrives: MethodArrival,
  cancellable: Type.Boolean(),
});
export type WithdrawalView = Static<typeof WithdrawalView>;

/** GET /web-api/cashier/withdrawals: the player's, newest first. */
export const WithdrawalsView = Type.Object({
  withdrawals: Type.Array(WithdrawalView),
  total: Type.Integer({ minimum: 0 }),
});
export type WithdrawalsView = Static<typeof WithdrawalsView>;
