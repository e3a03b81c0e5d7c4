/** @jest-environment node */
import type { AccountView } from '@paddock/contract/schemas';

import { anAccount } from '../testing/samples.ts';
import { accountViewOf } from './account-view.fixture.ts';
import { parseAccounts } from './parse-accounts.ts';

function view(change: Partial<AccountView> = {}): AccountView {
  return { ...accountViewOf(anAccount()), ...change };
}

function parsed(accounts: readonly AccountView[], chosenId: string | null = null) {
  const answer = {
    balance: '0',
    bonus: [view({ id: '74', type: 4, money: '7.00' })],
    all_accounts: [...accounts],
    is_available_first_deposit_bonus: true,
    is_frozen: true,
  };
  return parseAccounts(answer, chosenId);
}

describe('accounts of an answer', () => {
  const second = view({ id: '72', iso: 'USD', type: 9, isActive: false, money: '5.25', held: '1.50' });

  it('are in minor units, the bonus ones apart, with what the player may do [S3-18]', () => {
    const bonus = view({ id: '74', type: 4 });
    const { accounts, bonuses, isFirstDepositBonusAvailable, isFrozen } = parsed([view(), second, bonus]);
    expect(accounts.map(({ id, moneyMinor, heldMinor }) => [id, moneyMinor, heldMinor])).toEqual([
      ['71', 10_000n, 0n],
      ['72', 525n, 150n],
    ]);
    expect(bonuses).toMatchObject([{ id: '74', moneyMinor: 700n }]);
    expect([isFirstDepositBonusAvailable, isFrozen]).toEqual([true, true]);
    expect(accounts[0]).toEqual(anAccount());
  });

  it('are used by the choice of the player, then by that of the server, else not', () => {
    const used = (accounts: readonly AccountView[], chosen: string | null) =>
      parsed(accounts, chosen).active?.id;
    expect(used([view(), second], '72')).toBe('72');
    expect(used([view(), second], '99')).toBe('71');
    expect(used([second, view()], null)).toBe('71');
    expect(used([second], null)).toBeUndefined();
  });

  it('have the main one by its kind, wherever it stands', () => {
    expect(parsed([second, view()]).main?.id).toBe('71');
    expect(parsed([second]).main).toBeNull();
  });

  it.each([
    ['currency', { iso: 'XXX' }],
    ['money', { money: '1e3' }],
    ['money held', { held: '' }],
  ])('leave out one whose %s is not understood', (_what, change) => {
    expect(parsed([view({ id: '75', ...change }), second]).accounts.map(({ id }) => id)).toEqual(['72']);
  });
});
