import type { ErrorCode } from '@paddock/contract';
import type { SecurityKind } from '@paddock/contract/schemas';
import type { FastifyRequest } from 'fastify';

/** What a refusal with a code is in the security record; what is not named here is met by honest people every day. */
const KIND_OF: Partial<Record<ErrorCode, SecurityKind>> = {
  WRONG_CREDENTIALS: 'sign-in-failed',
  OPERATOR_CREDENTIALS: 'sign-in-failed',
  WRONG_PASSWORD: 'sign-in-failed',
  WRONG_ANSWER: 'sign-in-failed',
  PASSKEY_REFUSED: 'sign-in-failed',
  SOCIAL_REFUSED: 'sign-in-failed',
  PARTNER_TOKEN_INVALID: 'sign-in-failed',
  WRONG_CODE: 'code-refused',
  CODE_SPENT: 'code-refused',
  LINK_INVALID: 'code-refused',
  FEED_UNAUTHORISED: 'token-refused',
  REGISTRY_UNAUTHORISED: 'token-refused',
  FORBIDDEN: 'right-refused',
  FOREIGN_REQUEST: 'right-refused',
  OWN_ACCOUNT: 'right-refused',
  OWN_PROPOSAL: 'right-refused',
  PARCEL_NOT_YOURS: 'right-refused',
  FILE_TAMPERED: 'right-refused',
  OVERRIDE_GRANT_INVALID: 'grant-refused',
  CALLBACK_SIGNATURE: 'callback-refused',
  GAME_SIGNATURE: 'callback-refused',
  GAME_ADDRESS: 'callback-refused',
  CAPTCHA_REQUIRED: 'budget-drained',
  SIGN_IN_PAUSED: 'budget-drained',
  TOO_MANY_REQUESTS: 'budget-drained',
};

/** The kind of a refusal; undefined for one that is not recorded. A guest who sends no token forged none. */
export function kindOfRefusal(request: FastifyRequest, code: ErrorCode): SecurityKind | undefined {
  if (code === 'UNAUTHENTICATED')
    return request.headers.authorization === undefined ? undefined : 'token-refused';
  return KIND_OF[code];
}
