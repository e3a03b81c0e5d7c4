import { Type, type Static } from 'typebox';

import { NamedGame } from './casino-catalogue.ts';
import { Amount, BetNumber, DecimalId, IsoCurrency, ProductName, TimestampMs } from './primitives.ts';

/** Milliseconds in a query string. */
const TimeText = Type.String({ pattern: '^(0|[1-9]\\d{0,14})$' });

/** One account (S3-18). `type`: 0 main, 4 bonus, 9 further currency. `money` is what can be spent. */
export const AccountView = Type.Object({
  id: DecimalId,
  iso: IsoCurrency,
  symbol: Type.String(),
  currencyId: IsoCurrency,
  money: Amount,
  /** Held for open bets and withdrawals. */
  held: Amount,
  type: Type.Union([Type.Literal(0), Type.Literal(4), Type.Literal(9)]),
  points: Type.Integer(),
  label: Type.String(),
  isActive: Type.Boolean(),
  isPointsTypeBalance: Type.Boolean(),
});
export type AccountView = Static<typeof AccountView>;

/** GET /web-api/user/accounts (S7-17). */
export const AccountsView = Type.Object({
  balance: Amount,
  bonus: Type.Array(AccountView),
  all_accounts: Type.Array(AccountView),
  is_available_first_deposit_bonus: Type.Boolean(),
  /** True while an operator has frozen the player's money: nothing can be staked, withdrawn or exchanged. */
  is_frozen: Type.Boolean(),
});
export type AccountsView = Static<typeof AccountsView>;

export const LedgerEntryKind = Type.Union([
  Type.Literal('deposit'),
  Type.Literal('deposit-refund'),
  Type.Literal('withdrawal-hold'),
  Type.Literal('withdrawal-release'),
  Type.Literal('withdrawal'),
  Type.Literal('withdrawal-late'),
  Type.Literal('withdrawal-return'),
  Type.Literal('bet-hold'),
  Type.Literal('bet-release'),
  Type.Literal('bet-settle'),
  Type.Literal('bet-correction'),
  Type.Literal('bet-reopen'),
  Type.Literal('bet-cash-out'),
  Type.Literal('adjustment'),
  Type.Literal('chargeback'),
  Type.Literal('write-off'),
  Type.Literal('conversion'),
  Type.Literal('bonus-grant'),
  Type.Literal('bonus-conversion'),
  Type.Literal('bonus-return'),
  Type.Literal('tournament-prize'),
  Type.Literal('promotion-win'),
  Type.Literal('free-bet'),
  Type.Literal('boost'),
  Type.Literal('insurance'),
  Type.Literal('cashback'),
  Type.Literal('points-reward'),
  Type.Literal('friend-reward'),
]);
export type LedgerEntryKind = Static<typeof LedgerEntryKind>;

/** What a line of a statement can be filtered by. `corrections` are adjustments and write-offs. */
export const StatementGroup = Type.Union([
  Type.Literal('deposits'),
  Type.Literal('withdrawals'),
  Type.Literal('bets'),
  Type.Literal('conversions'),
  Type.Literal('bonuses'),
  Type.Literal('corrections'),
]);
export type StatementGroup = Static<typeof StatementGroup>;

/** Which lines of an account; times are milliseconds, `fromMs` included and `toMs` not. */
export const StatementQuery = Type.Object(
  {
    accountId: DecimalId,
    cursor: Type.Optional(DecimalId),
    group: Type.Optional(StatementGroup),
    fromMs: Type.Optional(TimeText),
    toMs: Type.Optional(TimeText),
  },
  { additionalProperties: false },
);
export type StatementQuery = Static<typeof StatementQuery>;

/**
 * GET /web-api/office/history (S7-12): a statement, newest first; without a group balanceAfter chains without gaps. A page
 * may be short, or empty, and still have a next one.
 */
export const StatementView = Type.Object({
  entries: Type.Array(
    Type.Object({
      seq: Type.Integer({ minimum: 1 }),
      kind: LedgerEntryKind,
      amount: Amount,
      balanceAfter: Amount,
      atMs: TimestampMs,
      /** The bet or payment behind it. */
      cause: Type.Optional(Type.String()),
      /** Whose stake is behind it, only where one is. */
      product: Type.Optional(ProductName),
      /** What people know the bet behind it by, only where it is one; null for a bet that was never accepted. */
      betNumber: Type.Optional(Type.Union([BetNumber, Type.Null()])),
      /** The game of a company that it was staked in, only where it was. */
      game: Type.Optional(NamedGame),
      /** Only where the line gave a stake back, as if it had never been staked. */
      isVoid: Type.Optional(Type.Literal(true)),
    }),
  ),
  currency: IsoCurrency,
  total: Type.Integer({ minimum: 0 }),
  /** True when there are at least `total`: lines of one group are counted up to a cap. */
  isTotalCapped: Type.Boolean(),
  /** The balance before the first and after the last line of the time asked for, whatever the group. */
  opening: Amount,
  closing: Amount,
  nextCursor: Type.Union([Type.String(), Type.Null()]),
});
export type StatementView = Static<typeof StatementView>;

