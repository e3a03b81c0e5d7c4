import type { ErrorCode } from '@paddock/contract';
import type { FastifyRequest } from 'fastify';

import type { Log } from '../module.ts';
import type { Clock } from '../time/clock.ts';

/** Lines that may come at once, and how many grow back in a second: a flood of refusals is not one of the log. */
const REFUSAL_LINES = { burst: 200, perSecond: 10 };

/** What is worth a line. Refusals of money, prices, limits and consent are met by everybody and are not. */
const TELLING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'INVALID_INPUT',
  'MALFORMED_BODY',
  'BODY_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'TOO_MANY_REQUESTS',
  'FORBIDDEN',
  'WRONG_CREDENTIALS',
  'WRONG_CODE',
  'CODE_EXPIRED',
  'CODE_SPENT',
  'CAPTCHA_REQUIRED',
  'FINGERPRINT_STALE',
  'SIGN_IN_PAUSED',
  'PARTNER_TOKEN_INVALID',
  'FOREIGN_REQUEST',
  'LOGIN_TAKEN',
  'LINK_INVALID',
  'NAME_INVALID',
  'PERSON_REFUSED',
  'STEP_UP_REQUIRED',
  'WRONG_PASSWORD',
  'WRONG_ANSWER',
  'PASSKEY_REFUSED',
  'SOCIAL_REFUSED',
  'DOCUMENT_TYPE',
  'DOCUMENT_UNSAFE',
  'DOCUMENT_DAMAGED',
  'DOCUMENT_PIXELS',
  'IDEMPOTENCY_MISMATCH',
  'CALLBACK_SIGNATURE',
  'GAME_SIGNATURE',
  'GAME_ADDRESS',
  'FEED_UNAUTHORISED',
  'FEED_MALFORMED',
  'OPERATOR_CREDENTIALS',
  'OWN_ACCOUNT',
  'OWN_PROPOSAL',
  'REGISTRY_UNAUTHORISED',
  'PARCEL_NOT_YOURS',
  'FILE_TAMPERED',
  'OVERRIDE_GRANT_INVALID',
]);

/**
 * Writes down what was refused and smells of abuse: code, route and address, never what was sent nor who was named in
 * it. Lines that were left out are counted in the next one.
 */
export function createRefusalLog(log: Log, clock: Clock): (request: FastifyRequest, code: ErrorCode) => void {
  let lines: number = REFUSAL_LINES.burst;
  let atMs = clock.nowMs();
  let leftOut = 0;

  return (request, code) => {
    if (!TELLING.has(code) && !isDeadToken(request, code)) return;
    const nowMs = clock.nowMs();
    lines = Math.min(REFUSAL_LINES.burst, lines + ((nowMs - atMs) / 1_000) * REFUSAL_LINES.perSecond);
    atMs = nowMs;
    if (lines < 1) {
      leftOut += 1;
      return;
    }
    lines -= 1;
    const { method, routeOptions, ip } = request;
    log.info(
      { code, method, route: routeOptions.url ?? null, address: ip, ...(leftOut > 0 ? { leftOut } : {}) },
      'a request was refused',
    );
    leftOut = 0;
  };
}

/** A forged token, or one used after its session ended. A guest asks without any, which says nothing. */
function isDeadToken({ headers }: FastifyRequest, code: ErrorCode): boolean {
  return code === 'UNAUTHENTICATED' && headers.authorization !== undefined;
}
