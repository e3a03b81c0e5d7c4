import type { SiteConfig } from '@paddock/contract';

import type { AppVersionValue } from '../app-version/app-version-types.ts';
import type { AuthValue } from '../auth/auth-types.ts';
import type { Limit, LimitsValue } from '../limits/limits-types.ts';
import type { MaintenanceValue } from '../maintenance/maintenance-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import type { SiteValue } from '../site/site-types.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import { aSiteConfig } from './samples.ts';

type Parts = Pick<SharedUtils, 'site' | 'limits' | 'maintenance' | 'appVersion'>;

/** The concerns that only show what the server says: here the test says it. */
export interface FakeValues extends Parts {
  setSite(change: Partial<SiteConfig>): void;
  setLimits(limits: readonly Limit[]): void;
  setLimitsStatus(status: 'loading' | 'error'): void;
  setMaintenance(value: MaintenanceValue): void;
  reportRelease(release: number): void;
  withdrawRelease(newest: number): void;
}

const RELEASE = 1;

export function createFakeValues(auth$: Stream<AuthValue>, change: Partial<SiteConfig>): FakeValues {
  let config = aSiteConfig(change);
  const site = createStore<SiteValue>({ status: 'ready', config });
  const limits = createStore<LimitsValue>({ status: 'none' });
  const maintenance = createStore<MaintenanceValue>({ status: 'none' });
  const appVersion = createStore<AppVersionValue>({ status: 'current', release: RELEASE });
  let known: readonly Limit[] = [];

  auth$.subscribe(({ userId }) => {
    limits.set(userId === null ? { status: 'none' } : { status: 'ready', limits: known });
  });

  function setLimits(next: readonly Limit[]): void {
    known = next;
    if (auth$.snapshot().userId !== null) limits.set({ status: 'ready', limits: next });
  }

  return {
    site: { site$: site.stream, reloadSite: () => Promise.resolve({ ok: true }) },
    limits: {
      value$: limits.stream,
      async refresh(ask) {
        const told = await ask?.();
        if (told) setLimits(told.limits);
      },
    },
    maintenance: { maintenance$: maintenance.stream },
    appVersion: {
      appVersion$: appVersion.stream,
      reloadDue: () => appVersion.get().status === 'withdrawn',
    },
    setSite(more) {
      config = { ...config, ...more };
      site.set({ status: 'ready', config });
    },
    setLimits,
    setLimitsStatus: (status) => limits.set({ status }),
    setMaintenance: (value) => maintenance.set(value),
    reportRelease: (newest) => appVersion.set({ status: 'outdated', release: RELEASE, newest }),
    withdrawRelease: (newest) => appVersion.set({ status: 'withdrawn', release: RELEASE, newest }),
  };
}
