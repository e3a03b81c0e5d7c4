import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { DepositView, PaymentMethodsView } from '@paddock/contract/schemas';
import type { Limit } from '@paddock/shared-utils';
import {
  aLimit,
  anAccount,
  answered,
  installFakePage,
  refusal,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { RechargePage } from './recharge-page.tsx';
import { propsAt } from './withdrawals.fixture.ts';

const CARD: PaymentMethodsView['methods'][number] = {
  id: 'card',
  name: 'Fernway Card',
  kind: 'card',
  min: '5.00',
  max: '500.00',
  fee: '0.00',
  arrives: 'at-once',
  within: 0,
  quick: ['20.00', '500.00'],
};
const METHODS: PaymentMethodsView = {
  currency: 'EUR',
  methods: [CARD, { ...CARD, id: 'leaf', name: 'Pocketleaf', kind: 'wallet', min: '2.00' }],
};
const PAID = { id: '81', status: 'pending' } as DepositView;
const LOST = {
  ok: false,
  status: 'network-error',
  httpStatus: 0,
  problem: { code: 'NETWORK_ERROR', message: 'No answer.' },
} as const;
const DAY_LIMIT = aLimit({ limitType: 20, limitValue: 200, limitBalance: 100 });

describe('paying in', () => {
  let page: FakePage;
  let unmount: () => void;
  const settled = () => act(() => Promise.resolve());
  const show = async (path: string, limits: readonly Limit[] = []) => {
    page = installFakePage({
      dictionaries: { cashier: { en, ru } },
      userId: '7',
      accounts: [anAccount({ id: '3', iso: 'EUR', moneyMinor: 1_000n })],
    });
    page.setLimits(limits);
    page.answer('GET', '/web-api/cashier/methods', answered(METHODS));
    const [pathname = '', query = ''] = path.split('?');
    ({ unmount } = render(<RechargePage {...propsAt({ path: pathname, query: `?${query}` })} />));
    await settled();
  };
  const choose = () => show('/office/recharge');
  const byCard = (limits?: readonly Limit[]) => show('/office/recharge/form?method=card', limits);
  const button = () => screen.getByRole('button', { name: /Choose|Enter|amount|Deposit|More/ });
  const amount = () => screen.getByTestId<HTMLInputElement>('deposit-amount');
  const typeAmount = (text: string) => fireEvent.change(amount(), { target: { value: text } });
  const press = async () => {
    fireEvent.click(button());
    await settled();
  };
  const sent = () => page.requests.filter(({ method }) => method === 'POST');
  beforeEach(() => sessionStorage.clear());
  afterEach(() => page.remove());

  it('names maintenance on the button, sends nothing, and goes on with what was typed [S4-11]', async () => {
    await byCard();
    typeAmount('25');
    act(() => page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs: null }));
    const waiting = screen.getByRole('button', { name: 'The site is being updated' });
    fireEvent.click(waiting);
    fireEvent.submit(screen.getByTestId('deposit-form'));
    await settled();
    expect(sent()).toEqual([]);
    act(() => page.setMaintenance({ status: 'none' }));
    expect(button().textContent).toContain('25.00');
  });

  it('lists the ways to pay, each leading to its amount, and chooses none [S2-20]', async () => {
    await choose();
    const ways = screen.getAllByRole('link', { name: /at once/ });
    expect(ways.map((way) => way.getAttribute('href'))).toEqual([
      '/en/office/recharge/form?method=card',
      '/en/office/recharge/form?method=leaf',
    ]);
    expect(ways.map((way) => way.getAttribute('aria-current'))).toEqual([null, null]);
    expect(screen.getByRole('region', { name: 'Cards' }).textContent).toBe(
      'CardsFernway Card€5.00 to €500.00at once, no fee',
    );
    expect(button().textContent).toBe('Choose how to pay');
  });

  it('asks how much by the way of the address, and fills nothing in [S2-20]', async () => {
    await byCard();
    expect(screen.getByRole('heading', { name: '2. How much, by Fernway Card' })).toBeTruthy();
    expect(screen.getByRole('link', { current: true }).textContent).toContain('Fernway Card');
    expect(amount().value).toBe('');
    expect(button().textContent).toBe('Enter an amount');
    await press();
    expect(sent()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '20' }));
    expect(button().textContent).toBe('Deposit €20.00');
  });

  it('asks to choose where the address names a way that is not offered', async () => {
    await show('/office/recharge/form?method=gone');
    expect(document.querySelector('[data-step]')?.getAttribute('data-step')).toBe('choose');
    expect(button().textContent).toBe('Choose how to pay');
  });

  it('says what the currency and the country leave where that is nothing', async () => {
    await choose();
    page.answer('GET', '/web-api/cashier/methods', answered({ ...METHODS, methods: [] }));
    unmount();
    render(<RechargePage {...propsAt({ path: '/office/recharge' })} />);
    await settled();
    expect(screen.getByText(/There is no way to pay in EUR where you live/)).toBeTruthy();
  });

  it('names the bound that is broken, and the balance after a deposit that fits', async () => {
    await byCard();
    typeAmount('1');
    expect(screen.getByText('The smallest deposit this way is €5.00.')).toBeTruthy();
    typeAmount('501');
    expect(screen.getByText('The largest deposit this way is €500.00.')).toBeTruthy();
    typeAmount('20');
    expect(button().textContent).toBe('Deposit €20.00');
    expect(screen.getByText('€30.00')).toBeTruthy();
  });

  it("shows what the player's limits leave beside the amount, and says so before a refusal does", async () => {
    await byCard([DAY_LIMIT, { ...DAY_LIMIT, limitType: 22, limitValue: 1_000, limitBalance: 400 }]);
    const bars = within(screen.getByTestId('deposit-limits')).getAllByRole('progressbar');
    expect(bars.map((bar) => bar.getAttribute('aria-valuetext'))).toEqual([
      '€100.00 of €200.00 used',
      '€600.00 of €1,000.00 used',
    ]);
    expect(screen.getByText('24 hours: €100.00 left')).toBeTruthy();
    typeAmount('100.01');
    expect(screen.getByText('Your own limits leave €100.00. Enter that much or less.')).toBeTruthy();
    expect(button().textContent).toBe('More than your limits leave');
    typeAmount('100');
    expect(button().textContent).toBe('Deposit €100.00');
  });

  it('holds the place of an amount until the way it goes by is known', async () => {
    const answering = show('/office/recharge/form?method=card');
    expect(screen.queryByTestId('deposit-amount')).toBeNull();
    expect(document.querySelector('[data-part=amount] [aria-busy]')).not.toBeNull();
    await answering;
    expect(amount().value).toBe('');
    expect(document.querySelector('[data-part=amount] [aria-busy]')).toBeNull();
  });

  it('says when there is room again once a limit is used up', async () => {
    const backAt = Date.UTC(2026, 10, 22, 9, 30) / 1000;
    await byCard([{ ...DAY_LIMIT, limitBalance: 0, roomBackAt: backAt }]);
    expect(screen.getByText(/^There is room again on .*9:30 UTC/)).toBeTruthy();
  });

  it('keeps what was typed over a reload and another way, until it is paid', async () => {
    await byCard();
    typeAmount('20');
    unmount();
    page.remove();
    await show('/office/recharge/form?method=leaf');
    expect(amount().value).toBe('20');
  });

  it('sends a lost deposit again with the same key, a refused one with another; the amount stays', async () => {
    await byCard();
    typeAmount('20');
    for (const answer of [LOST, refusal('INVALID_INPUT'), answered(PAID)]) {
      page.answer('POST', '/web-api/cashier/deposits', answer);
      await press();
      expect(amount().value).toBe('20');
    }
    const [lost, again, another] = sent().map(({ options }) => options.key);
    expect(again).toBe(lost);
    expect(another).not.toBe(again);
    expect(page.navigations.at(-1)?.href).toBe('/en/onpay/pending?payment=81');
  });

  it('offers to try again when the ways to pay do not come', async () => {
    page = installFakePage({ dictionaries: { cashier: { en, ru } }, userId: '7', accounts: [anAccount()] });
    page.answer('GET', '/web-api/cashier/methods', refusal('INTERNAL'));
    render(<RechargePage {...propsAt({ path: '/office/recharge' })} />);
    await settled();
    page.answer('GET', '/web-api/cashier/methods', answered(METHODS));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByText('Fernway Card')).toBeTruthy();
  });
});
