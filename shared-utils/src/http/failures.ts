import type { ErrorCode } from '@paddock/contract';

import type { Failure } from './http-types.ts';

/** HTTP status of a request its caller gave up (S8-10). */
const CLOSED_STATUS = 499;

/** A refusal of our own, with the status the server would give it. Players read `errors.<code>`, not the message. */
export function refused(code: ErrorCode, httpStatus: number): Failure {
  return { ok: false, status: 'refused', httpStatus, problem: { code, message: code } };
}

/** No answer came: nobody knows whether the server acted (S8-10). */
export function networkError(): Failure {
  return {
    ok: false,
    status: 'network-error',
    httpStatus: 0,
    problem: { code: 'NETWORK_ERROR', message: 'The server could not be reached.' },
  };
}

/** The caller gave the request up (S8-10). */
export function closed(): Failure {
  return {
    ok: false,
    status: 'close',
    httpStatus: CLOSED_STATUS,
    problem: { code: 'CLOSED', message: 'The request was cancelled.' },
  };
}

function codeFor(httpStatus: number): ErrorCode {
  if (httpStatus === 401) return 'UNAUTHENTICATED';
  if (httpStatus === 403) return 'FORBIDDEN';
  if (httpStatus === 404) return 'NOT_FOUND';
  if (httpStatus === 429) return 'TOO_MANY_REQUESTS';
  if (httpStatus === 502 || httpStatus === 503 || httpStatus === 504) return 'UNAVAILABLE';
  return httpStatus >= 500 ? 'INTERNAL' : 'INVALID_INPUT';
}

/**
 * A code as the server wrote it. A newer server may know more codes than this tab, so that any code is taken; the error
 * table with all its texts stays out of the browser.
 */
export function asErrorCode(text: unknown): ErrorCode | undefined {
  return typeof text === 'string' && /^[A-Z][A-Z_]+$/.test(text) ? (text as ErrorCode) : undefined;
}

/** The details of a JSON:API answer, one after the other (S8-10); undefined for any other. */
function joinedDetails(errors: unknown): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  const details = errors.map((one: { readonly detail?: unknown } | null) => one?.detail);
  return details.filter((detail) => typeof detail === 'string').join(' ') || undefined;
}

/** Reads an error answer; one without a code gets the nearest to its status. */
export function refusedBy(httpStatus: number, body: unknown): Failure {
  const fields: Readonly<Partial<Record<'code' | 'message' | 'title' | 'details' | 'errors', unknown>>> =
    typeof body === 'object' && body !== null ? body : {};
  const code = asErrorCode(fields.code) ?? codeFor(httpStatus);
  const message = typeof fields.message === 'string' ? fields.message : code;
  const title = typeof fields.title === 'string' ? fields.title : joinedDetails(fields.errors);
  const problem = {
    code,
    message,
    ...(title !== undefined && { title }),
    ...(fields.details !== undefined && { details: fields.details }),
  };
  return { ok: false, status: 'refused', httpStatus, problem };
}
