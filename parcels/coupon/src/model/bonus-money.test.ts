import type { AccountsValue } from '@paddock/shared-utils';
import { anAccount } from '@paddock/shared-utils/testing';

import { bonusMoneyOf, moneyAfterStake } from './bonus-money.ts';

describe('bonus money beside an account', () => {
  const euro = anAccount({ id: '1', iso: 'EUR', kind: 'main' });
  const bonus = anAccount({ id: '2', iso: 'EUR', kind: 'bonus', moneyMinor: 5_00n });
  const known = (...bonuses: readonly ReturnType<typeof anAccount>[]): AccountsValue => ({
    status: 'ready',
    accounts: [euro],
    bonuses,
    main: euro,
    active: euro,
    isFirstDepositBonusAvailable: false,
    isFrozen: false,
  });

  it('is that of its currency', () => {
    expect(
      bonusMoneyOf(euro, known(anAccount({ id: '3', iso: 'USD', kind: 'bonus', moneyMinor: 9n }), bonus)),
    ).toBe(5_00n);
    expect(bonusMoneyOf(anAccount({ id: '4', iso: 'GBP' }), known(bonus))).toBe(0n);
  });

  it('is nothing for a guest, below zero, or for the bonus account itself', () => {
    expect(bonusMoneyOf(null, known(bonus))).toBe(0n);
    expect(bonusMoneyOf(euro, { status: 'none' })).toBe(0n);
    expect(bonusMoneyOf(euro, known({ ...bonus, moneyMinor: -1n }))).toBe(0n);
    expect(bonusMoneyOf(bonus, known(bonus))).toBe(0n);
  });
});

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