/**
 * GET /web-api/office/history/print: all lines of an account in a time, oldest first, so that they replay from opening to
 * closing. `entries` is null when there are more than go on paper; the export has them all.
 */
export const PrintedStatementView = Type.Object({
  currency: IsoCurrency,
  entries: Type.Union([StatementView.properties.entries, Type.Null()]),
  total: Type.Integer({ minimum: 0 }),
  opening: Amount,
  closing: Amount,
});
export type PrintedStatementView = Static<typeof PrintedStatementView>;

/** GET /web-api/office/totals: what ever came in and went out, by currency. */
export const MoneyTotalsView = Type.Object({
  totals: Type.Array(
    Type.Object({
      currency: IsoCurrency,
      /** Paid in, less what was sent or charged back. */
      deposited: Amount,
      /** Paid out, less what came back. */
      withdrawn: Amount,
      /** deposited − withdrawn. */
      netDeposits: Amount,
      /** Received from other currencies, less what was given for them. */
      exchanged: Amount,
      /** Given as bonuses, less what went back to the house. */
      bonuses: Amount,
      /** Adjustments and write-offs. */
      corrected: Amount,
      /** All there is: to spend, bonus, and held. */
      balance: Amount,
      /** What betting has brought: balance − netDeposits − exchanged − bonuses − corrected. Open stakes count as the player's. */
      netPosition: Amount,
    }),
  ),
});
export type MoneyTotalsView = Static<typeof MoneyTotalsView>;

/** GET /web-api/office/recent?days=: how many days to look back; 30 unless said. */
export const RecentMoneyQuery = Type.Object(
  { days: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })) },
  { additionalProperties: false },
);
export type RecentMoneyQuery = Static<typeof RecentMoneyQuery>;

/** What the last days did to each currency that moved or has money. */
export const RecentMoneyView = Type.Object({
  /** The days looked back, to this moment. */
  days: Type.Integer({ minimum: 1 }),
  currencies: Type.Array(
    Type.Object({
      currency: IsoCurrency,
      paidIn: Amount,
      paidOut: Amount,
      /** Returns of bets less their stakes. Open stakes count as the player's. */
      betResult: Amount,
    }),
  ),
});
export type RecentMoneyView = Static<typeof RecentMoneyView>;

/** POST /web-api/office/currencies (S7-19). */
export const AddCurrencyRequest = Type.Object({ currency: IsoCurrency }, { additionalProperties: false });
export type AddCurrencyRequest = Static<typeof AddCurrencyRequest>;

/** Answer of adding and removing a currency (S7-19); `message` names words of the browser's dictionary. */
export const CurrencyAnswer = Type.Object({
  success: Type.Literal(true),
  data: Type.Object({
    message: Type.Union([Type.Literal('currency_added'), Type.Literal('currency_removed')]),
    account_id: DecimalId,
  }),
});
export type CurrencyAnswer = Static<typeof CurrencyAnswer>;

const CONVERSION_PARTS = { fromAccountId: DecimalId, toAccountId: DecimalId, amount: Amount };

/** GET /web-api/office/conversion: `amount` is what is given. */
export const ConversionQuoteQuery = Type.Object(CONVERSION_PARTS, { additionalProperties: false });
export type ConversionQuoteQuery = Static<typeof ConversionQuoteQuery>;

/** What is exchanged for what, and by which rate; also `details` of RATE_MOVED. */
export const ConversionQuote = Type.Object({
  fromAmount: Amount,
  fromCurrency: IsoCurrency,
  toAmount: Amount,
  toCurrency: IsoCurrency,
  /** Units of the currency received for one of the currency given, rounded down to ten digits after the first. */
  rate: Type.String(),
  rateId: Type.String(),
  /** What the rate is less than the published one. */
  spreadPercent: Type.Number({ minimum: 0 }),
  /** Ask again then. A rate published earlier refuses the conversion with RATE_MOVED. */
  validUntilMs: TimestampMs,
});
export type ConversionQuote = Static<typeof ConversionQuote>;

/** POST /web-api/office/conversion, with an `Idempotency-Key` header. */
export const ConversionRequest = Type.Object(
  { ...CONVERSION_PARTS, rateId: Type.String({ pattern: '^r[0-9-]{0,40}$' }) },
  { additionalProperties: false },
);
export type ConversionRequest = Static<typeof ConversionRequest>;

export const ConversionView = Type.Object({
  id: DecimalId,
  fromAccountId: DecimalId,
  toAccountId: DecimalId,
  fromAmount: Amount,
  fromCurrency: IsoCurrency,
  toAmount: Amount,
  toCurrency: IsoCurrency,
  rateId: Type.String(),
  atMs: TimestampMs,
});
export type ConversionView = Static<typeof ConversionView>;
