import type { SiteConfig } from '@paddock/contract';
import type { SiteValue } from '@paddock/shared-utils';
import { BehaviorSubject } from 'rxjs';

import { watchSite } from './watch-site.ts';

describe('what the site says of itself', () => {
  const says = (version: number, companyName = 'Paddock'): SiteValue => ({
    status: 'ready',
    config: { version, companyName } as SiteConfig,
  });
  let site$: BehaviorSubject<SiteValue>;
  let changes: number;
  let stop: () => void;
  beforeEach(() => {
    site$ = new BehaviorSubject<SiteValue>({ status: 'loading' });
    changes = 0;
    const stream = Object.assign(site$.asObservable(), { snapshot: () => site$.value });
    stop = watchSite(stream, () => changes++);
  });

  it('is told once for each change, and not for what was there first', () => {
    site$.next(says(4));
    expect(changes).toBe(0);
    site$.next(says(5));
    site$.next(says(5, 'with maintenance'));
    expect(changes).toBe(1);
  });

  it('is told as maintenance begins, under the same version, and not as its times move or it ends [S4-11]', () => {
    const updated = (state: boolean, endedAt = 9) =>
      site$.next({
        status: 'ready',
        config: { version: 4, maintenance: { startedAt: 1, endedAt, state } } as SiteConfig,
      });
    site$.next(says(4));
    updated(false);
    expect(changes).toBe(0);
    updated(true);
    updated(true, 10);
    expect(changes).toBe(1);
    site$.next(says(4));
    expect(changes).toBe(1);
    updated(true);
    expect(changes).toBe(2);
  });

  it('is told no more after the stop, and nothing by a server that keeps no versions', () => {
    site$.next({ status: 'ready', config: {} as SiteConfig });
    site$.next({ status: 'ready', config: { companyName: 'Other' } as SiteConfig });
    stop();
    site$.next(says(6));
    site$.next(says(7));
    expect(changes).toBe(0);
  });
});
