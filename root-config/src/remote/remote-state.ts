import { HEADER_RETRIES, HEADER_RETRY_MS, REMOTE_RETRIES, REMOTE_RETRY_FIRST_MS } from '@paddock/contract';

export type RemoteStatus = 'not-exist' | 'loading' | 'ready' | 'error';

/** The allowed changes (S4-01); every other one is refused. */
const ALLOWED: Readonly<Record<RemoteStatus, readonly RemoteStatus[]>> = {
  'not-exist': ['loading', 'ready'],
  error: ['loading', 'not-exist'],
  loading: ['error', 'ready', 'not-exist'],
  ready: ['not-exist'],
};

export function mayChange(from: RemoteStatus, to: RemoteStatus): boolean {
  return ALLOWED[from].includes(to);
}

/** How often an error is retried, and how long before each retry. */
export interface RetryPolicy {
  readonly retries: number;
  readonly firstDelayMs: number;
  /** 2 doubles each delay, 1 keeps it. */
  readonly factor: number;
}

/** Three retries: 1 s, 2 s, 4 s (S4-01). */
export const REMOTE_POLICY: RetryPolicy = {
  retries: REMOTE_RETRIES,
  firstDelayMs: REMOTE_RETRY_FIRST_MS,
  factor: 2,
};
/** Five retries, a second apart (S4-01). */
export const HEADER_POLICY: RetryPolicy = {
  retries: HEADER_RETRIES,
  firstDelayMs: HEADER_RETRY_MS,
  factor: 1,
};

/** Where the retries stand. `waiting` is false once the last retry has failed too. */
export interface RetryInfo {
  readonly attempt: number;
  readonly waiting: boolean;
}

export interface RemoteState {
  readonly status: RemoteStatus;
  /** Views that use the remote; `not-exist` exactly while there is none. */
  readonly views: number;
  readonly retry: RetryInfo | null;
}

export type RemoteEvent =
  /** A view wants the remote; `inMemory` when it is there already and needs no loading. */
  | { readonly type: 'used'; readonly inMemory?: boolean }
  | { readonly type: 'released' }
  | { readonly type: 'loaded' }
  | { readonly type: 'failed' }
  | { readonly type: 'retry-due' }
  /** The player pressed refresh: the retries start over (S8-01). */
  | { readonly type: 'refreshed' };

export type RemoteEffect =
  | { readonly type: 'load' }
  /** Load again; `attempt` is 0 for the player's refresh, else the number of the retry. */
  | { readonly type: 'reload'; readonly attempt: number }
  | { readonly type: 'schedule-retry'; readonly delayMs: number }
  | { readonly type: 'cancel-retry' }
  | { readonly type: 'unload' };

export interface RemoteStep {
  /** The very same one where the event does not fit it and is refused. */
  readonly state: RemoteState;
  readonly effects: readonly RemoteEffect[];
}

export const INITIAL_REMOTE: RemoteState = { status: 'not-exist', views: 0, retry: null };

/** The remote machine of S4-01 as a pure function. */
export function stepRemote(state: RemoteState, event: RemoteEvent, policy: RetryPolicy): RemoteStep {
  switch (event.type) {
    case 'used':
      return used(state, event.inMemory);
    case 'released':
      return released(state);
    case 'loaded':
      if (state.status !== 'loading') return refused(state);
      return change(state, 'ready', null, []);
    case 'failed':
      return failed(state, policy);
    case 'retry-due':
      if (state.status !== 'error' || state.retry?.waiting !== true) return refused(state);
      return change(state, 'loading', state.retry, [{ type: 'reload', attempt: state.retry.attempt }]);
    case 'refreshed':
      if (state.status !== 'error') return refused(state);
      return change(state, 'loading', null, [...cancelRetry(state), { type: 'reload', attempt: 0 }]);
  }
}

function used(state: RemoteState, inMemory = false): RemoteStep {
  const joined = { ...state, views: state.views + 1 };
  if (state.status !== 'not-exist') return { state: joined, effects: [] };
  return inMemory ? change(joined, 'ready', null, []) : change(joined, 'loading', null, [{ type: 'load' }]);
}

function released(state: RemoteState): RemoteStep {
  if (state.views === 0) return refused(state);
  const left = { ...state, views: state.views - 1 };
  if (left.views > 0) return { state: left, effects: [] };
  return change(left, 'not-exist', null, [...cancelRetry(state), { type: 'unload' }]);
}

function failed(state: RemoteState, policy: RetryPolicy): RemoteStep {
  if (state.status !== 'loading') return refused(state);
  const attempt = (state.retry?.attempt ?? 0) + 1;
  if (attempt > policy.retries) {
    return change(state, 'error', { attempt: policy.retries, waiting: false }, []);
  }
  const delayMs = policy.firstDelayMs * policy.factor ** (attempt - 1);
  return change(state, 'error', { attempt, waiting: true }, [{ type: 'schedule-retry', delayMs }]);
}

function cancelRetry(state: RemoteState): readonly RemoteEffect[] {
  return state.retry?.waiting === true && state.status === 'error' ? [{ type: 'cancel-retry' }] : [];
}

function change(
  state: RemoteState,
  status: RemoteStatus,
  retry: RetryInfo | null,
  effects: readonly RemoteEffect[],
): RemoteStep {
  if (!mayChange(state.status, status)) return refused(state);
  return { state: { ...state, status, retry }, effects };
}

function refused(state: RemoteState): RemoteStep {
  return { state, effects: [] };
}
