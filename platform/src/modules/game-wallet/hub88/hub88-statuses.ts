import type { ErrorCode, Problem } from '@paddock/contract';
import type { Hub88Answer, Hub88Status } from '@paddock/contract/schemas';

/** What Hub88 is told for a refusal of ours; what is not here has no word of its own with them. */
const STATUS_OF: Partial<Record<ErrorCode, Hub88Status>> = {
  GAME_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  GAME_ADDRESS: 'RS_ERROR_INVALID_PARTNER',
  GAME_SESSION_UNKNOWN: 'RS_ERROR_INVALID_TOKEN',
  GAME_SESSION_ENDED: 'RS_ERROR_TOKEN_EXPIRED',
  GAME_OTHER: 'RS_ERROR_INVALID_GAME',
  GAME_UNKNOWN: 'RS_ERROR_INVALID_GAME',
  GAME_CLOSED: 'RS_ERROR_INVALID_GAME',
  GAME_LICENCE: 'RS_ERROR_INVALID_GAME',
  GAME_COUNTRY: 'RS_ERROR_INVALID_GAME',
  GAME_DEVICE: 'RS_ERROR_INVALID_GAME',
  GAME_CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
  CURRENCY_UNSUPPORTED: 'RS_ERROR_WRONG_CURRENCY',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  BALANCE_NEGATIVE: 'RS_ERROR_NOT_ENOUGH_MONEY',
  ACCOUNT_UNKNOWN: 'RS_ERROR_USER_DISABLED',
  ACCOUNT_RESTRICTED: 'RS_ERROR_USER_DISABLED',
  ACCOUNT_FROZEN: 'RS_ERROR_USER_DISABLED',
  PLAY_PAUSED: 'RS_ERROR_USER_DISABLED',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  SESSION_LIMIT_ENDED: 'RS_ERROR_LIMIT_REACHED',
  STAKE_TOO_LARGE: 'RS_ERROR_LIMIT_REACHED',
  STAKE_TOO_SMALL: 'RS_ERROR_LIMIT_REACHED',
  AGREED_SPENT: 'RS_ERROR_LIMIT_REACHED',
  IDEMPOTENCY_MISMATCH: 'RS_ERROR_DUPLICATE_TRANSACTION',
  BET_UNKNOWN: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  ROUND_UNKNOWN: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  BET_ROLLED_BACK: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  AMOUNT_INVALID: 'RS_ERROR_WRONG_TYPES',
  INVALID_INPUT: 'RS_ERROR_WRONG_TYPES',
  MALFORMED_BODY: 'RS_ERROR_WRONG_SYNTAX',
  UNSUPPORTED_MEDIA: 'RS_ERROR_WRONG_SYNTAX',
  BODY_TOO_LARGE: 'RS_ERROR_WRONG_SYNTAX',
};

export const hub88StatusOf = (code: ErrorCode): Hub88Status => STATUS_OF[code] ?? 'RS_ERROR_UNKNOWN';

/** Who asked, as far as it can be said back, and what there is where it was too little. */
type Asked = Omit<Hub88Answer, 'status'>;

/** A refusal as Hub88 reads it, which names what was asked. */
export function hub88Refusal({ code, details }: Problem, body: unknown): Hub88Answer {
  const status = hub88StatusOf(code);
  return { status, ...askedOf(body), ...(status === 'RS_ERROR_NOT_ENOUGH_MONEY' && standingOf(details)) };
}

/** What may be said back of a body that nobody has judged: texts as short as theirs are. */
function askedOf(body: unknown): Asked {
  if (typeof body !== 'object' || body === null) return {};
  const { request_uuid, user } = body as Readonly<Record<string, unknown>>;
  return {
    ...(isShort(request_uuid) && { request_uuid }),
    ...(isShort(user) && { user }),
  };
}

const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 100;

function standingOf(details: unknown): Asked {
  const { currency, balance } = (details ?? {}) as Asked;
  return { ...(currency !== undefined && { currency }), ...(balance !== undefined && { balance }) };
}
