import type { BootData, MatchedRoute } from '@paddock/contract';

import { whenIdle } from '../prefetch/when-idle.ts';
import type { Scheduler } from '../time/scheduler.ts';
import type { Health } from './health.ts';

export interface StartHealthOptions {
  readonly window: Window & typeof globalThis;
  readonly scheduler: Scheduler;
  readonly boot: BootData;
}

/** To be told of each page that stands: once the browser is idle, it is looked how its parcel fares. */
export function startHealth({ window, scheduler, boot }: StartHealthOptions): (shown: MatchedRoute) => void {
  let coming: Promise<Health> | undefined;

  async function look(parcel: string): Promise<void> {
    coming ??= import('../boot/later.ts').then(({ createHealth }) => createHealth(window, boot));
    (await coming).shown(parcel);
  }

  return ({ route: { parcel } }) =>
    whenIdle(window, scheduler, () => void look(parcel).catch(() => (coming = undefined)));
}
