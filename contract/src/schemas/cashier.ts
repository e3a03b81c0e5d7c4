import { Type, type Static } from 'typebox';

import { BonusChoice } from './bonuses.ts';
import { Amount, DecimalId, IsoCurrency, TimestampMs } from './primitives.ts';

const MethodKind = Type.Union([Type.Literal('card'), Type.Literal('bank'), Type.Literal('wallet')]);
export const MethodArrival = Type.Union([
  Type.Literal('at-once'),
  Type.Literal('minutes'),
  Type.Literal('days'),
]);

/** How long money takes by a way: at once, or at most `within` minutes or working days. */
export const METHOD_TIME = { arrives: MethodArrival, within: Type.Integer({ minimum: 0 }) };
export const MethodTime = Type.Object(METHOD_TIME);
export type MethodTime = Static<typeof MethodTime>;

/** GET /web-api/cashier/methods?accountId: ways to pay in the account's currency. */
export const PaymentMethodsView = Type.Object({
  currency: IsoCurrency,
  methods: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      kind: MethodKind,
      min: Amount,
      max: Amount,
      fee: Amount,
      /** Round amounts within the bounds, to be taken by one press. */
      quick: Type.Array(Amount),
      ...METHOD_TIME,
    }),
  ),
});
export type PaymentMethodsView = Static<typeof PaymentMethodsView>;

const PayingBounds = Type.Object({ min: Amount, max: Amount, fee: Amount, ...METHOD_TIME });

/** GET /web-api/cashier/ways?currency: how everybody pays in and out in a currency (S2-35). */
export const PaymentWaysView = Type.Object({
  currency: IsoCurrency,
  ways: Type.Array(
    Type.Object({
      id: Type.String(),
      name: Type.String(),
      kind: MethodKind,
      deposit: PayingBounds,
      /** Money goes out by the way it came in. */
      withdrawal: PayingBounds,
    }),
  ),
  /** Share of what was paid in that has to be staked before money goes out: 100 is once. */
  turnoverPercent: Type.Integer({ minimum: 0 }),
  /** Withdrawals of this much in all, of every account and currency, need a verified person above it; "0.00" is always. */
  verifyAbove: Amount,
  /** The site's, in which that is counted. */
  verifyCurrency: IsoCurrency,
});
export type PaymentWaysView = Static<typeof PaymentWaysView>;

/** POST /web-api/cashier/deposits, with an `Idempotency-Key` header. */
export const DepositRequest = Type.Object(
  {
    accountId: DecimalId,
    methodId: Type.String({ maxLength: 40 }),
    amount: Amount,
    /** The choice of the first-deposit bonus, where one was made with it; it stands like any other. */
    bonus: Type.Optional(BonusChoice),
  },
  { additionalProperties: false },
);
export type DepositRequest = Static<typeof DepositRequest>;

export const DepositStatus = Type.Union([
  Type.Literal('created'),
  Type.Literal('pending'),
  Type.Literal('succeeded'),
  Type.Literal('failed'),
  Type.Literal('cancelled'),
  Type.Literal('expired'),
  Type.Literal('refunded'),
  Type.Literal('charged-back'),
]);
export type DepositStatus = Static<typeof DepositStatus>;

/** GET /web-api/cashier/deposits/:id and the answer of the POST (201). */
export const DepositView = Type.Object({
  id: DecimalId,
  status: DepositStatus,
  methodId: Type.String(),
  amount: Amount,
  currency: IsoCurrency,
  accountId: DecimalId,
  createdAtMs: TimestampMs,
  expiresAtMs: TimestampMs,
  /** Where the player pays; only while created or pending. Same tab. */
  redirectUrl: Type.Optional(Type.String()),
});
export type DepositView = Static<typeof DepositView>;

/** GET /web-api/office/historypay: payment records with the fields of S3-10. */
export const PaymentHistoryView = Type.Object({
  entities: Type.Array(
    Type.Object({
      id: DecimalId,
      status_id: Type.Integer(),
      status_title: Type.String(),
      message: Type.String(),
      translate_message: Type.String(),
      skks_hash: Type.String(),
      timestamp: Type.Integer(),
      date_payment: Type.String(),
      summ: Amount,
      currency: IsoCurrency,
      money_deposit_id: Type.Union([DecimalId, Type.Null()]),
    }),
  ),
  total_count: Type.Integer({ minimum: 0 }),
});
export type PaymentHistoryView = Static<typeof PaymentHistoryView>;
