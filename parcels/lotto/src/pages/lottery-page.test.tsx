import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { anAccount, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { aGivenTicket, aTicket, openLottoPage, propsOf } from '../parts/lotto.fixture.ts';
import { LottoPage } from './lotto-page.tsx';

/** A lottery of which no draw is there. */
const NOTHING = { next: null, coming: null, waiting: [], last: null, jackpot: null };

describe('the page of a lottery', () => {
  let page: FakePage;
  async function show(
    [section, lottery]: readonly [string, string] = ['numbers', '6-45'],
    options: Parameters<typeof openLottoPage>[0] = {
      userId: '11',
      accounts: [anAccount({ id: '21', iso: 'EUR' })],
    },
  ): Promise<void> {
    page = openLottoPage(options);
    await act(async () => {
      render(<LottoPage {...propsOf({ section, lottery })} />);
      await Promise.resolve();
    });
  }
  /** With the smallest stake of a line typed: the page fills in none. */
  async function showStaked(...shown: Parameters<typeof show>): Promise<void> {
    await show(...shown);
    stake('0.10');
  }
  afterEach(() => page.remove());

  const grid = (name = /^(Numbers|Числа)/) => within(screen.getByRole('group', { name }));
  const mark = (...marked: readonly number[]): void => {
    const numbers = grid();
    for (const number of marked) fireEvent.click(numbers.getByText(String(number)));
  };
  const buy = () =>
    screen.getByText(/^(Buy for [^?]+|Mark \d.*|A (line|ticket) (costs|wins) \S+ at (least|most))$/);
  const stake = (amount: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: /^Stake of a line/ }), {
      target: { value: amount },
    });
  async function press(name: string): Promise<void> {
    const dialog = await screen.findByRole('dialog');
    await act(async () => {
      const button = within(dialog).getByRole('button', { name });
      fireEvent.click(button);
      fireEvent.click(button);
      await Promise.resolve();
    });
  }
  const sent = () => page.requests.filter(({ method }) => method === 'POST');

  it('counts the price and the chance of a ticket as it is marked, a system too [S2-15]', async () => {
    await showStaked();
    expect(buy().textContent).toBe('Mark 6 more numbers');
    mark(1, 2, 3, 4, 5, 6);
    expect(buy().textContent).toBe('Buy for €0.10');
    expect(screen.getByText('1 line. Chance of this field to win anything: 1 in 5.7.')).toBeTruthy();
    mark(7, 8);
    expect(buy().textContent).toBe('Buy for €2.80');
    stake('0.5');
    expect(buy().textContent).toBe('Buy for €14.00');
    expect(screen.getByText('€50,000.00')).toBeTruthy();
    mark(7, 8);
    expect(buy().textContent).toBe('Buy for €0.50');
  });

  it('fills in no stake for the player, and says what a line costs at least', async () => {
    await show();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Stake of a line/ }).value).toBe('');
    mark(1, 2, 3, 4, 5, 6);
    expect(buy().textContent).toBe('A line costs €0.10 at least');
    fireEvent.click(buy());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the exact chance and prize of each category and what comes back', async () => {
    await showStaked();
    const [best] = screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader'));
    expect(best?.textContent).toMatch(/1 in 8,145,060.*1 \/ 8,145,060.*€10,000\.00.*× 100,000/);
    expect(screen.getByText(/^[\d.]+% of a stake comes back on average\.$/)).toBeTruthy();
  });

  it('buys once after asking, with all fields, and is ready for another ticket', async () => {
    await showStaked();
    page.answer('POST', '/web-api/lotto/tickets', answered(aTicket()));
    mark(1, 2, 3, 4, 5, 6);
    fireEvent.click(screen.getByRole('button', { name: 'Another field' }));
    mark(45, 40, 30, 20, 10, 9);
    fireEvent.change(screen.getByRole('combobox', { name: 'For how many draws' }), {
      target: { value: '5' },
    });
    fireEvent.click(buy());
    expect((await screen.findByRole('dialog')).textContent).toContain('6 of 45, draw 12: 2 lines');
    await press('Buy for €0.20');
    expect(await screen.findByText('The ticket is bought')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toEqual([
      {
        lottery: '6-45',
        draw: 12,
        accountId: '21',
        lineStake: '0.10',
        fields: [
          { picks: 6, numbers: [1, 2, 3, 4, 5, 6], bonus: [] },
          { picks: 6, numbers: [9, 10, 20, 30, 40, 45], bonus: [] },
        ],
        draws: 5,
      },
    ]);
    mark(1, 2, 3, 4, 5, 6);
    fireEvent.click(buy());
    await press('Buy for €0.10');
    expect(new Set(sent().map(({ options }) => options.key)).size).toBe(2);
  });

  it('is paid by a ticket that was given, once and whole, where the player chooses so [S2-15]', async () => {
    await showStaked();
    page.answer('GET', '/web-api/promotions/tickets', answered({ gifts: [aGivenTicket()] }));
    page.answer('POST', '/web-api/lotto/tickets', answered(aTicket({ isGift: true })));
    await act(async () => {
      page.sendNews({ kind: 'inbox' });
      await Promise.resolve();
    });
    const use = await screen.findByRole('checkbox', { name: /^Use your ticket of €2\.00/ });
    mark(1, 2, 3, 4, 5, 6, 7);
    expect(buy().textContent).toBe('Buy for €0.70');
    fireEvent.click(use);
    expect(screen.queryByRole('textbox', { name: /^Stake of a line/ })).toBeNull();
    expect(screen.getByText('The lines have to cost €2.00 together')).toBeTruthy();
    mark(7);
    fireEvent.click(screen.getByRole('button', { name: 'Use the ticket' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('We pay it: it is your gift ticket');
    await press('Use the ticket');
    expect(await screen.findByText('The ticket is bought')).toBeTruthy();
    expect(sent().map(({ body }) => body)).toMatchObject([{ lineStake: '2.00', draws: 1, giftId: '61' }]);
  });

  it('tells a refusal where it was asked, and keeps what was marked', async () => {
    await showStaked();
    page.answer('POST', '/web-api/lotto/tickets', refusal('LOTTO_SALES_CLOSED'));
    mark(1, 2, 3, 4, 5, 6);
    fireEvent.click(buy());
    await press('Buy for €0.10');
    expect((await screen.findByRole('alert')).textContent).toContain('The sales of this draw are closed');
    fireEvent.click(screen.getByRole('button', { name: 'Not yet' }));
    expect(buy().textContent).toBe('Buy for €0.10');
  });

  it('keeps the key of a press that had no answer, so that asking again buys once', async () => {
    await showStaked();
    page.answer('POST', '/web-api/lotto/tickets', refusal('INTERNAL'));
    mark(1, 2, 3, 4, 5, 6);
    fireEvent.click(buy());
    await press('Buy for €0.10');
    fireEvent.click(await screen.findByRole('button', { name: 'Not yet' }));
    page.answer('POST', '/web-api/lotto/tickets', answered(aTicket()));
    fireEvent.click(buy());
    await press('Buy for €0.10');
    const keys = sent().map(({ options: { key } }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('marks by chance, clears, and takes a field out again', async () => {
    await show(['bonus', '5-50']);
    fireEvent.click(screen.getByRole('button', { name: 'By chance' }));
    expect(grid().getAllByRole('button', { pressed: true })).toHaveLength(5);
    expect(grid(/^Bonus balls/).getAllByRole('button', { pressed: true })).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Another field' }));
    expect(screen.getByText('1 field added')).toBeTruthy();
    expect(grid().queryAllByRole('button', { pressed: true })).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Take field 1 out' }));
    expect(buy().textContent).toBe('Mark 7 more numbers');
  });

  it('is marked by the keyboard: one stop of Tab, arrows, and no more than a system takes', async () => {
    await show(['keno', 'keno']);
    const stops = grid()
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops.map(({ textContent }) => textContent)).toEqual(['1']);
    stops[0]?.focus();
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' });
    expect(document.activeElement?.textContent).toBe('2');
    fireEvent.keyDown(document.activeElement as Element, { key: 'End' });
    expect(document.activeElement?.textContent).toBe('80');
    mark(...Array.from({ length: 15 }, (_, at) => at + 1));
    expect(grid().getAllByRole('button', { pressed: true })).toHaveLength(14);
    expect(grid().getByRole('button', { name: '15' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('of keno is a line of as many numbers as are marked, or as was chosen', async () => {
    await showStaked(['keno', 'keno']);
    mark(1, 2, 3);
    expect(buy().textContent).toBe('Buy for €0.10');
    expect(screen.getByText('a line of 3 numbers')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Numbers of a line' }), { target: { value: '2' } });
    expect(buy().textContent).toBe('Buy for €0.30');
  });

  it('says why a ticket cannot be bought', async () => {
    await show();
    mark(1, 2, 3, 4, 5, 6);
    stake('0.05');
    expect(buy().textContent).toBe('A line costs €0.10 at least');
    stake('3');
    expect(buy().textContent).toBe('A ticket wins €250,000.00 at most');
    fireEvent.click(buy());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a pool is played in its currency alone', async () => {
    await show(['numbers', '6-49'], { userId: '11', accounts: [anAccount({ id: '21', iso: 'USD' })] });
    expect(screen.getByRole('link', { name: 'Open an account in EUR' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /^Stake of a line/ })).toBeNull();
  });

  it('sells nothing where no draw is on sale, and lets guests mark, in Russian', async () => {
    await show(['numbers', '6-45'], { language: 'ru' });
    mark(1, 2, 3, 4, 5, 6);
    expect(screen.getByRole('button', { name: 'Войдите, чтобы играть' })).toBeTruthy();
    page.answer('GET', '/web-api/lotto/lotteries', answered({ lotteries: [{ ...NOTHING, code: '6-45' }] }));
    await act(async () => {
      page.timing.advance(15_000);
      await Promise.resolve();
    });
    expect(screen.getByText('Сейчас нет тиража в продаже')).toBeTruthy();
    expect(grid().getAllByRole('button', { pressed: true })).toHaveLength(6);
  });

  it('follows what the server tells, and asks no more', async () => {
    await show(['numbers', '6-45'], { language: 'ru' });
    const asked = () => page.requests.filter(({ path }) => path === '/web-api/lotto/lotteries').length;
    const before = asked();
    act(() => {
      page.setLotteries({ lotteries: [{ ...NOTHING, code: '6-45' }] });
    });
    expect(screen.getByText('Сейчас нет тиража в продаже')).toBeTruthy();
    await act(async () => {
      page.timing.advance(60_000);
      await Promise.resolve();
    });
    expect(asked()).toBe(before);
  });
});
