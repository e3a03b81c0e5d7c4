import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { PaymentWaysView } from '@paddock/contract/schemas';
import { answered, refusal, type FakePage, installFakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { PaymentPage } from './payment-page.tsx';

const WAYS: PaymentWaysView = {
  currency: 'EUR',
  ways: [
    {
      id: 'fernway-card',
      name: 'Fernway Card',
      kind: 'card',
      deposit: { min: '5.00', max: '5000.00', fee: '0.00', arrives: 'at-once', within: 0 },
      withdrawal: { min: '10.00', max: '2000.00', fee: '1.50', arrives: 'days', within: 2 },
    },
  ],
  turnoverPercent: 100,
  verifyAbove: '2000.00',
  verifyCurrency: 'EUR',
};

const DENMARK = { id: 208, code: 'DK', name: 'Denmark', currency: 'DKK', min_age: 18 };

describe('the payment page', () => {
  let page: FakePage;
  const settled = async () => {
    for (let turn = 0; turn < 3; turn += 1) await act(() => Promise.resolve());
  };
  const show = async (language = 'en', userId?: string) => {
    const player = userId === undefined ? {} : { userId };
    page = installFakePage({ dictionaries: { information: { en, ru } }, language, ...player });
    page.answer('GET', '/web-api/countries', answered({ countries: [DENMARK] }));
    page.answer('GET', '/web-api/cashier/ways', ({ options }) =>
      answered({ ...WAYS, currency: String(options.query?.['currency']) }),
    );
    render(<PaymentPage />);
    await settled();
  };
  const asked = () =>
    page.requests.filter(({ path }) => path === '/web-api/cashier/ways').map(({ options }) => options.query);
  const table = (name: string) => within(screen.getByRole('table', { name }));
  const cells = (name: string) =>
    table(name)
      .getAllByRole('cell')
      .map((cell) => cell.lastElementChild?.textContent);
  afterEach(() => page.remove());

  it('tells a guest least, most, time and cost of each way, in and out, in the site’s currency [S2-35]', async () => {
    await show();
    expect(cells('Paying in')).toEqual(['€5.00', '€5,000.00', 'at once', 'none']);
    expect(cells('Paying out')).toEqual(['€10.00', '€2,000.00', 'up to 2 working days', '€1.50']);
    expect(screen.getByText(/pass €2,000.00/)).toBeTruthy();
    expect(new Set(page.requests.map(({ options }) => options.bearer))).toEqual(new Set(['none']));
    expect(asked()).toEqual([{ currency: 'EUR', country: undefined }]);
  });

  it('tells everything in another currency when it is chosen', async () => {
    await show();
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'USD' } });
    await settled();
    expect(cells('Paying in')[0]).toBe('$5.00');
  });

  it('adds what is for one country, and begins with the player’s own', async () => {
    await show();
    fireEvent.change(screen.getByLabelText('Country'), { target: { value: '208' } });
    await settled();
    expect(asked().at(-1)).toEqual({ currency: 'EUR', country: 208 });
    page.remove();
    await show('en', '7');
    const country = page.shared.auth.profile$.snapshot();
    const own = 'profile' in country ? country.profile.user_country_id : 0;
    expect(asked().at(-1)).toMatchObject({ country: own });
  });

  it('leads to the cashier, during a break only out of it', async () => {
    await show();
    const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links()).toEqual(expect.arrayContaining(['/en/office/recharge', '/en/office/deduce']));
    act(() => page.signIn('7', 53));
    await settled();
    expect(links()).not.toContain('/en/office/recharge');
    expect(links()).toContain('/en/office/deduce');
  });

  it('says during maintenance until when payments wait, and leads to the cashier after it', async () => {
    await show();
    const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    const endsAtMs = Date.UTC(2026, 10, 23, 12);
    act(() => page.setMaintenance({ status: 'active', startsAtMs: null, endsAtMs }));
    expect(screen.getByRole('status').textContent).toMatch(
      /payments wait until Nov 23, .+ Your money is safe/,
    );
    expect(links()).toEqual(expect.not.arrayContaining(['/en/office/recharge']));
    expect(links()).toEqual(expect.not.arrayContaining(['/en/office/deduce']));
    expect(screen.getByRole('table', { name: 'Paying in' })).toBeTruthy();
    act(() => page.setMaintenance({ status: 'none' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(links()).toEqual(expect.arrayContaining(['/en/office/recharge', '/en/office/deduce']));
  });

  it('offers to try again when the ways do not come', async () => {
    page = installFakePage({ dictionaries: { information: { en, ru } } });
    page.answer('GET', '/web-api/cashier/ways', refusal('INTERNAL'));
    render(<PaymentPage />);
    await settled();
    page.answer('GET', '/web-api/cashier/ways', answered(WAYS));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByRole('table', { name: 'Paying in' })).toBeTruthy();
  });

  it('says in Russian that there is no way in a currency', async () => {
    page = installFakePage({ dictionaries: { information: { en, ru } }, language: 'ru' });
    page.answer('GET', '/web-api/cashier/ways', answered({ ...WAYS, ways: [], verifyAbove: '0.00' }));
    render(<PaymentPage />);
    await settled();
    expect(screen.getAllByText('Сейчас нет способов оплаты для EUR')).toHaveLength(2);
    expect(screen.getByText(/^Перед первым выводом/)).toBeTruthy();
  });
});
