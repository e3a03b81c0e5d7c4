import type { PlacementView } from '@paddock/contract/schemas';

import type { ServerClock } from '../clock/clock-types.ts';
import type { Timing } from '../environment/environment-types.ts';
import type { Api, Failure } from '../http/http-types.ts';
import { wait } from '../http/wait.ts';
import type { PlayerNewsValue } from '../live/live-types.ts';
import type { Stream } from '../stream/stream.ts';

export type PendingView = Extract<PlacementView, { readonly status: 'pending' }>;
export type DecidedView = Exclude<PlacementView, PendingView>;

/** The decision is asked for this long after it is due, unless the push was faster. */
export const ASK_AFTER_DUE_MS = 300;
/** Between questions, growing to the longest. */
const ASK_AGAIN_FIRST_MS = 1_000;
const ASK_AGAIN_MOST_MS = 5_000;

export interface FollowDependencies {
  readonly api: Api;
  readonly timing: Timing;
  readonly clock: ServerClock;
  readonly playerNews$: Stream<PlayerNewsValue>;
}

/** Waits, but no longer than until the news of this placement comes. */
async function waitForNews(
  { timing, playerNews$ }: FollowDependencies,
  key: string,
  delayMs: number,
  signal: AbortSignal | undefined,
): Promise<void> {
  const woken = new AbortController();
  const wake = (): void => woken.abort();
  const heardSeq = playerNews$.snapshot().seq;
  const subscription = playerNews$.subscribe((value) => {
    const isOurs = value.status === 'news' && value.news.kind === 'placement' && value.news.key === key;
    if (isOurs && value.seq > heardSeq) wake();
  });
  signal?.addEventListener('abort', wake);
  await wait(timing, delayMs, woken.signal);
  signal?.removeEventListener('abort', wake);
  subscription.unsubscribe();
}

/** A refusal that asking again will not change. */
function isFinal(failure: Failure): boolean {
  return failure.status === 'refused' && failure.httpStatus < 500 && failure.httpStatus !== 429;
}

/** Follows a pending placement by push and by asking until it is decided, refused for good, or no longer waited for. */
export async function followPlacement(
  dependencies: FollowDependencies,
  pending: PendingView,
  signal: AbortSignal | undefined,
): Promise<DecidedView | Failure> {
  const { api, clock } = dependencies;
  let delayMs = Math.max(0, pending.decidesAtMs - clock.serverNowMs()) + ASK_AFTER_DUE_MS;
  let againMs = ASK_AGAIN_FIRST_MS;
  for (;;) {
    await waitForNews(dependencies, pending.key, delayMs, signal);
    const answer = await api.get('/web-api/sportsbook/placements/:key', {
      params: { key: pending.key },
      signal,
    });
    if (answer.ok && answer.data.status !== 'pending') return answer.data;
    if (!answer.ok && (answer.status === 'close' || isFinal(answer))) return answer;
    delayMs = againMs;
    againMs = Math.min(ASK_AGAIN_MOST_MS, againMs * 2);
  }
}
