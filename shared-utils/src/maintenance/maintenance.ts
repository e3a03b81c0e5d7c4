import { COOKIES, MAINTENANCE_NOTICE_MS, type MaintenanceWindow } from '@paddock/contract';

import type { ServerClock } from '../clock/clock-types.ts';
import type { Cookies, Timing } from '../environment/environment-types.ts';
import type { AnswerFacts } from '../http/transport.ts';
import type { SiteValue } from '../site/site-types.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import type { Maintenance, MaintenanceValue } from './maintenance-types.ts';

export interface MaintenanceDependencies {
  readonly site$: Stream<SiteValue>;
  readonly cookies: Cookies;
  readonly clock: ServerClock;
  readonly timing: Timing;
}

export interface MaintenanceService extends Maintenance {
  /** What an answer of the server says: a MAINTENANCE refusal, or that it works again. */
  onAnswer(facts: AnswerFacts): void;
  /** The live socket has told what holds: a refusal before it counts no longer. */
  onTold(): void;
  stop(): void;
}

/** When the announcing begins and ends, in server milliseconds. */
function noticeOf(window: MaintenanceWindow): { readonly fromMs: number; readonly untilMs: number } {
  const fromMs = window.notifyStartedAt;
  return {
    fromMs: fromMs === undefined ? window.startedAt * 1000 - MAINTENANCE_NOTICE_MS : fromMs * 1000,
    untilMs: (window.notifyEndedAt ?? window.startedAt) * 1000,
  };
}

/** What holds at a moment: active if the cookie is 1 or the flag is set (S4-11), planned while it is announced. */
export function maintenanceAt(
  nowMs: number,
  window: MaintenanceWindow | undefined,
  isRunning: boolean,
): MaintenanceValue {
  if (isRunning || window?.state === true) {
    return {
      status: 'active',
      startsAtMs: window === undefined ? null : window.startedAt * 1000,
      endsAtMs: window === undefined ? null : window.endedAt * 1000,
    };
  }
  if (window === undefined) return { status: 'none' };
  const { fromMs, untilMs } = noticeOf(window);
  if (nowMs < fromMs || nowMs >= untilMs) return { status: 'none' };
  return { status: 'planned', startsAtMs: window.startedAt * 1000, endsAtMs: window.endedAt * 1000 };
}

function isSame(a: MaintenanceValue, b: MaintenanceValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Planned and running maintenance (S3-11, S4-11, S8-05). */
export function createMaintenance(dependencies: MaintenanceDependencies): MaintenanceService {
  const { site$, cookies, clock, timing } = dependencies;
  const store = createStore<MaintenanceValue>({ status: 'none' });
  /** The server has refused the last call for maintenance. */
  let isRefused = false;
  let stopTimer: (() => void) | undefined;

  function windowOf(): MaintenanceWindow | undefined {
    const site = site$.snapshot();
    return 'config' in site ? site.config.maintenance : undefined;
  }

  /** Looks again when the announcing begins or ends. */
  function scheduleNext(nowMs: number, window: MaintenanceWindow | undefined): void {
    stopTimer?.();
    stopTimer = undefined;
    if (window === undefined) return;
    const { fromMs, untilMs } = noticeOf(window);
    const nextMs = [fromMs, untilMs].find((atMs) => atMs > nowMs);
    if (nextMs !== undefined) stopTimer = timing.after(Math.min(nextMs - nowMs, MAINTENANCE_NOTICE_MS), look);
  }

  function look(): void {
    const nowMs = clock.serverNowMs();
    const window = windowOf();
    const isRunning = isRefused || cookies.get(COOKIES.maintenance) === '1';
    const value = maintenanceAt(nowMs, window, isRunning);
    if (!isSame(value, store.get())) store.set(value);
    scheduleNext(nowMs, window);
  }

  const subscription = site$.subscribe(look);

  return {
    maintenance$: store.stream,
    onAnswer({ problemCode }) {
      isRefused = problemCode === 'MAINTENANCE';
      look();
    },
    onTold() {
      isRefused = false;
      look();
    },
    stop() {
      stopTimer?.();
      subscription.unsubscribe();
    },
  };
}
