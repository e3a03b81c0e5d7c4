import { ERROR_TABLE, type ErrorCode } from '@paddock/contract';

import type { ApiResult, Failure } from '../http/http-types.ts';

/** A call that succeeded with this data. */
export function answered<T>(data: T, httpStatus = 200): ApiResult<T> {
  return { ok: true, httpStatus, data };
}

/** A call the server refused with this code. */
export function refusal(code: ErrorCode, details?: unknown): Failure {
  const [httpStatus, message] = ERROR_TABLE[code];
  const problem = details === undefined ? { code, message } : { code, message, details };
  return { ok: false, status: 'refused', httpStatus, problem };
}
