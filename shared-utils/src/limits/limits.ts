import type { AuthValue } from '../auth/auth-types.ts';
import type { Api } from '../http/http-types.ts';
import { createStore, createStream } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import { createLimitCommands } from './limit-commands.ts';
import type { Limits, LimitsValue } from './limits-types.ts';
import { parseLimits } from './parse-limits.ts';

/** A site without the limit service has no limits. */
const NOT_OFFERED: readonly number[] = [404, 501];

/** The player's limits (S3-01, S7-08), read once somebody looks at them. */
export function createLimits(api: Api, auth$: Stream<AuthValue>): Limits {
  const store = createStore<LimitsValue>({ status: 'none' });
  let userId: string | null = null;
  let isWanted = false;
  let reads = 0;
  let answered = 0;

  async function refreshLimits(): Promise<void> {
    if (userId === null) return;
    const asked = userId;
    const read = ++reads;
    const before = store.get();
    if (!('limits' in before)) store.set({ status: 'loading' });
    const answer = await api.get('/limit-service-api/api/external/web/v3/limits');
    // What was asked before and comes after is older than what is shown.
    if (asked !== userId || read < answered) return;
    answered = read;
    if (answer.ok) store.set({ status: 'ready', limits: parseLimits(answer.data) });
    else if (NOT_OFFERED.includes(answer.httpStatus)) store.set({ status: 'ready', limits: [] });
    else store.set('limits' in before ? { status: 'stale', limits: before.limits } : { status: 'error' });
  }

  auth$.subscribe((auth) => {
    if (auth.userId === userId) return;
    userId = auth.userId;
    store.set({ status: userId === null ? 'none' : 'loading' });
    if (isWanted) void refreshLimits();
  });

  const limits$ = createStream<LimitsValue>(store.get, (listener) => {
    if (!isWanted) {
      isWanted = true;
      void refreshLimits();
    }
    const subscription = store.stream.subscribe(listener);
    return () => subscription.unsubscribe();
  });

  const commands = createLimitCommands(api, (list) => {
    // A service that answers words alone (S8-08) is asked for the list.
    if (!Array.isArray(list)) void refreshLimits();
    else if (userId !== null) {
      answered = ++reads;
      store.set({ status: 'ready', limits: parseLimits(list) });
    }
  });
  return { limits$, refreshLimits, ...commands };
}
