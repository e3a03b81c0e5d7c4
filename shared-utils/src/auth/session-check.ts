import { SESSION_CHECK_RETRIES, SESSION_CHECK_RETRY_MS } from '@paddock/contract';

import type { Timing } from '../environment/environment-types.ts';
import type { Api, Failure } from '../http/http-types.ts';
import { wait } from '../http/wait.ts';

/** The start's question, and each minute's: both keep the session alive (S7-13, S7-40). */
export type SessionQuestion = '/web-api/session' | '/web-api/auth/action';

export type SessionAnswer = { readonly ok: true; readonly userId: string | null } | Failure;

/** Asks whose session the cookie is, with two retries 1.5 s apart (S4-02, S9-01). */
export async function readSession(
  api: Api,
  timing: Timing,
  address: SessionQuestion = '/web-api/session',
): Promise<SessionAnswer> {
  for (let retry = 0; ; retry++) {
    const answer = await api.get(address);
    if (answer.ok) return { ok: true, userId: answer.data.user_id };
    if (retry === SESSION_CHECK_RETRIES) return answer;
    await wait(timing, SESSION_CHECK_RETRY_MS);
  }
}
