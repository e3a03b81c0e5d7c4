import { Type, type Static } from 'typebox';

import { Amount, DecimalId, IsoCurrency, TimestampMs } from './primitives.ts';

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
  Type.Literal('adjustment'),
  Type.Literal('chargeback'),
  Type.Literal('write-off'),
  Type.Literal('conversion'),
]);
export type LedgerEntryKind = Static<typeof LedgerEntryKind>;

/** GET /web-api/office/history?accountId&cursor: a statement, newest first; balanceAfter chains without gaps. */
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
    }),
  ),
  currency: IsoCurrency,
  total: Type.Integer({ minimum: 0 }),
  nextCursor: Type.Union([Type.String(), Type.Null()]),
});
export type StatementView = Static<typeof StatementView>;
