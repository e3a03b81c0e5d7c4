import { APP_VERSION_CHECK_AFTER_MS } from '@paddock/contract';

import type { Timing } from '../environment/environment-types.ts';
import type { AnswerFacts } from '../http/transport.ts';
import { createStore } from '../stream/store.ts';
import type { AppVersion, AppVersionValue } from './app-version-types.ts';

export interface AppVersionService extends AppVersion {
  onAnswer(facts: AnswerFacts): void;
  /** While the work runs the page is not given up. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Watches the release the server reports with its answers (S4-20). A minute must pass first, so that a page loaded while
 * a release is going out does not ask for another reload at once. A release that was taken back is believed at once.
 */
export function createAppVersion(timing: Timing, release: number): AppVersionService {
  const store = createStore<AppVersionValue>({ status: 'current', release });
  const startedAtMs = timing.nowMs();
  let newest = release;
  let works = 0;
  const isWithdrawn = (): boolean => store.get().status === 'withdrawn';
  return {
    appVersion$: store.stream,
    reloadDue: () => isWithdrawn() && works === 0,
    async during(work) {
      works += 1;
      try {
        return await work();
      } finally {
        works -= 1;
      }
    },
    onAnswer(facts) {
      if (isWithdrawn()) return;
      if (facts.withdrawn !== null && isAmong(release, facts.withdrawn)) {
        store.set({ status: 'withdrawn', release, newest: facts.release ?? newest });
        return;
      }
      if (facts.release === null || facts.release <= newest) return;
      if (timing.nowMs() - startedAtMs < APP_VERSION_CHECK_AFTER_MS) return;
      newest = facts.release;
      store.set({ status: 'outdated', release, newest });
    },
  };
}

/** Whether ranges such as `12-15 18` hold a number. */
function isAmong(release: number, ranges: string): boolean {
  return ranges.split(' ').some((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    return first <= release && release <= last;
  });
}
