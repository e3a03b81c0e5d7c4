import type { BootData, MatchedRoute } from '@paddock/contract';

import { whenIdle } from '../prefetch/when-idle.ts';
import { pickLifecycles } from '../remote/pick-lifecycles.ts';
import type { Scheduler } from '../time/scheduler.ts';
import type { Afterwards, AfterwardsOptions } from './afterwards.ts';

export interface StartAfterwardsOptions extends Omit<AfterwardsOptions, 'pick' | 'document'> {
  readonly window: Window & typeof globalThis;
  readonly scheduler: Scheduler;
  readonly boot: BootData;
}

/** To be told of each page that stands: what is done for it afterwards comes in a chunk once the browser is idle. */
export function startAfterwards(options: StartAfterwardsOptions): (shown: MatchedRoute) => void {
  const { window } = options;
  let coming: Promise<Afterwards> | undefined;

  async function after(shown: MatchedRoute): Promise<void> {
    coming ??= import('./later.ts').then(({ createAfterwards }) =>
      createAfterwards({ ...options, document: window.document, pick: pickLifecycles }),
    );
    await (
      await coming
    )(shown);
  }

  return (shown) =>
    whenIdle(window, options.scheduler, () => void after(shown).catch(() => (coming = undefined)));
}
