import { Type, type Static } from 'typebox';

import { CompanyGameCode } from './casino-catalogue.ts';
import { IsoCurrency } from './primitives.ts';

/** What Hub88 answers with, of its own list (docs/game-wallet.md says when). */
export const HUB88_STATUSES = [
  'RS_OK',
  'RS_ERROR_UNKNOWN',
  'RS_ERROR_INVALID_PARTNER',
  'RS_ERROR_INVALID_TOKEN',
  'RS_ERROR_INVALID_GAME',
  'RS_ERROR_WRONG_CURRENCY',
  'RS_ERROR_NOT_ENOUGH_MONEY',
  'RS_ERROR_USER_DISABLED',
  'RS_ERROR_INVALID_SIGNATURE',
  'RS_ERROR_TOKEN_EXPIRED',
  'RS_ERROR_WRONG_SYNTAX',
  'RS_ERROR_WRONG_TYPES',
  'RS_ERROR_DUPLICATE_TRANSACTION',
  'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  'RS_ERROR_LIMIT_REACHED',
] as const;
export type Hub88Status = (typeof HUB88_STATUSES)[number];

/** A name of theirs: printed letters without a space, so that names made here are never one of them. */
export const AggregatorName = Type.String({ pattern: '^[!-~]{1,100}$' });
const Nullable = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

/** Hundred-thousandths of a unit: 3.56 is 356000. */
const Hub88Amount = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** What is answered to every call, refusals too. */
export const Hub88Answer = Type.Object({
  status: Type.Enum([...HUB88_STATUSES]),
  request_uuid: Type.Optional(Type.String()),
  user: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
  balance: Type.Optional(Type.Integer()),
});
export type Hub88Answer = Static<typeof Hub88Answer>;

const asked = { request_uuid: AggregatorName };
const ofUser = { ...asked, user: AggregatorName };
const ofSession = { ...ofUser, token: AggregatorName, game_code: CompanyGameCode };
const ofTransaction = {
  ...ofSession,
  transaction_uuid: AggregatorName,
  /** Of a supplier that knows no rounds there is none: a bet is a round by itself. */
  round: Nullable(AggregatorName),
  round_closed: Nullable(Type.Boolean()),
};
const ofMoney = {
  ...ofTransaction,
  currency: IsoCurrency,
  amount: Hub88Amount,
  /** Of free rounds that were agreed on: nothing is staked. */
  is_free: Nullable(Type.Boolean()),
  reward_uuid: Nullable(AggregatorName),
};

/** POST /user/info. Fields that are not named in these calls are passed over. */
export const Hub88UserCall = Type.Object(ofUser);
/** POST /user/balance. */
export const Hub88BalanceCall = Type.Object(ofSession);
/** POST /transaction/bet. */
export const Hub88BetCall = Type.Object(ofMoney);
export type Hub88BetCall = Static<typeof Hub88BetCall>;
/** POST /transaction/win. */
export const Hub88WinCall = Type.Object({ ...ofMoney, reference_transaction_uuid: Nullable(AggregatorName) });
export type Hub88WinCall = Static<typeof Hub88WinCall>;
/** POST /transaction/rollback. */
export const Hub88RollbackCall = Type.Object({
  ...ofTransaction,
  reference_transaction_uuid: AggregatorName,
});
export type Hub88RollbackCall = Static<typeof Hub88RollbackCall>;
