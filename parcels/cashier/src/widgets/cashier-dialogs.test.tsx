import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { RegionProps } from '@paddock/contract';
import type { PaymentMethodsView, QrCodeView } from '@paddock/contract/schemas';
import {
  aMatchedRoute,
  anAccount,
  answered,
  installFakePage,
  refusal,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { MobilePaymentWidget } from './mobile-payment-widget.tsx';
import { RechargeWidget } from './recharge-widget.tsx';

const REGION = {} as RegionProps;
const METHODS: PaymentMethodsView = {
  currency: 'EUR',
  methods: [
    {
      id: 'card',
      name: 'Card',
      kind: 'card',
      min: '5.00',
      max: '500.00',
      fee: '0.00',
      arrives: 'at-once',
      within: 0,
      quick: [],
    },
  ],
};
const CODE: QrCodeView = {
  url: 'https://bets.example/en/office/recharge',
  qr: { size: 21, path: 'M0 0h7v1h-7z' },
};

let page: FakePage;
const settled = () => act(() => Promise.resolve());
afterEach(() => {
  cleanup();
  page.remove();
});
const install = (useRechargeModal = false) => {
  page = installFakePage({
    dictionaries: { cashier: { en, ru } },
    userId: '7',
    accounts: [anAccount({ id: '3', iso: 'EUR', moneyMinor: 1_000n })],
    site: { useRechargeModal },
  });
};

describe('paying in over a page', () => {
  it('takes its step from the address of the page, which stays under it [S5-08]', async () => {
    install(true);
    page.answer('GET', '/web-api/cashier/methods', answered(METHODS));
    const titles: string[] = [];
    page.showRoute(aMatchedRoute({ path: '/live', query: '?tab=2&modal=recharge' }));
    render(<RechargeWidget {...REGION} setTitle={(title) => void titles.push(title)} />);
    await settled();
    expect(titles).toEqual(['Deposit']);
    const step = () => document.querySelector('[data-step]')?.getAttribute('data-step');
    expect(step()).toBe('choose');
    expect(screen.getByRole('link', { name: /Card/ }).getAttribute('href')).toBe(
      '/en/live?tab=2&modal=recharge&method=card',
    );
    act(() => page.showRoute(aMatchedRoute({ path: '/live', query: '?tab=2&modal=recharge&method=card' })));
    expect(step()).toBe('amount');
    expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(
      '/en/live?tab=2&modal=recharge',
    );
  });
});

describe('paying from the phone', () => {
  const show = async (never?: () => void, close?: () => void) => {
    page.answer('GET', '/web-api/qr', answered(CODE));
    render(<MobilePaymentWidget {...REGION} {...(never && { never })} {...(close && { close })} />);
    await settled();
  };

  it('shows a code and the address it leads to [S4-21]', async () => {
    install();
    await show();
    expect(screen.getByRole('img', { name: /opens the deposit page/ })).toBeTruthy();
    const link = screen.getByRole('link', { name: 'bets.example/en/office/recharge' });
    expect(link.getAttribute('href')).toBe('/en/office/recharge');
    expect(page.requests[0]?.options.query).toEqual({ path: '/en/office/recharge' });
  });

  it('leads to the dialog where the site has one', async () => {
    install(true);
    await show();
    expect(page.requests[0]?.options.query).toEqual({ path: '/en?modal=recharge' });
  });

  it('can be put off and be done with', async () => {
    install();
    const said: string[] = [];
    await show(
      () => void said.push('never'),
      () => void said.push('close'),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(said).toEqual(['close']);
    fireEvent.click(screen.getByRole('button', { name: 'Do not show again' }));
    expect(said).toEqual(['close', 'never', 'close']);
  });

  it('offers to try again when the code does not come; the address is there all the same', async () => {
    install();
    page.answer('GET', '/web-api/qr', refusal('INTERNAL'));
    render(<MobilePaymentWidget {...REGION} />);
    await settled();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/office/recharge');
  });
});
