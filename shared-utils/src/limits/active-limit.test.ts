/** @jest-environment node */
import { aLimit } from '../testing/samples.ts';
import { activeValueOf } from './active-limit.ts';

const ready = (...limits: ReturnType<typeof aLimit>[]) => ({ status: 'ready', limits }) as const;

describe('the value of a limit in force', () => {
  it('is that of the active one of its type', () => {
    const value = ready(
      aLimit({ limitType: 21, limitValue: 5 }),
      aLimit({ limitState: 'PENDING', limitValue: 200 }),
      aLimit({ limitState: 'INACTIVE', limitValue: 300 }),
      aLimit({ limitValue: 100 }),
    );
    expect([activeValueOf(value, 20), activeValueOf(value, 21), activeValueOf(value, 22)]).toEqual([
      100,
      5,
      null,
    ]);
  });

  it.each([-1, 0])('is none where it stands at %i', (limitValue) => {
    expect(activeValueOf(ready(aLimit({ limitValue })), 20)).toBeNull();
  });

  it('is kept while the limits are stale, and none while they are not known', () => {
    expect(activeValueOf({ status: 'stale', limits: [aLimit({ limitValue: 1 })] }, 20)).toBe(1);
    for (const status of ['none', 'loading', 'error'] as const)
      expect(activeValueOf({ status }, 20)).toBeNull();
  });
});
