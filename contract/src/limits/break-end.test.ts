import { breakEndMs } from './break-end.ts';
import { LIMIT_TYPES } from './limit-types.ts';

const NOW_MS = 1_000_000;
const limit = (endsAt: number | null, limitType: number = LIMIT_TYPES.depositTimeout) => ({
  limitType,
  limitState: 'ACTIVE',
  startedAt: 900,
  endsAt,
});

describe('the end of a break', () => {
  it.each([
    ['the last of several', [limit(2_000), limit(3_000, LIMIT_TYPES.selfExclusion)], 3_000_000],
    ['none that is over', [limit(999)], null],
    ['none without an end', [limit(null)], null],
    ['none of another limit', [limit(2_000, LIMIT_TYPES.session)], null],
    ['none that waits', [{ ...limit(2_000), limitState: 'PENDING' }], null],
  ])('is %s', (_name, limits, endMs) => {
    expect(breakEndMs(limits, NOW_MS)).toBe(endMs);
  });
});
