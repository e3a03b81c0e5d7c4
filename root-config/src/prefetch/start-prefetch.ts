import type { MatchedRoute } from '@paddock/contract';

import { pickLifecycles } from '../remote/pick-lifecycles.ts';
import type { Scheduler } from '../time/scheduler.ts';
import type { Prefetch, PrefetchOptions } from './prefetch.ts';
import { maySpareBytes, whenIdle } from './when-idle.ts';

export interface StartPrefetchOptions extends Omit<PrefetchOptions, 'pick' | 'document'> {
  readonly window: Window & typeof globalThis;
  readonly scheduler: Scheduler;
}

/** To be told of each page that stands: once the browser is idle, what it links to is fetched by a chunk that comes then. */
export function startPrefetch(options: StartPrefetchOptions): (shown: MatchedRoute) => void {
  const { window } = options;
  let coming: Promise<Prefetch> | undefined;

  async function ahead(shown: MatchedRoute): Promise<void> {
    coming ??= import('../boot/later.ts').then(({ createPrefetch }) =>
      createPrefetch({ ...options, document: window.document, pick: pickLifecycles }),
    );
    await (await coming).ahead(shown);
  }

  return (shown) => {
    if (!maySpareBytes(window.navigator)) return;
    whenIdle(window, options.scheduler, () => void ahead(shown).catch(() => (coming = undefined)));
  };
}
