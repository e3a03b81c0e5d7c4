import { statusOf, type ErrorCode, type Problem } from '@paddock/contract';
import type { SoftswissRefusal } from '@paddock/contract/schemas';

const BAD_REQUEST = 400;
const UNKNOWN_ERROR = 500;

/** What SoftSwiss is told for a refusal of ours. */
const CODE_OF: Partial<Record<ErrorCode, number>> = {
  INSUFFICIENT_FUNDS: 100,
  BALANCE_NEGATIVE: 100,
  GAME_SESSION_UNKNOWN: 101,
  ACCOUNT_UNKNOWN: 101,
  LIMIT_REACHED: 105,
  SESSION_LIMIT_ENDED: 105,
  STAKE_TOO_LARGE: 106,
  STAKE_TOO_SMALL: 106,
  GAME_SESSION_ENDED: 107,
  GAME_OTHER: 107,
  GAME_CLOSED: 107,
  GAME_LICENCE: 107,
  GAME_DEVICE: 107,
  ACCOUNT_RESTRICTED: 110,
  ACCOUNT_FROZEN: 110,
  PLAY_PAUSED: 110,
  GAME_COUNTRY: 153,
  GAME_CURRENCY: 154,
  CURRENCY_UNSUPPORTED: 154,
  GAME_SIGNATURE: 403,
  GAME_ADDRESS: 403,
  BET_UNKNOWN: 404,
  ROUND_UNKNOWN: 404,
  GAME_UNKNOWN: 405,
  PROMOTION_UNKNOWN: 610,
  AGREED_SPENT: 610,
  WIN_REFUSED: BAD_REQUEST,
  AMOUNT_INVALID: BAD_REQUEST,
  INVALID_INPUT: BAD_REQUEST,
  MALFORMED_BODY: BAD_REQUEST,
  UNSUPPORTED_MEDIA: BAD_REQUEST,
  BODY_TOO_LARGE: BAD_REQUEST,
  IDEMPOTENCY_MISMATCH: BAD_REQUEST,
  BET_ROLLED_BACK: BAD_REQUEST,
  ROUND_CLOSED: BAD_REQUEST,
  TOO_MANY_REQUESTS: 503,
  UNAVAILABLE: 503,
  MAINTENANCE: 503,
  WIN_HELD: 503,
};

/** What HTTP says of a refusal that is one of play; the others are statuses of HTTP themselves. */
const PRECONDITION_FAILED = 412;

const isStatus = (code: number): boolean => code >= 400 && code < 600;

export const softswissCodeOf = (ours: ErrorCode): number =>
  CODE_OF[ours] ?? (statusOf(ours) >= UNKNOWN_ERROR ? UNKNOWN_ERROR : BAD_REQUEST);

/** A refusal as SoftSwiss reads it, with its status of HTTP. */
export function softswissRefusal({ code: ours, message, details }: Problem): {
  readonly status: number;
  readonly words: SoftswissRefusal;
} {
  const code = softswissCodeOf(ours);
  const { balance } = (details ?? {}) as { readonly balance?: number };
  const words = { code, message, ...(code === 100 && balance !== undefined && { balance }) };
  return { status: isStatus(code) ? code : PRECONDITION_FAILED, words };
}
