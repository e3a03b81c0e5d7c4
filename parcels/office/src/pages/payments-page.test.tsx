import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PaymentHistoryView, WithdrawalsView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { PaymentsPage } from './payments-page.tsx';

const DEPOSITS = '/web-api/office/historypay';
const WITHDRAWALS = '/web-api/cashier/withdrawals';

/** `count` deposits of a euro, newest first, at odd minutes; number `first` is the newest. */
function deposits(first: number, count: number, total: number): PaymentHistoryView {
  const entities = Array.from({ length: count }, (_, at) => {
    const id = String(first - at);
    const minutes = 2 * (first - at) + 1;
    return { id, status_title: 'succeeded', timestamp: minutes * 60, summ: '1.00', currency: 'EUR' };
  });
  return { entities, total_count: total } as unknown as PaymentHistoryView;
}

/** The same of withdrawals, at even minutes. */
function withdrawals(first: number, count: number, total: number): WithdrawalsView {
  const list = Array.from({ length: count }, (_, at) => ({
    id: String(first - at),
    status: 'paid',
    amount: '2.00',
    currency: 'EUR',
    method: 'Fernway Card',
    mask: '•••• 4417',
    timeline: [{ status: 'requested', atMs: 2 * (first - at) * 60_000, reason: '' }],
  }));
  return { withdrawals: list, total } as unknown as WithdrawalsView;
}

describe('the page of payments', () => {
  let page: FakePage;
  beforeEach(() => {
    page = installFakePage({ dictionaries: { office: { en, ru } }, userId: '7' });
  });
  afterEach(() => page.remove());

  const settled = () => act(() => Promise.resolve());
  const answers = (
    pagesOfDeposits: readonly PaymentHistoryView[],
    pagesOfWithdrawals: readonly WithdrawalsView[],
  ) => {
    const at = (options: { query?: Readonly<Record<string, unknown>> }) =>
      Number(options.query?.['pageNumber']) - 1;
    page.answer('GET', DEPOSITS, ({ options }) => answered(pagesOfDeposits[at(options)]));
    page.answer('GET', WITHDRAWALS, ({ options }) => answered(pagesOfWithdrawals[at(options)]));
  };
  async function show(): Promise<void> {
    render(<PaymentsPage />);
    await settled();
  }
  const rows = () =>
    screen
      .queryAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  const choose = async (label: string) => {
    fireEvent.click(screen.getByLabelText(label));
    await settled();
  };

  it('lists money in and money out together, newest first, with signs and states [S2-19, S7-12]', async () => {
    answers([deposits(2, 2, 2)], [withdrawals(2, 1, 1)]);
    await show();
    expect(rows().map((row) => /Deposit|Withdrawal/.exec(row)?.[0])).toEqual([
      'Deposit',
      'Withdrawal',
      'Deposit',
    ]);
    expect(rows()[0]).toContain('+€1.00');
    expect(rows()[1]).toContain('−€2.00');
    expect(rows()[1]).toContain('Fernway Card •••• 4417');
    const link = screen.getByRole('link', { name: 'Withdrawal' });
    expect(link.getAttribute('href')).toBe('/en/office/deduce/2');
  });

  it('leads from each payment to the page that asks about it [S2-31]', async () => {
    answers([deposits(2, 1, 1)], [withdrawals(1, 1, 1)]);
    await show();
    const asks = screen.getAllByRole('link', { name: /^Something wrong\? Payment/ });
    expect(asks.map((link) => link.getAttribute('href'))).toEqual([
      '/en/office/payment/create-request/1/transactions/2',
      '/en/office/payment/create-request/2/transactions/1',
    ]);
  });

  it('goes on page by page through both lists without losing or repeating a line', async () => {
    answers(
      [deposits(45, 20, 45), deposits(25, 20, 45), deposits(5, 5, 45)],
      [withdrawals(40, 20, 40), withdrawals(20, 20, 40)],
    );
    await show();
    while (screen.queryByRole('button', { name: 'Show more' }) !== null) {
      fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
      await settled();
      await settled();
    }
    expect(rows()).toHaveLength(85);
    expect(new Set(rows()).size).toBe(85);
  });

  it('shows one kind alone', async () => {
    answers([deposits(2, 2, 2)], [withdrawals(2, 1, 1)]);
    await show();
    await choose('Withdrawals');
    expect(rows()).toHaveLength(1);
    await choose('Deposits');
    expect(rows()).toHaveLength(2);
  });

  it('asks for the archive only when it is wanted [S7-12]', async () => {
    answers([deposits(0, 0, 0)], [withdrawals(0, 0, 0)]);
    await show();
    expect(screen.getByText('No payments here')).toBeTruthy();
    await choose('Older than 90 days too');
    const wanted = page.requests.map(({ options }) => options.query?.['isIncludeArchive']);
    expect(wanted).toEqual([false, false, true, true]);
  });

  it('fails as a whole when one of the lists does not come, and tries again', async () => {
    answers([deposits(2, 2, 2)], [withdrawals(2, 1, 1)]);
    page.answer('GET', WITHDRAWALS, refusal('INTERNAL'));
    await show();
    expect(rows()).toEqual([]);
    answers([deposits(2, 2, 2)], [withdrawals(2, 1, 1)]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(rows()).toHaveLength(3);
  });
});
