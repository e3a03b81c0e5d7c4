import { LIMIT_TYPES } from '@paddock/contract';
import { aLimit } from '@paddock/shared-utils/testing';

import { limitBars } from './limit-bars.ts';

describe('limits beside a bet', () => {
  it('are those on stakes and losses that are in force', () => {
    const loss = aLimit({
      limitType: LIMIT_TYPES.loss7d,
      limitValue: 150,
      limitBalance: 93.2,
      measure: 'EUR',
    });
    const others = [
      aLimit({ limitType: LIMIT_TYPES.deposit24h }),
      aLimit({ limitType: LIMIT_TYPES.wagering24h, limitState: 'PENDING' }),
      aLimit({ limitType: LIMIT_TYPES.wagering24h, limitValue: -1 }),
    ];
    const [bar, ...more] = limitBars([loss, ...others]);
    expect(more).toEqual([]);
    expect(bar).toMatchObject({ currency: 'EUR', leftMinor: 9_320n, totalMinor: 15_000n });
    expect(bar?.part).toBeCloseTo(0.3787, 4);
  });

  it('are full where nothing may be staked', () => {
    const none = aLimit({ limitType: LIMIT_TYPES.loss24h, limitValue: 0, limitBalance: -3 });
    expect(limitBars([none])[0]).toMatchObject({ leftMinor: 0n, part: 1 });
  });
});
