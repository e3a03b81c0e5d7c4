import type {
  LoginRequest,
  OneClickRegistrationRequest,
  OneClickRegistrationView,
} from '@paddock/contract/schemas';

import { keptFingerprint } from '../abuse/fingerprint.ts';
import type { Analytics } from '../analytics/analytics-types.ts';
import type { Environment } from '../environment/environment-types.ts';
import type { Api } from '../http/http-types.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import type { SignInResult } from './auth-types.ts';
import { SIGN_IN_WAYS, WAYS_WITH_COMPONENTS, type SignInRequests, type SignInWay } from './sign-in-ways.ts';
import { createTryCounter } from './try-counter.ts';

// Which request and answer belong to a way is known by `SignInRequests`; the compiler does not follow it through the table.
type PasswordAddress = (typeof SIGN_IN_WAYS)['password'];
type OneClickAddress = (typeof SIGN_IN_WAYS)['registrationInOneClick'];

/** Registering in one click tells the number and the password too. */
type Registered = Pick<OneClickRegistrationView, 'user_id'> & Partial<OneClickRegistrationView>;

export interface SignInTools {
  /** Without bearer and repeats. */
  readonly api: Api;
  readonly storage: BrowserStorage;
  readonly timing: Environment['timing'];
  readonly track: Analytics['track'];
}

/**
 * Sends a sign-in, counts it (S4-04) and tells analytics how it went, a refusal with its code (S8-19). A chunk of its
 * own: it comes with the first form that is sent.
 */
export async function sendSignIn<Way extends SignInWay>(
  { api, storage, timing, track }: SignInTools,
  way: Way,
  request: SignInRequests[Way],
): Promise<SignInResult> {
  if (way.startsWith('registration')) return sendRegistration({ api, track }, way, request);
  const counter = createTryCounter(storage);
  const nowMs = timing.nowMs();
  const tries = counter.increment(nowMs);
  const components = WAYS_WITH_COMPONENTS.includes(way) ? keptFingerprint(storage, nowMs) : undefined;
  const body = components === undefined ? request : { ...request, components_data: components };
  const answer = await api.post(SIGN_IN_WAYS[way] as PasswordAddress, body as LoginRequest);
  if (!answer.ok) {
    track({ name: 'auth.login-failed', data: { way, tries, error_code: answer.problem.code } });
    return answer;
  }
  if (answer.data.user_id === null) return { ok: true, twoStep: answer.data.two_step };
  counter.reset();
  track({ name: 'auth.login-done', data: { way, tries } });
  return { ok: true, userId: answer.data.user_id };
}

/** A registration is no try of signing in, so it is not counted as one. */
async function sendRegistration(
  { api, track }: Pick<SignInTools, 'api' | 'track'>,
  way: SignInWay,
  request: unknown,
): Promise<SignInResult> {
  const answer = await api.post(SIGN_IN_WAYS[way] as OneClickAddress, request as OneClickRegistrationRequest);
  if (!answer.ok) {
    track({ name: 'auth.registration-failed', data: { way, error_code: answer.problem.code } });
    return answer;
  }
  track({ name: 'auth.registration-done', data: { way } });
  const { user_id: userId, ...kept }: Registered = answer.data;
  return { ok: true, userId, ...kept };
}
