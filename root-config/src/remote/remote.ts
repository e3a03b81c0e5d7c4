import { PAGE_READY_MS, type RegionView } from '@paddock/contract';

import type { Scheduler } from '../time/scheduler.ts';
import { asRemoteFailure, regionFailure, type RemoteFailure } from './remote-failure.ts';
import {
  INITIAL_REMOTE,
  stepRemote,
  type RemoteEffect,
  type RemoteEvent,
  type RetryPolicy,
} from './remote-state.ts';

export interface RemoteOptions {
  readonly parcel: string;
  readonly policy: RetryPolicy;
  readonly scheduler: Scheduler;
  /** Loads and mounts until ready, or throws. It leaves nothing behind when it throws or is aborted. */
  attempt(signal: AbortSignal): Promise<void>;
  onView(view: RegionView): void;
  /** Each failed attempt, retried or not. */
  onFailure(failure: RemoteFailure): void;
}

/** The remote machine with its loading, its timers and what a region shows of it. */
export interface Remote {
  use(): void;
  release(): void;
  /** The player's refresh button: tries again at once, with all retries ahead (S8-01). */
  refresh(): void;
  /** What was ready broke down: the error block at once, no retry of its own, so that it cannot go round for ever. */
  breakDown(failure: RemoteFailure): void;
}

/** Why an attempt is given up. No error: its stack would hold the visit that came next, and that one the next. */
const RELEASED = 'released';

export function createRemote(options: RemoteOptions): Remote {
  const { scheduler } = options;
  let state = INITIAL_REMOTE;
  let abort = new AbortController();
  let cancelRetry = (): void => undefined;
  let startedMs = 0;
  let shownFailure: RemoteFailure | null = null;

  function send(event: RemoteEvent): void {
    const step = stepRemote(state, event, options.policy);
    state = step.state;
    for (const effect of step.effects) apply(effect);
  }

  function apply(effect: RemoteEffect): void {
    switch (effect.type) {
      case 'load':
        startedMs = scheduler.nowMs();
        void attempt();
        return;
      case 'reload':
        if (effect.attempt === 0) {
          startedMs = scheduler.nowMs();
          shownFailure = null;
        }
        void attempt();
        return;
      case 'schedule-retry':
        cancelRetry = scheduler.after(effect.delayMs, () => send({ type: 'retry-due' }));
        return;
      case 'cancel-retry':
        cancelRetry();
        return;
      case 'unload':
        abort.abort(RELEASED);
        shownFailure = null;
    }
  }

  async function attempt(): Promise<void> {
    abort = new AbortController();
    const { signal } = abort;
    show();
    try {
      await options.attempt(signal);
      if (signal.aborted) return;
      shownFailure = null;
      send({ type: 'loaded' });
    } catch (error) {
      if (signal.aborted) return;
      fail(asRemoteFailure(error, options.parcel));
    }
    show();
  }

  function fail(failure: RemoteFailure): void {
    options.onFailure(failure);
    send({ type: 'failed' });
    const mayPass = failure.kind === 'http' || failure.kind === 'network';
    const late = scheduler.nowMs() - startedMs >= PAGE_READY_MS;
    if (!mayPass || late || !state.retry?.waiting || shownFailure !== null) shownFailure = failure;
  }

  /**
   * The preloader stands through quick retries of what the network may mend; what threw is shown at once. An error that
   * has been shown stays until content or a refresh, whatever is retried behind it.
   */
  function show(): void {
    if (state.status === 'not-exist') return;
    if (state.status === 'ready') options.onView({ status: 'ready' });
    else if (shownFailure === null) options.onView({ status: 'loading' });
    else options.onView({ status: 'error', failure: regionFailure(shownFailure, scheduler.nowMs()) });
  }

  return {
    use: () => send({ type: 'used' }),
    release: () => send({ type: 'released' }),
    refresh() {
      send({ type: 'refreshed' });
      if (state.status !== 'loading') return;
      // A retry of our own may be under way behind the error block: its preloader answers the press.
      startedMs = scheduler.nowMs();
      shownFailure = null;
      show();
    },
    breakDown(failure) {
      if (state.status !== 'ready') return;
      options.onFailure(failure);
      const noRetries = { ...options.policy, retries: 0 };
      for (const type of ['released', 'used', 'failed'] as const) {
        state = stepRemote(state, { type }, noRetries).state;
      }
      shownFailure = failure;
      show();
    },
  };
}
