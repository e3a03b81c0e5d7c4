import type { Limit } from '@paddock/shared-utils';
import { aLimit } from '@paddock/shared-utils/testing';

import { depositLimits, roomIn } from './deposit-limits.ts';

const limit = (change: Partial<Limit>) =>
  aLimit({ limitType: 20, limitValue: 200, limitBalance: 50, ...change });

it('takes the limits on paying in that are in force, the shortest first', () => {
  const limits = [
    limit({ limitType: 22, limitBalance: 30 }),
    limit({ limitType: 10 }),
    limit({ limitType: 21, limitState: 'PENDING' }),
    limit({}),
  ];
  expect(depositLimits({ status: 'ready', limits }).map(({ limitType, days }) => [limitType, days])).toEqual([
    [20, 1],
    [22, 30],
  ]);
  expect(roomIn(depositLimits({ status: 'stale', limits }), 'EUR')).toBe(3_000n);
});

it('says nothing of another currency, or while nothing is known', () => {
  expect(roomIn(depositLimits({ status: 'ready', limits: [limit({})] }), 'USD')).toBeNull();
  expect(depositLimits({ status: 'loading' })).toEqual([]);
});

it('is used up with a limit of nothing', () => {
  const [none] = depositLimits({ status: 'ready', limits: [limit({ limitValue: 0, limitBalance: 0 })] });
  expect(none).toMatchObject({ part: 1, leftMinor: 0n });
});
