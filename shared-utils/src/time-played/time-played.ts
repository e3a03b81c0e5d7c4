import type { AuthValue } from '../auth/auth-types.ts';
import type { ServerClock } from '../clock/clock-types.ts';
import type { Api } from '../http/http-types.ts';
import { createStore, createStream } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import type { TimePlayed, TimePlayedValue } from './time-played-types.ts';

/** The time played, read once for all who show it. */
export function createTimePlayed(
  api: Pick<Api, 'get'>,
  auth$: Stream<AuthValue>,
  { serverNowMs }: Pick<ServerClock, 'serverNowMs'>,
): TimePlayed {
  const store = createStore<TimePlayedValue>({ status: 'none' });
  let userId: string | null = null;
  let isWanted = false;

  async function refreshTimePlayed(): Promise<void> {
    const asked = userId;
    if (asked === null) return;
    if (!('played' in store.get())) store.set({ status: 'loading' });
    const answer = await api.get('/web-api/office/played');
    if (asked !== userId) return;
    const before = store.get();
    if (answer.ok) store.set({ status: 'ready', played: answer.data, atMs: serverNowMs() });
    else store.set('played' in before ? { ...before, status: 'stale' } : { status: 'error' });
  }

  auth$.subscribe((auth) => {
    if (auth.userId === userId) return;
    userId = auth.userId;
    store.set({ status: userId === null ? 'none' : 'loading' });
    if (isWanted) void refreshTimePlayed();
  });

  const timePlayed$ = createStream<TimePlayedValue>(store.get, (listener) => {
    if (!isWanted) {
      isWanted = true;
      void refreshTimePlayed();
    }
    const subscription = store.stream.subscribe(listener);
    return () => subscription.unsubscribe();
  });
  return { timePlayed$, refreshTimePlayed };
}
