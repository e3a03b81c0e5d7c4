import { LIMIT_TYPES } from '@paddock/contract';
import { aLimit } from '@paddock/shared-utils/testing';

import { breakEndMs } from './break-end.ts';

const NOW_MS = 1_000_000;
const limit = (endsAt: number | null, limitType: number = LIMIT_TYPES.depositTimeout) =>
  aLimit({ limitType, limitState: 'ACTIVE', startedAt: 900, endsAt });

describe('the end of a break', () => {
  it.each([
    ['the last of several', [limit(2_000), limit(3_000, LIMIT_TYPES.selfExclusion)], 3_000_000],
    ['none that is over', [limit(999)], null],
    ['none without an end', [limit(null)], null],
    ['none of another limit', [limit(2_000, 31)], null],
  ])('is %s', (_name, limits, endMs) => {
    expect(breakEndMs({ status: 'ready', limits }, NOW_MS)).toBe(endMs);
  });

  it('is not known before the limits are', () => {
    expect(breakEndMs({ status: 'loading' }, NOW_MS)).toBeNull();
  });
});
