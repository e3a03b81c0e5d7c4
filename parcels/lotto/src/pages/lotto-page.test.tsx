import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import {
  aFallenDraw,
  aSubscription,
  aTicket,
  NOW_MS,
  openLottoPage,
  propsOf,
} from '../parts/lotto.fixture.ts';
import { LottoPage } from './lotto-page.tsx';

describe('the pages of the lotteries', () => {
  let page: FakePage;
  async function open(section?: string, lottery?: string, query = ''): Promise<void> {
    const params = { ...(section !== undefined && { section }), ...(lottery !== undefined && { lottery }) };
    await act(async () => {
      render(<LottoPage {...propsOf(params, query)} />);
      await Promise.resolve();
    });
  }
  async function pass(ms: number): Promise<void> {
    await act(async () => {
      page.timing.advance(ms);
      await Promise.resolve();
    });
  }
  afterEach(() => page.remove());
  const card = (name: string) => {
    const found = screen.getByRole('link', { name }).closest('section');
    if (found === null) throw new Error(`no card of ${name}`);
    return within(found);
  };

  it('list every lottery with its jackpot or top prize, its last numbers and what is left of sales [S2-15]', async () => {
    page = openLottoPage();
    await open();
    expect(screen.getByRole('link', { name: 'Lotteries', current: 'page' })).toBeTruthy();
    const hrefs = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => within(heading).getByRole('link'));
    expect(hrefs.map((link) => link.getAttribute('href'))).toEqual([
      '/en/lotto/numbers/6-49',
      '/en/lotto/numbers/6-45',
      '/en/lotto/numbers/5-36',
      '/en/lotto/numbers/7-49',
      '/en/lotto/bonus/5-50',
      '/en/lotto/keno/keno',
    ]);
    expect(card('6 of 49').getByText('€1,200.00')).toBeTruthy();
    expect(card('6 of 45').getByText('× 100,000')).toBeTruthy();
    const balls = card('6 of 45')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(balls).toEqual(aFallenDraw().numbers.map(String));
    expect(card('6 of 45').getByRole('timer').textContent).toBe('01:00:00');
    await pass(61_000);
    expect(card('6 of 45').getByRole('timer').textContent).toBe('00:58:59');
  });

  it('ask for the next draw once the sales of one are over', async () => {
    page = openLottoPage();
    await open('keno');
    const asked = (): number =>
      page.requests.filter(({ path }) => path === '/web-api/lotto/lotteries').length;
    await pass(3_599_000);
    const before = asked();
    await pass(1_000);
    expect(asked()).toBeGreaterThan(before);
  });

  it('list lotteries of one kind alone', async () => {
    page = openLottoPage();
    await open('bonus');
    expect(screen.getAllByRole('timer')).toHaveLength(1);
    expect(screen.getByRole('link', { name: '5 of 50 + 2 of 12' })).toBeTruthy();
  });

  it('say that a lottery is not there', async () => {
    page = openLottoPage();
    await open('keno', '6-49');
    expect(screen.getByText('There is no such lottery')).toBeTruthy();
  });

  it('show the player’s tickets with what was drawn and hit, and check them [S2-15]', async () => {
    page = openLottoPage({ userId: '11' });
    const draw = aFallenDraw();
    const [one = 0, two = 0] = draw.numbers;
    const missed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((number) => !draw.numbers.includes(number));
    const numbers = [one, two, ...missed.slice(0, 4)].toSorted((a, b) => a - b);
    const ticket = aTicket({ draw, fields: [{ picks: 6, numbers, bonus: [] }], paid: '0.75' });
    page.answer('GET', '/web-api/lotto/tickets', answered({ tickets: [ticket], before: null }));
    await open('tickets');
    expect(await screen.findByText('Won', { selector: 'span' })).toBeTruthy();
    expect(screen.getByText('2 hits')).toBeTruthy();
    expect(screen.getAllByText('hit')).toHaveLength(2);
    expect(screen.getByText('€0.75')).toBeTruthy();
    const check = screen.getByRole('link', { name: 'Compute this ticket anew' }).getAttribute('href') ?? '';
    const written = new URLSearchParams(check.split('#')[1]);
    expect(Object.fromEntries(written)).toMatchObject({ game: 'lotto-6-45', nonce: '11', stake: '0.50' });
  });

  it('stop buying further draws, after asking', async () => {
    page = openLottoPage({ userId: '11' });
    page.answer('GET', '/web-api/lotto/subscriptions', answered({ subscriptions: [aSubscription()] }));
    const ended = aSubscription({ endedAtMs: NOW_MS, endedBy: 'cancelled' });
    page.answer('POST', '/web-api/lotto/subscriptions/41/cancel', answered(ended));
    await open('tickets');
    expect(await screen.findByText('4 draws are still to be bought')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    page.answer('GET', '/web-api/lotto/subscriptions', answered({ subscriptions: [ended] }));
    const dialog = await screen.findByRole('dialog');
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('button', { name: 'Stop' }));
      await Promise.resolve();
    });
    expect(page.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.queryByText('4 draws are still to be bought')).toBeNull();
  });

  it('ask guests to sign in for their tickets', async () => {
    page = openLottoPage();
    await open('tickets');
    expect(screen.getByText('Sign in to see your tickets')).toBeTruthy();
  });

  it('compute a draw anew from its seed and its public value [S2-15]', async () => {
    page = openLottoPage();
    await open('results', '6-45');
    fireEvent.click(await screen.findByRole('button', { name: 'Compute it here', hidden: true }));
    expect(screen.getByText('The draw is as it was sealed')).toBeTruthy();
  });

  it.each([
    [
      'other numbers',
      { numbers: [1, 2, 3, 4, 5, 6] },
      'From the seed and the public value other numbers follow:',
    ],
    ['another seal', { commitment: 'c'.repeat(64) }, 'The seed is not the one that was sealed.'],
  ])('say of a draw with %s that it is not as it was sealed', async (_what, forged, told) => {
    page = openLottoPage();
    const draws = [aFallenDraw(forged)];
    page.answer('GET', '/web-api/lotto/lotteries/6-45/draws', answered({ draws, before: null }));
    await open('results', '6-45');
    fireEvent.click(await screen.findByRole('button', { name: 'Compute it here', hidden: true }));
    expect(screen.getByText('The draw is not as it was sealed')).toBeTruthy();
    expect(screen.getByText(told)).toBeTruthy();
  });

  it('open the archive at the day of the address, and at another that is chosen', async () => {
    page = openLottoPage();
    const asked = () => page.requests.filter(({ path }) => path === '/web-api/lotto/lotteries/keno/draws');
    const fromMs = Date.UTC(2026, 10, 20);
    await open('results', 'keno', '?day=2026-11-20');
    expect(asked().at(-1)?.options.query).toEqual({ fromMs, toMs: fromMs + 86_400_000 });
    const day = screen.getByLabelText<HTMLInputElement>('Draws of a day');
    expect(day.value).toBe('2026-11-20');
    fireEvent.change(day, { target: { value: '2026-11-19' } });
    expect(page.navigations.at(-1)?.href).toContain('/lotto/results/keno?day=2026-11-19');
  });

  it('say that there was no draw on a day', async () => {
    page = openLottoPage();
    page.answer('GET', '/web-api/lotto/lotteries/keno/draws', answered({ draws: [], before: null }));
    await open('results', 'keno', '?day=2026-11-20');
    expect(await screen.findByText('No draw on this day')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('href')).toBe('/en/lotto/results/keno');
  });

  it('show how a pool was divided', async () => {
    page = openLottoPage();
    const pool = {
      staked: '10.00',
      house: '3.50',
      jackpot: '1200.00',
      paid: '1.95',
      carried: '1204.55',
      currency: 'EUR',
      categories: [0, 0, 2, 1].map((winners) => ({ winners: String(winners), prize: '0.65' })),
    };
    const draws = [aFallenDraw({ lottery: '6-49', pool })];
    page.answer('GET', '/web-api/lotto/lotteries/6-49/draws', answered({ draws, before: null }));
    await open('results');
    expect(await screen.findByText('€1,204.55')).toBeTruthy();
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Hits6', 'Hits5', 'Hits4', 'Hits3']);
  });

  it('say that counts of numbers tell nothing of the next draw [S2-15]', async () => {
    page = openLottoPage();
    const numbers = Array.from({ length: 36 }, (_, at) => ({
      number: at + 1,
      drawn: at,
      ago: at === 0 ? null : at,
    }));
    page.answer(
      'GET',
      '/web-api/lotto/lotteries/5-36/statistics',
      answered({ draws: 72, numbers, bonus: [] }),
    );
    await open('statistics', '5-36');
    expect(screen.getByText('These counts say nothing of the next draw')).toBeTruthy();
    expect(
      await screen.findByText('By chance alone each falls about 10 times in so many draws.'),
    ).toBeTruthy();
    expect(screen.getByText('not yet')).toBeTruthy();
    expect(screen.getByText('35 draws ago')).toBeTruthy();
  });

  it('say rules, the proof and exact chances of every lottery, in Russian [S2-15]', async () => {
    page = openLottoPage({ language: 'ru' });
    await open('rules');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Как устроены лотереи',
      'Как доказывается розыгрыш',
      '6 из 49',
      '6 из 45',
      '5 из 36',
      '7 из 49',
      '5 из 50 + 2 из 12',
      'Кено 80/20',
    ]);
    const [first] = screen.getAllByRole('row').filter((row) => within(row).queryByRole('rowheader'));
    expect(first?.textContent.replace(/\s/g, ' ')).toContain('1 / 13 983 816');
  });

  it('stand where lotteries could not be read, with a way to try again', async () => {
    page = openLottoPage();
    page.answer('GET', '/web-api/lotto/lotteries', refusal('INTERNAL'));
    await open();
    expect(await screen.findByText('The lotteries could not be loaded')).toBeTruthy();
    page.answer('GET', '/web-api/lotto/lotteries', answered({ lotteries: [] }));
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await Promise.resolve();
    });
    expect(screen.getByText('There are no lotteries now')).toBeTruthy();
  });
});
