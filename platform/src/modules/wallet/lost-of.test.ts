import type { BetId } from '@paddock/contract';

import type { StakeState } from './changed-stakes.ts';
import { lostOf } from './lost-of.ts';

const STAKE: StakeState = {
  ...{ betId: '4711' as BetId, house: 'sportsbook', currency: 'EUR', isSettled: true, stakeMinor: 1_000n },
  ...{ realMinor: 1_000n, paidMinor: 0n, addedMinor: 0n },
};

it.each<[what: string, stake: Partial<StakeState>, lostMinor: bigint]>([
  ['a lost one', {}, 1_000n],
  ['a won one', { paidMinor: 2_500n }, -1_500n],
  ['one whose win a boost has made more', { paidMinor: 2_500n, addedMinor: 150n }, -1_650n],
  ['a lost one that an insurance gave back', { addedMinor: 1_000n }, 0n],
  ['one that is held', { isSettled: false }, 0n],
  ['one of bonus money', { realMinor: 0n }, 0n],
])('a stake loses what was staked less what came of it: %s', (_what, stake, lostMinor) => {
  expect(lostOf({ ...STAKE, ...stake })).toBe(lostMinor);
});
