import type { ErrorCode } from '../errors/error-table.ts';

/** What any endpoint may refuse with, whatever it does; its line names only what is its own. */
export const GENERAL_ERRORS = [
  // How it was asked.
  'INVALID_INPUT',
  'MALFORMED_BODY',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'METHOD_NOT_ALLOWED',
  'FOREIGN_REQUEST',
  // Who asks, where somebody has to be signed in.
  'UNAUTHENTICATED',
  'TOKEN_EXPIRED',
  // Budgets, and a server that cannot answer now.
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
  'MAINTENANCE',
  'BLOCKED_HERE',
] as const satisfies readonly ErrorCode[];
export type GeneralError = (typeof GENERAL_ERRORS)[number];

/** What any endpoint of operators may refuse with besides: a role that may not, or a first password that stands. */
export const OPERATOR_ERRORS = [
  'FORBIDDEN',
  'PASSWORD_CHANGE_NEEDED',
] as const satisfies readonly ErrorCode[];

/** What an endpoint may refuse with by its address alone. */
export function generalErrorsOf(address: string): readonly ErrorCode[] {
  return address.startsWith('/operator-api/') ? [...GENERAL_ERRORS, ...OPERATOR_ERRORS] : GENERAL_ERRORS;
}
