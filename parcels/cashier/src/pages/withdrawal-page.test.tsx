import { act, fireEvent, render, screen } from '@testing-library/react';
import type { WithdrawalView } from '@paddock/contract/schemas';
import { answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { OnpayWithdrawPage } from './onpay-withdraw-page.tsx';
import { WithdrawalPage } from './withdrawal-page.tsx';
import { aWithdrawal, installCashierPage, propsAt, settled } from './withdrawals.fixture.ts';

const PATH = '/web-api/cashier/withdrawals/81';
const CANCEL = `${PATH}/cancel`;

describe('the page of one withdrawal', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installCashierPage();
  });
  afterEach(() => page.remove());

  const stands = (view: WithdrawalView) => page.answer('GET', PATH, answered(view));
  async function show(view: WithdrawalView): Promise<void> {
    stands(view);
    render(<WithdrawalPage {...propsAt({ params: { id: '81' } })} />);
    await settled();
  }
  const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent);
  const isShown = (words: string) => screen.queryByText(words) !== null;

  it('shows what happened and when, what it waits for, and what comes [S2-24]', async () => {
    await show(aWithdrawal('requested', 'approved', 'sent'));
    expect(lines()).toEqual([
      'Done: You asked for itNov 21, 12:00 UTC',
      'Done: Taken from your balanceNov 21, 12:00 UTC',
      'Done: Checked and approvedNov 21, 12:01 UTC',
      "Now: Sent to Fernway Card •••• 4417Nov 21, 12:02 UTC. We wait for the provider's answer",
      'To come: Paid to Fernway Card •••• 4417One or two working days after sending',
    ]);
    expect(isShown('It has left us, so it cannot be stopped any more.')).toBe(true);
  });

  it('follows the news of the player without a press', async () => {
    await show(aWithdrawal('requested', 'approved', 'sent'));
    stands(aWithdrawal('requested', 'approved', 'sent', 'paid'));
    act(() => page.sendNews({ kind: 'payment', paymentId: '81', status: 'paid' }));
    await settled();
    expect(screen.getByTestId('withdrawal').dataset['status']).toBe('paid');
    expect(screen.getByRole('status').textContent).toBe('The provider has paid it out.');
  });

  it('asks by itself while it is open, and no more once it has ended', async () => {
    await show(aWithdrawal('requested'));
    const asked = () => page.requests.filter(({ path }) => path === PATH).length;
    const before = asked();
    stands(aWithdrawal('requested', 'approved', 'sent', 'paid'));
    act(() => page.timing.advance(5_000));
    await settled();
    expect(screen.getByTestId('withdrawal').dataset['status']).toBe('paid');
    const after = asked();
    expect(after).toBeGreaterThan(before);
    act(() => page.timing.advance(60_000));
    await settled();
    expect(asked()).toBe(after);
  });

  it('says why it failed, in the words of the provider too, and that the money is back', async () => {
    const failed = aWithdrawal('requested', 'approved', 'sent', 'failed');
    const timeline = failed.timeline.map((step) => ({
      ...step,
      reason: step.status === 'failed' ? 'declined by the bank' : '',
    }));
    await show({ ...failed, timeline });
    expect(lines().at(-2)).toContain('The provider said: “declined by the bank”');
    expect(lines().at(-1)).toBe('Done: Back on your balanceNov 21, 12:03 UTC');
  });

  it('is taken back by a button that names what follows', async () => {
    await show(aWithdrawal('requested'));
    page.answer('POST', CANCEL, answered(aWithdrawal('requested', 'cancelled')));
    stands(aWithdrawal('requested', 'cancelled'));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel it, €50.00 goes back to the balance' }));
    await settled();
    await settled();
    expect(screen.getByTestId('withdrawal').dataset['status']).toBe('cancelled');
    expect(document.activeElement?.textContent).toBe('You took it back. The money is on your balance again.');
    expect(screen.queryByRole('button', { name: /^Cancel it/ })).toBeNull();
  });

  it('says so when it was too late, and how it stands', async () => {
    await show(aWithdrawal('requested'));
    page.answer('POST', CANCEL, refusal('PAYMENT_STATE'));
    stands(aWithdrawal('requested', 'approved', 'sent'));
    fireEvent.click(screen.getByRole('button', { name: /^Cancel it/ }));
    await settled();
    await settled();
    expect(screen.getByRole('alert').textContent).toContain('can no longer be changed');
    expect(screen.getByTestId('withdrawal').dataset['status']).toBe('sent');
  });

  it('cannot be taken back during a break, and says so', async () => {
    page.signIn('7', 53);
    await show(aWithdrawal('requested'));
    expect(screen.queryByRole('button', { name: /^Cancel it/ })).toBeNull();
    expect(isShown('During a break a withdrawal cannot be taken back.')).toBe(true);
  });

  it('knows no withdrawal that the server does not know', async () => {
    page.answer('GET', PATH, refusal('PAYMENT_UNKNOWN'));
    render(<WithdrawalPage {...propsAt({ params: { id: '81' } })} />);
    await settled();
    expect(isShown('We know no such withdrawal')).toBe(true);
  });

  it('offers to try again after a fault', async () => {
    page.answer('GET', PATH, refusal('INTERNAL'));
    render(<WithdrawalPage {...propsAt({ params: { id: '81' } })} />);
    await settled();
    stands(aWithdrawal('requested'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByTestId('withdrawal').dataset['status']).toBe('requested');
  });

  it('is only displayed where a provider sends the player back to, whatever the address says [S2-65]', async () => {
    stands(aWithdrawal('requested', 'approved', 'sent'));
    const query = '?payment=81';
    render(<OnpayWithdrawPage {...propsAt({ params: { result: 'success' }, query })} />);
    await settled();
    expect(screen.getByTestId('onpay').dataset['result']).toBe('pending');
    expect(isShown('€50.00')).toBe(true);
    stands(aWithdrawal('requested', 'approved', 'sent', 'failed'));
    act(() => page.sendNews({ kind: 'payment', paymentId: '81', status: 'failed' }));
    await settled();
    expect(screen.getByTestId('onpay').dataset['result']).toBe('fail');
    expect(page.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});
