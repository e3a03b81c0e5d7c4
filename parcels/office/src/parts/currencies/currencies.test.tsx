import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { accounts$, accountWork$, dialogs$ } from '@paddock/shared-utils';
import { anAccount, answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../../locales/en.json' with { type: 'json' };
import ru from '../../../locales/ru.json' with { type: 'json' };
import { addCurrency, APPEAR_EVERY_MS, APPEAR_TRIES } from '../../model/add-currency.ts';
import { AccountCards } from '../account-cards.tsx';
import { AddCurrencyForm } from './add-currency-form.tsx';
import { ExchangeForm } from './exchange-form.tsx';

const EUR = anAccount({ id: '71', moneyMinor: 20_00n, heldMinor: 0n });
const JPY = anAccount({
  id: '72',
  iso: 'JPY',
  currencyId: 'JPY',
  kind: 'currency',
  isActive: false,
  moneyMinor: 0n,
  heldMinor: 0n,
});
const ADD = '/web-api/office/currencies';
const CONVERSION = '/web-api/office/conversion';

describe('currencies in the office', () => {
  let page: FakePage;
  const settled = () => act(() => Promise.resolve());
  const open = (...accounts: Parameters<FakePage['setAccounts']>[0][number][]) => {
    const site = { currencies: ['EUR', 'JPY', 'KWD'] };
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7', accounts, site });
  };
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  };
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('looks for an added currency every second, five times at most [S4-19]', async () => {
    open(EUR);
    page.answer(
      'POST',
      ADD,
      answered({ success: true, data: { message: 'currency_added', account_id: '72' } }),
    );
    const waits: number[] = [];
    const wait = (delayMs: number) => {
      waits.push(delayMs);
      return Promise.resolve();
    };
    expect(await addCurrency('JPY', wait)).toEqual({ ok: true });
    expect(waits).toEqual(Array.from({ length: APPEAR_TRIES }, () => APPEAR_EVERY_MS));
    expect([APPEAR_TRIES, APPEAR_EVERY_MS]).toEqual([5, 1_000]);
    const until = (delayMs: number) => {
      if (waits.push(delayMs) === APPEAR_TRIES + 2) page.setAccounts([EUR, JPY]);
      return Promise.resolve();
    };
    await addCurrency('JPY', until);
    expect(waits).toHaveLength(APPEAR_TRIES + 2);
  });

  it('offers what is missing, and says why it was not added [S8-14]', async () => {
    open(EUR, JPY);
    render(<AddCurrencyForm />);
    const options = within(screen.getByLabelText('Currency')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Choose a currency', 'KWD, Kuwaiti Dinar']);
    page.answer('POST', ADD, refusal('CURRENCY_UNSUPPORTED'));
    fireEvent.change(screen.getByLabelText('Currency'), { target: { value: 'KWD' } });
    await press('Add KWD');
    expect(screen.getByRole('alert').textContent).toMatch(/currency/);
    expect(page.requests.at(-1)?.body).toEqual({ currency: 'KWD' });
  });

  it('removes an empty currency alone, and opens the exchange from where there is money', async () => {
    open(EUR, JPY);
    render(<AccountCards />);
    expect(screen.queryByRole('button', { name: 'Remove EUR' })).toBeNull();
    page.answer('DELETE', `${ADD}/JPY`, refusal('ACCOUNT_NOT_EMPTY'));
    await press('Remove JPY');
    expect(screen.getByRole('alert').textContent).toBe(
      'There is still money on this account or held for it.',
    );
    await press('Exchange');
    expect(dialogs$.snapshot()).toMatchObject({
      dialog: { widget: 'office/exchange', props: { fromAccountId: '71' } },
    });
  });

  it('does one thing to the accounts at a time [S3-18]', async () => {
    open(EUR, JPY);
    render(<AccountCards />);
    let answer: (value: ReturnType<typeof answered>) => void = () => undefined;
    page.answer('DELETE', `${ADD}/JPY`, () => new Promise((resolve) => (answer = resolve)));
    await press('Remove JPY');
    expect(accountWork$.snapshot()).toMatchObject({ isDeleteInProgress: true, isAddInProgress: false });
    await press('Remove JPY');
    await press('Use this account');
    expect(page.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(accounts$.snapshot()).toMatchObject({ active: { iso: 'EUR' } });
    answer(answered({ success: true, data: { message: 'currency_removed' } }));
    await settled();
    expect(accountWork$.snapshot()).toMatchObject({ isDeleteInProgress: false });
  });

  it('leads from bonus money to what has to be staked for it', () => {
    open(EUR, anAccount({ id: '73', kind: 'bonus', isActive: false, moneyMinor: 0n }));
    const { unmount } = render(<AccountCards />);
    expect(screen.queryByRole('link', { name: 'See how it stands' })).toBeNull();
    unmount();
    page.remove();
    open(EUR, anAccount({ id: '73', kind: 'bonus', isActive: false, moneyMinor: 5_00n }));
    render(<AccountCards />);
    const link = screen.getByRole('link', { name: 'See how it stands' });
    expect(link.getAttribute('href')).toBe('/en/office/bonuses/wager');
  });

  it('exchanges by the rate shown, and shows the new figures when it has moved', async () => {
    open(EUR, JPY);
    let done = 0;
    const quoteOf = (rateId: string, toAmount: string) => ({
      fromAmount: '10.00',
      fromCurrency: 'EUR',
      toAmount,
      toCurrency: 'JPY',
      rate: '162.5',
      rateId,
      spreadPercent: 1,
      validUntilMs: page.timing.nowMs() + 30_000,
    });
    page.answer('GET', CONVERSION, answered(quoteOf('r1', '1625')));
    render(<ExchangeForm accounts={[EUR, JPY]} fromAccountId="71" onDone={() => (done += 1)} />);
    fireEvent.change(screen.getByTestId('exchange-amount'), { target: { value: '10.00' } });
    await settled();
    expect(screen.getByTestId('exchange-quote').textContent).toMatch(
      /¥1,625.*1 EUR = 162\.5 JPY.*1%.*30 seconds/,
    );
    page.answer('POST', CONVERSION, refusal('RATE_MOVED', quoteOf('r2', '1600')));
    page.answer('GET', CONVERSION, answered(quoteOf('r2', '1600')));
    await press('Exchange €10.00 for ¥1,625');
    expect(screen.getByRole('alert').textContent).toMatch(/rate has moved/);
    await settled();
    page.answer('POST', CONVERSION, answered({ ...quoteOf('r2', '1600'), id: '5' }, 201));
    await press('Exchange €10.00 for ¥1,600');
    const sent = page.requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => (body as { rateId: string }).rateId)).toEqual(['r1', 'r2']);
    expect(new Set(sent.map(({ options }) => options.key)).size).toBe(2);
    expect(done).toBe(1);
  });

  it('asks for the figures again when their time is over', async () => {
    open(EUR, JPY);
    page.answer('GET', CONVERSION, () =>
      answered({
        fromAmount: '1.00',
        fromCurrency: 'EUR',
        toAmount: '162',
        toCurrency: 'JPY',
        rate: '162.5',
        rateId: 'r1',
        spreadPercent: 1,
        validUntilMs: page.timing.nowMs() + 30_000,
      }),
    );
    render(<ExchangeForm accounts={[EUR, JPY]} fromAccountId="71" onDone={() => undefined} />);
    fireEvent.change(screen.getByTestId('exchange-amount'), { target: { value: '1.00' } });
    await settled();
    const before = page.requests.length;
    await act(() => page.timing.advanceAsync(30_000));
    expect(page.requests.length).toBe(before + 1);
  });

  it('asks for nothing the account does not have', async () => {
    open(EUR, JPY);
    render(<ExchangeForm accounts={[EUR, JPY]} fromAccountId="71" onDone={() => undefined} />);
    fireEvent.change(screen.getByTestId('exchange-amount'), { target: { value: '20.01' } });
    await settled();
    expect(screen.getByText('You have €20.00 on this account.')).toBeTruthy();
    expect(page.requests).toEqual([]);
  });
});
