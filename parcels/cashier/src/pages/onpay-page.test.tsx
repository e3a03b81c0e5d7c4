import { act, render, screen } from '@testing-library/react';
import type { DepositView } from '@paddock/contract/schemas';
import { answered, type FakePage } from '@paddock/shared-utils/testing';

import { depositDraft } from '../parts/deposit-draft.ts';
import { OnpayPage } from './onpay-page.tsx';
import { installCashierPage, propsAt, settled } from './withdrawals.fixture.ts';

const PAY = '/web-api/cashier/pay/81.abc';

describe('where the provider sends the player back to', () => {
  let page: FakePage;
  afterEach(() => page.remove());

  async function show(result: string, status: DepositView['status']): Promise<void> {
    page = installCashierPage();
    const isOpen = status === 'created' || status === 'pending';
    const deposit = {
      id: '81',
      status,
      amount: '20.00',
      currency: 'EUR',
      ...(isOpen && { redirectUrl: PAY }),
    };
    page.answer('GET', '/web-api/cashier/deposits/81', answered(deposit));
    render(<OnpayPage {...propsAt({ params: { result }, query: '?payment=81' })} />);
    await settled();
  }
  const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  it('goes on with a payment whose page did not open: nothing of it is lost', async () => {
    await show('fail', 'created');
    expect(screen.getByRole('heading', { name: 'The payment page did not open' })).toBeTruthy();
    expect(ways().slice(0, 3)).toEqual([PAY, '/en/office/recharge', '/en/office/historypay']);
  });

  it.each([
    ['success', 'charged-back', 'The payment was taken back'],
    ['success', 'refunded', 'The money goes back to you'],
    ['cancel', 'expired', 'The time to pay is over'],
  ] as const)('says in words what became of one: %s, %s', async (result, status, title) => {
    await show(result, status);
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText('€20.00')).toBeTruthy();
    expect(ways().slice(0, 2)).toEqual(['/en/office/recharge', '/en/office/historypay']);
  });

  it('keeps what was typed until the money is there', async () => {
    depositDraft.write('3', '20');
    await show('pending', 'pending');
    expect(depositDraft.read('3')).toBe('20');
    page.answer(
      'GET',
      '/web-api/cashier/deposits/81',
      answered({ id: '81', status: 'succeeded', amount: '20.00', currency: 'EUR' }),
    );
    await act(async () => {
      page.sendNews({ kind: 'payment', paymentId: '81', status: 'succeeded' });
      await Promise.resolve();
    });
    expect(screen.getByRole('heading', { name: 'The money is there' })).toBeTruthy();
    expect(depositDraft.read('3')).toBe('');
  });
});
