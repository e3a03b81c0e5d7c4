import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DepositView, PaymentMethodsView } from '@paddock/contract/schemas';
import { anAccount, answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { RechargePage } from './recharge-page.tsx';

const METHODS: PaymentMethodsView = {
  currency: 'EUR',
  methods: [
    {
      id: 'card',
      name: 'Fernway Card',
      kind: 'card',
      min: '5.00',
      max: '500.00',
      fee: '0.00',
      arrives: 'at-once',
    },
  ],
};
const PAID = { id: '81', status: 'pending' } as DepositView;
const LOST = {
  ok: false,
  status: 'network-error',
  httpStatus: 0,
  problem: { code: 'NETWORK_ERROR', message: 'No answer.' },
} as const;

describe('the deposit page', () => {
  let page: FakePage;
  const settled = () => act(() => Promise.resolve());
  const show = async () => {
    page = installFakePage({
      dictionaries: { cashier: { en, ru } },
      userId: '7',
      accounts: [anAccount({ id: '3', iso: 'EUR', moneyMinor: 1_000n })],
    });
    page.answer('GET', '/web-api/cashier/methods', answered(METHODS));
    render(<RechargePage />);
    await settled();
  };
  const button = () => screen.getByRole('button', { name: /Choose|Enter|amount|Deposit/ });
  const typeAmount = (amount: string) =>
    fireEvent.change(screen.getByTestId('deposit-amount'), { target: { value: amount } });
  const press = async () => {
    fireEvent.click(button());
    await settled();
  };
  const sent = () => page.requests.filter(({ method }) => method === 'POST');
  afterEach(() => page.remove());

  it('fills nothing in, and says what is missing in the button', async () => {
    await show();
    expect(button().textContent).toBe('Choose how to pay');
    fireEvent.click(screen.getByRole('radio'));
    expect(button().textContent).toBe('Enter an amount');
    await press();
    expect(sent()).toEqual([]);
  });

  it('names the bound that is broken, and the balance after a deposit that fits', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio'));
    typeAmount('1');
    expect(screen.getByText('The smallest deposit this way is €5.00.')).toBeTruthy();
    typeAmount('20');
    expect(button().textContent).toBe('Deposit €20.00');
    expect(screen.getByText('€30.00')).toBeTruthy();
  });

  it('sends a lost deposit again with the same key, a refused one with another', async () => {
    await show();
    fireEvent.click(screen.getByRole('radio'));
    typeAmount('20');
    for (const answer of [LOST, refusal('INTERNAL'), answered(PAID)]) {
      page.answer('POST', '/web-api/cashier/deposits', answer);
      await press();
    }
    const [lost, again, another] = sent().map(({ options }) => options.key);
    expect(again).toBe(lost);
    expect(another).not.toBe(again);
    expect(page.navigations.at(-1)?.href).toBe('/en/onpay/pending?payment=81');
  });

  it('offers to try again when the ways to pay do not come', async () => {
    page = installFakePage({ dictionaries: { cashier: { en, ru } }, userId: '7', accounts: [anAccount()] });
    page.answer('GET', '/web-api/cashier/methods', refusal('INTERNAL'));
    render(<RechargePage />);
    await settled();
    page.answer('GET', '/web-api/cashier/methods', answered(METHODS));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByText('Fernway Card')).toBeTruthy();
  });
});
