import type { OneClickRegistrationView, SignInAnswer } from '@paddock/contract/schemas';

import { keptFingerprint } from '../abuse/fingerprint.ts';
import type { Analytics } from '../analytics/analytics-types.ts';
import type { Environment } from '../environment/environment-types.ts';
import type { Api } from '../http/http-types.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import type { SignInResult } from './auth-types.ts';
import { SIGN_IN_WAYS, WAYS_WITH_COMPONENTS, type SignInRequests, type SignInWay } from './sign-in-ways.ts';
import { createTryCounter } from './try-counter.ts';

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
  const answer = await api.post<SignInAnswer>(SIGN_IN_WAYS[way], body);
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
  const answer = await api.post<{ user_id: string } | OneClickRegistrationView>(SIGN_IN_WAYS[way], request);
  if (!answer.ok) {
    track({ name: 'auth.registration-failed', data: { way, error_code: answer.problem.code } });
    return answer;
  }
  track({ name: 'auth.registration-done', data: { way } });
  const { user_id: userId, ...kept } = answer.data;
  return { ok: true, userId, ...kept };
}
