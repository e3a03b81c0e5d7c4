import { APP_VERSION_CHECK_AFTER_MS } from '@paddock/contract';

import type { Timing } from '../environment/environment-types.ts';
import type { AnswerFacts } from '../http/transport.ts';
import { createStore } from '../stream/store.ts';
import type { AppVersion, AppVersionValue } from './app-version-types.ts';

export interface AppVersionService extends AppVersion {
  onAnswer(facts: AnswerFacts): void;
}

/**
 * Watches the release the server reports with its answers (S4-20). A minute must pass first, so that a page loaded while
 * a release is going out does not ask for another reload at once.
 */
export function createAppVersion(timing: Timing, release: number): AppVersionService {
  const store = createStore<AppVersionValue>({ status: 'current', release });
  const startedAtMs = timing.nowMs();
  let newest = release;
  return {
    appVersion$: store.stream,
    onAnswer(facts) {
      if (facts.release === null || facts.release <= newest) return;
      if (timing.nowMs() - startedAtMs < APP_VERSION_CHECK_AFTER_MS) return;
      newest = facts.release;
      store.set({ status: 'outdated', release, newest });
    },
  };
}
