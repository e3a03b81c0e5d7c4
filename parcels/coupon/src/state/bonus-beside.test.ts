import type { AccountsValue } from '@paddock/shared-utils';
import { anAccount } from '@paddock/shared-utils/testing';

import { bonusBeside } from './bonus-beside.ts';

describe('bonus money beside an account', () => {
  const euro = anAccount({ id: '1', iso: 'EUR', type: 0 });
  const bonus = anAccount({ id: '2', iso: 'EUR', type: 4, moneyMinor: 5_00n });
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
    expect(bonusBeside(euro, known(anAccount({ id: '3', iso: 'USD', type: 4, moneyMinor: 9n }), bonus))).toBe(
      5_00n,
    );
    expect(bonusBeside(anAccount({ id: '4', iso: 'GBP' }), known(bonus))).toBe(0n);
  });

  it('is nothing for a guest, below zero, or for the bonus account itself', () => {
    expect(bonusBeside(null, known(bonus))).toBe(0n);
    expect(bonusBeside(euro, { status: 'none' })).toBe(0n);
    expect(bonusBeside(euro, known({ ...bonus, moneyMinor: -1n }))).toBe(0n);
    expect(bonusBeside(bonus, known(bonus))).toBe(0n);
  });
});
