import type { BetId } from '@paddock/contract';

import { weighStake } from './weigh-stake.ts';

const STAKE = {
  betId: '1' as BetId,
  stakeMinor: 3n,
  countedMinor: 3n,
  reason: 'counted',
  acceptedAtMs: 1,
  settledAtMs: 2,
} as const;

describe('the weight of a product', () => {
  it('counts a share of each stake where the terms say so, rounded down', () => {
    expect(weighStake(STAKE, 50)).toEqual({ ...STAKE, countedMinor: 1n });
    expect(weighStake(STAKE, 100)).toEqual(STAKE);
  });

  it('says why nothing counts where the terms leave a product out', () => {
    expect(weighStake(STAKE, 0)).toEqual({ ...STAKE, countedMinor: 0n, reason: 'product' });
    for (const reason of ['cover', 'before', 'stake'] as const)
      expect(weighStake({ ...STAKE, countedMinor: 0n, reason }, 0)).toMatchObject({ reason: 'product' });
    const open = { ...STAKE, countedMinor: 0n, reason: 'open' } as const;
    expect(weighStake(open, 0)).toEqual(open);
  });
});
