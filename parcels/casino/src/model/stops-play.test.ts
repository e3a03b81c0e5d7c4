import { LIMIT_TYPES } from '@paddock/contract';
import { aLimit } from '@paddock/shared-utils/testing';

import { stopsPlay } from './stops-play.ts';

describe('limits that stop a stake', () => {
  it('are those on stakes and losses that are in force and have an amount', () => {
    const { loss7d, wagering24h, deposit24h } = LIMIT_TYPES;
    expect(
      [
        aLimit({ limitType: loss7d }),
        aLimit({ limitType: wagering24h, limitValue: 0 }),
        aLimit({ limitType: deposit24h }),
        aLimit({ limitType: wagering24h, limitState: 'PENDING' }),
        aLimit({ limitType: wagering24h, limitValue: -1 }),
      ].map(stopsPlay),
    ).toEqual([true, true, false, false, false]);
  });
});
