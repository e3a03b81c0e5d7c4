import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PayoutOptionsView } from '@paddock/contract/schemas';
import { answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { DeducePage } from './deduce-page.tsx';
import { aWithdrawal, CARD, installCashierPage, OPTIONS, settled, WALLET } from './withdrawals.fixture.ts';

describe('choosing where money goes', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  async function show(options?: PayoutOptionsView): Promise<void> {
    page = installCashierPage(options);
    render(<DeducePage />);
    await settled();
  }
  const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('shows each instrument with its mask, how fast it is and what goes back first [S2-24]', async () => {
    await show();
    const card = screen.getByRole('link', { name: /Fernway Card/ });
    expect(card.textContent).toContain('•••• 4417');
    expect(card.textContent).toContain('€5.00 to €500.00up to 2 working days, no fee');
    expect(card.textContent).toContain('up to €30.00 goes back here first');
    expect(card.getAttribute('href')).toBe('/en/office/deduce/form?instrument=1');
    expect(screen.getByRole('link', { name: /Pocketleaf/ }).textContent).toContain('once the others');
    expect(document.body.textContent).toContain('You can withdraw: €90.00');
  });

  it('says that nothing was paid in yet, and leads to the deposit', async () => {
    await show({ ...OPTIONS, available: '0.00', instruments: [] });
    expect(screen.getByText('Nothing has been paid in yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/en/office/recharge');
  });

  it('offers no deposit to a player on a break, whose money may still go', async () => {
    page = installCashierPage({ ...OPTIONS, instruments: [] });
    page.signIn('7', 53);
    render(<DeducePage />);
    await settled();
    expect(screen.getByText('Nothing has been paid in yet')).toBeTruthy();
    expect(hrefs()).not.toContain('/en/office/recharge');
  });

  it.each([
    ['VERIFICATION_REQUIRED', 'Locked until we know that it is you'],
    ['SECOND_STEP_REQUIRED', 'Locked until a second step protects your account'],
    ['TURNOVER_REQUIRED', 'Locked until €60.00 more is staked'],
    ['BALANCE_NEGATIVE', 'Locked until the balance is zero or more'],
    ['ACCOUNT_FROZEN', 'Locked until support lifts the freeze'],
  ] as const)('promises nothing above ways that %s locks, and each says until when', async (gate, words) => {
    await show({ ...OPTIONS, gates: [gate], turnoverLeft: '60.00', turnoverTotal: '80.00' });
    expect(document.body.textContent).toContain('Nothing can be withdrawn right now.');
    expect(document.body.textContent).not.toContain('You can withdraw:');
    expect(screen.getAllByText(words)).toHaveLength(2);
  });

  it('locks a way that takes more than there is, and leaves the others', async () => {
    await show({ ...OPTIONS, available: '7.00', instruments: [{ ...CARD, min: '10.00' }, WALLET] });
    expect(document.body.textContent).toContain('You can withdraw: €7.00');
    expect(screen.getByText('The smallest withdrawal this way is €10.00, and you have €7.00.')).toBeTruthy();
    expect(hrefs().filter((href) => href?.includes('form'))).toEqual(['/en/office/deduce/form?instrument=2']);
  });

  it('says that maintenance locks the ways and until when, and opens them after it', async () => {
    await show();
    const endsAtMs = Date.UTC(2026, 10, 21, 12, 30);
    act(() => page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs }));
    expect(screen.getAllByText(/^Locked while the site is being updated, until .*30 UTC/)).toHaveLength(2);
    expect(document.body.textContent).toContain('Nothing can be withdrawn right now.');
    act(() => page.setMaintenance({ status: 'none' }));
    expect(document.body.textContent).toContain('You can withdraw: €90.00');
  });

  it('leads to the security page where a second step is asked for', async () => {
    await show({ ...OPTIONS, gates: ['SECOND_STEP_REQUIRED'] });
    expect(screen.getByText('Protect your account by a second step')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To security' }).getAttribute('href')).toBe(
      '/en/office/security',
    );
  });

  it('names every gate with the way on, draws what is left to stake, and locks the ways', async () => {
    await show({
      ...OPTIONS,
      gates: ['VERIFICATION_REQUIRED', 'TURNOVER_REQUIRED'],
      turnoverLeft: '60.00',
      turnoverTotal: '80.00',
    });
    expect(screen.getByRole('link', { name: 'Verify' }).getAttribute('href')).toBe('/en/office/verification');
    expect(screen.getByText('€60.00 left to stake')).toBeTruthy();
    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('25');
    expect(bar.getAttribute('aria-valuetext')).toBe('€20.00 of €80.00 staked');
    expect(screen.getByText(/Pocketleaf/)).toBeTruthy();
    expect(hrefs().filter((href) => href?.includes('/office/deduce/form'))).toEqual([]);
  });

  it.each([
    ['BALANCE_NEGATIVE', 'The balance is below zero'],
    ['ACCOUNT_FROZEN', 'The account is frozen'],
  ] as const)('says in words what %s means', async (gate, words) => {
    await show({ ...OPTIONS, gates: [gate] });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('lists the last withdrawals with their state, each leading to its page', async () => {
    page = installCashierPage();
    const withdrawals = [aWithdrawal('requested', 'approved', 'sent')];
    page.answer('GET', '/web-api/cashier/withdrawals', answered({ withdrawals, total: 1 }));
    render(<DeducePage />);
    await settled();
    expect(screen.getByText('With the provider')).toBeTruthy();
    expect(hrefs()).toContain('/en/office/deduce/81');
  });

  it('offers to try again when it does not come', async () => {
    page = installCashierPage();
    page.answer('GET', '/web-api/cashier/payouts', refusal('INTERNAL'));
    render(<DeducePage />);
    await settled();
    page.answer('GET', '/web-api/cashier/payouts', answered(OPTIONS));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByRole('link', { name: /Fernway Card/ })).toBeTruthy();
  });

  it('reads again when the player has news', async () => {
    await show({ ...OPTIONS, gates: ['VERIFICATION_REQUIRED'] });
    page.answer('GET', '/web-api/cashier/payouts', answered(OPTIONS));
    act(() => page.sendNews({ kind: 'accounts' }));
    await settled();
    expect(screen.getByRole('link', { name: /Fernway Card/ })).toBeTruthy();
  });
});
