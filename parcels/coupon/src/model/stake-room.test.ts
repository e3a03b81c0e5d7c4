import { LIMIT_TYPES } from '@paddock/contract';
import type { Limit } from '@paddock/shared-utils';
import { aLimit } from '@paddock/shared-utils/testing';

import { stakeRoom } from './stake-room.ts';

const NOW_MS = 1_000_000;
const stakes = (limitBalance: number, change: Partial<Limit> = {}) =>
  aLimit({ limitType: LIMIT_TYPES.wagering24h, limitBalance, ...change });
const room = (...limits: Limit[]) => stakeRoom({ status: 'ready', limits }, 'EUR', NOW_MS);

describe('what own limits leave for stakes', () => {
  it.each<[string, Limit[], bigint | null]>([
    ['the least of several', [stakes(30), stakes(12.5, { limitType: LIMIT_TYPES.loss30d })], 1_250n],
    ['nothing where one is used up, or overdrawn', [stakes(-3)], 0n],
    ['not asked of limits on deposits', [stakes(1, { limitType: LIMIT_TYPES.deposit24h })], null],
    ['not known of one that only waits', [stakes(1, { limitState: 'PENDING' })], null],
    ['not known in another currency', [stakes(1, { measure: 'USD' })], null],
    ['not known once some has come back', [stakes(1, { roomBackAt: 1_000 })], null],
    ['known until some comes back', [stakes(1, { roomBackAt: 1_001 })], 100n],
  ])('is %s', (_name, limits, minor) => {
    expect(room(...limits)).toBe(minor);
  });

  it('is not known before the limits are', () => {
    expect(stakeRoom({ status: 'loading' }, 'EUR', NOW_MS)).toBeNull();
  });
});
