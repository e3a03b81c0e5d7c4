import { moneyAfterStake } from './bonus-money.ts';

describe('a stake', () => {
  it.each([
    ['takes real money first', 8_00n, { fromBonusMinor: 0n, ownAfterMinor: 2_00n }],
    ['may take all of it', 10_00n, { fromBonusMinor: 0n, ownAfterMinor: 0n }],
    ['takes the rest of the bonus money', 12_00n, { fromBonusMinor: 2_00n, ownAfterMinor: 0n }],
    ['leaves nothing to say when it is more than there is', 15_01n, null],
    ['leaves nothing to say when there is none', 0n, null],
  ])('%s', (_what, stakeMinor, expected) => {
    expect(moneyAfterStake(stakeMinor, 10_00n, 5_00n)).toEqual(expected);
  });

  it('takes bonus money while the account is below zero', () => {
    expect(moneyAfterStake(3_00n, -1_00n, 5_00n)).toEqual({ fromBonusMinor: 4_00n, ownAfterMinor: 0n });
  });
});
