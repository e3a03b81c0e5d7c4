import { anAccount } from '../testing/samples.ts';
import type { AccountsValue } from './accounts-types.ts';
import { bonusMoneyOf } from './bonus-money.ts';

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
