import { act, fireEvent, screen } from '@testing-library/react';
import type { PayoutOptionsView } from '@paddock/contract/schemas';
import {
  answered,
  createMemoryStorage,
  refusal,
  type FakePage,
  type MemoryStorage,
} from '@paddock/shared-utils/testing';

import { ASK, press, sendButton, showForm, typeAmount, type ShownForm } from './deduce-form.fixture.tsx';
import { aWithdrawal, OPTIONS, settled } from './withdrawals.fixture.ts';

const LOST = {
  ok: false,
  status: 'network-error',
  httpStatus: 0,
  problem: { code: 'NETWORK_ERROR', message: 'No answer.' },
} as const;

describe('saying how much to withdraw', () => {
  let page: FakePage;
  let storage: MemoryStorage;
  let unmount: ShownForm['unmount'];
  let sent: ShownForm['sent'];
  beforeEach(() => {
    storage = createMemoryStorage();
  });
  afterEach(() => page.remove());

  async function show(instrumentId: string, options?: PayoutOptionsView): Promise<void> {
    ({ page, unmount, sent } = await showForm(instrumentId, storage, options));
  }

  it('fills nothing in, and says what is missing in the button', async () => {
    await show('1');
    expect(screen.getByTestId<HTMLInputElement>('withdrawal-amount').value).toBe('');
    expect(sendButton()?.textContent).toBe('Enter an amount');
    expect(screen.getByText('From €5.00 to €90.00')).toBeTruthy();
    await press('Enter an amount');
    expect(sent()).toEqual([]);
    // Of the round amounts only what there is.
    expect(screen.queryByRole('button', { name: '200' })).toBeNull();
    await press('50');
    expect(sendButton()?.textContent).toBe('Withdraw €50.00');
  });

  it('names maintenance on the button and until when, sends nothing, and goes on with what was typed [S4-11]', async () => {
    await show('1');
    typeAmount('50');
    const endsAtMs = Date.UTC(2026, 10, 21, 12, 30);
    act(() => page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs }));
    expect(screen.getByText(/^Locked while the site is being updated, until .*30 UTC/)).toBeTruthy();
    await press('The site is being updated');
    fireEvent.submit(screen.getByTestId('withdrawal-form'));
    await settled();
    expect(sent()).toEqual([]);
    act(() => page.setMaintenance({ status: 'none' }));
    expect(sendButton()?.textContent).toBe('Withdraw €50.00');
  });

  it('asks once, and leads to the withdrawal [S2-24]', async () => {
    await show('1');
    page.answer('POST', ASK, answered(aWithdrawal('requested'), 201));
    typeAmount('50');
    expect(screen.getByText('€40.00')).toBeTruthy();
    await press('Withdraw €50.00');
    expect(sent().map(({ body }) => body)).toEqual([{ accountId: '3', instrumentId: '1', amount: '50' }]);
    expect(page.navigations.at(-1)).toEqual({ href: '/en/office/deduce/81', replace: true });
  });

  it.each([
    ['1', 'The smallest withdrawal this way is €5.00.'],
    ['90.01', 'You can withdraw €90.00 at most.'],
  ])('names the bound that %s breaks', async (amount, words) => {
    await show('1');
    typeAmount(amount);
    expect(screen.getByText(words)).toBeTruthy();
    expect(sendButton()?.getAttribute('aria-disabled')).toBe('true');
  });

  it('says so when there is less than the way pays', async () => {
    await show('1', { ...OPTIONS, available: '3.00' });
    expect(screen.getByText('The smallest withdrawal this way is €5.00, and you have €3.00.')).toBeTruthy();
  });

  it('says which instrument comes first with how much, and goes there by one press', async () => {
    await show('2');
    typeAmount('50');
    expect(screen.getByTestId('first-elsewhere').textContent).toContain('€30.00 to Fernway Card •••• 4417');
    expect(sendButton()?.textContent).toBe('Another way comes first');
    await press('Withdraw €30.00 to Fernway Card •••• 4417 instead');
    expect(page.navigations.at(-1)).toEqual({ href: '/en/office/deduce/form?instrument=1', replace: true });
    expect(screen.getByTestId<HTMLInputElement>('withdrawal-amount').value).toBe('30.00');
  });

  it('explains a refusal of the same kind by what the server knows now', async () => {
    await show('1');
    page.answer('POST', ASK, refusal('CLOSED_LOOP', { here: '10.00', first: [], currency: 'EUR' }));
    typeAmount('30');
    const [card, wallet] = OPTIONS.instruments;
    if (card === undefined || wallet === undefined) throw new Error('two instruments are known');
    const instruments = [
      { ...card, netDeposit: '10.00' },
      { ...wallet, netDeposit: '20.00' },
    ];
    page.answer('GET', '/web-api/cashier/payouts', answered({ ...OPTIONS, instruments }));
    await press('Withdraw €30.00');
    await settled();
    expect(screen.getByRole('alert').textContent).toContain('Money goes back first');
    expect(screen.getByTestId('first-elsewhere').textContent).toContain('€20.00 to Pocketleaf •••• 0021');
  });

  it('leads from a refusal to the way on', async () => {
    await show('1');
    page.answer('POST', ASK, refusal('VERIFICATION_REQUIRED'));
    typeAmount('50');
    await press('Withdraw €50.00');
    expect(screen.getByRole('link', { name: 'Verify' }).getAttribute('href')).toBe('/en/office/verification');
    typeAmount('5');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the key of a request without an answer over a retry and a reload', async () => {
    await show('1');
    page.answer('POST', ASK, LOST);
    typeAmount('50');
    await press('Withdraw €50.00');
    expect(screen.getByTestId('unanswered-withdrawal').textContent).toContain(
      '€50.00 to Fernway Card •••• 4417',
    );
    await press('Ask again for €50.00');
    const keys = sent().map(({ options }) => options.key);
    unmount();
    page.remove();
    await show('2');
    page.answer('POST', ASK, answered(aWithdrawal('requested'), 201));
    await press('Ask again for €50.00');
    expect([...keys, ...sent().map(({ options }) => options.key)]).toEqual([keys[0], keys[0], keys[0]]);
    expect(sent()[0]?.body).toEqual({ accountId: '3', instrumentId: '1', amount: '50' });
    expect(page.navigations.at(-1)?.href).toBe('/en/office/deduce/81');
    unmount();
    page.remove();
    await show('1');
    expect(screen.queryByTestId('unanswered-withdrawal')).toBeNull();
  });

  it('takes another key after a refusal, which is the answer to its own', async () => {
    await show('1');
    typeAmount('50');
    page.answer('POST', ASK, refusal('INSUFFICIENT_FUNDS'));
    await press('Withdraw €50.00');
    await press('Withdraw €50.00');
    const [first, second] = sent().map(({ options }) => options.key);
    expect(second).not.toBe(first);
  });

  it('lets an unanswered request be given up', async () => {
    await show('1');
    page.answer('POST', ASK, LOST);
    typeAmount('50');
    await press('Withdraw €50.00');
    await press(/^Leave it/);
    expect(screen.getByTestId('withdrawal-form')).toBeTruthy();
  });

  it('sends a visitor without a choice, or with a gate before it, back to where that is explained', async () => {
    await show('99');
    expect(screen.getByRole('link', { name: 'To the choice' }).getAttribute('href')).toBe(
      '/en/office/deduce',
    );
    unmount();
    page.remove();
    await show('1', { ...OPTIONS, gates: ['VERIFICATION_REQUIRED'] });
    expect(screen.getByRole('link', { name: 'Verify' })).toBeTruthy();
    expect(screen.queryByTestId('withdrawal-form')).toBeNull();
  });

  it('says before the press what follows, and when', async () => {
    await show('1');
    for (const words of ['Taken from your balance', 'Checked by us', 'One or two working days after sending'])
      expect(screen.getByText(words)).toBeTruthy();
  });
});
