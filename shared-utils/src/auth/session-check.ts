import { SESSION_CHECK_RETRIES, SESSION_CHECK_RETRY_MS } from '@paddock/contract';
import type { SessionView } from '@paddock/contract/schemas';

import type { Timing } from '../environment/environment-types.ts';
import type { Api, Failure } from '../http/http-types.ts';
import { wait } from '../http/wait.ts';

export type SessionAnswer = { readonly ok: true; readonly userId: string | null } | Failure;

/** Asks whose session the cookie is, with two retries 1.5 s apart (S4-02, S9-01). */
export async function readSession(api: Api, timing: Timing, path: string): Promise<SessionAnswer> {
  for (let retry = 0; ; retry++) {
    const answer = await api.get<SessionView>(path);
    if (answer.ok) return { ok: true, userId: answer.data.user_id };
    if (retry === SESSION_CHECK_RETRIES) return answer;
    await wait(timing, SESSION_CHECK_RETRY_MS);
  }
}
