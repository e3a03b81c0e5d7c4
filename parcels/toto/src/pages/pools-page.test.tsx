import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { answered, type FakePage } from '@paddock/shared-utils/testing';

import { aCoupon, aDraw, aRunningDraw, openTotoPage, propsOf } from '../parts/toto.fixture.ts';
import { PoolsPage } from './pools-page.tsx';

describe('the pages of the pools', () => {
  let page: FakePage;
  async function show(section: string | undefined, options: Parameters<typeof openTotoPage>[0] = {}) {
    page = openTotoPage(options);
    await open(section);
  }
  async function open(section: string | undefined, query = ''): Promise<void> {
    await act(async () => {
      render(<PoolsPage {...propsOf(section === undefined ? {} : { section }, query)} />);
      await Promise.resolve();
    });
  }
  afterEach(() => page.remove());

  const unfold = (summary: HTMLElement | undefined) =>
    act(async () => {
      const details = summary?.closest('details');
      if (details) details.open = true;
      await new Promise((resolve) => setTimeout(resolve));
    });

  it('list draws with their jackpot, and lead to each', async () => {
    await show(undefined);
    const link = await screen.findByRole('link', { name: 'Next Six' });
    expect(link.getAttribute('href')).toBe('/en/toto/draws/7');
    expect(screen.getByText('€1,200.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Draws', current: 'page' })).toBeTruthy();
  });

  it('speak of a jackpot only where there is one', async () => {
    page = openTotoPage();
    const draws = [aDraw({ jackpot: '0.00' })];
    page.answer('GET', '/web-api/toto/draws', answered({ draws, next: null }));
    page.answer('GET', '/web-api/toto/draws/7', answered(draws[0]));
    await open('draws');
    expect(await screen.findByText('€850.00')).toBeTruthy();
    expect(screen.queryByText('Jackpot')).toBeNull();
    cleanup();
    await open('next');
    expect(await screen.findByText('€850.00')).toBeTruthy();
    expect(screen.queryByText('Jackpot')).toBeNull();
  });

  it('enter the draw that closes next at once [S2-13]', async () => {
    await show('next');
    expect(await screen.findByRole('group', { name: 'Match 6: Home 5 – Away 5' })).toBeTruthy();
  });

  it('show the player’s coupons with their columns by hits', async () => {
    page = openTotoPage({ userId: '11' });
    page.answer('GET', '/web-api/toto/coupons', answered({ coupons: [aCoupon()], next: null }));
    await open('coupons');
    expect(await screen.findByText('6 right × 1 · 5 right × 3 · 4 right × 2')).toBeTruthy();
    expect(screen.getByText('1 1 1 1 1X 1X2')).toBeTruthy();
    expect(screen.getByText('€2.48')).toBeTruthy();
  });

  it('say of a coupon that waits how many are right so far, and of each match whether its choice is [S2-13]', async () => {
    page = openTotoPage({ userId: '11' });
    const coupon = aCoupon({ phase: 'closed', state: 'open', paid: null, hitColumns: null });
    page.answer('GET', '/web-api/toto/coupons', answered({ coupons: [coupon], next: null }));
    page.answer('GET', '/web-api/toto/draws/7', answered(aRunningDraw()));
    await open('coupons');
    expect(await screen.findByText('Right so far: 2 of 3, open: 3')).toBeTruthy();
    expect(screen.queryByText('Home 0 – Away 0')).toBeNull();
    await unfold(screen.getByText('1 1 1 1 1X 1X2'));
    const matches = screen.getAllByText(/^Home \d – Away \d$/).map((name) => name.closest('li'));
    expect(matches.map((match) => match?.querySelector('[data-pick]')?.textContent)).toEqual([
      ...['Your choice1', 'Your choice1', 'Your choice1', 'Your choice1', 'Your choice1X', 'Your choice1X2'],
    ]);
    const signs = (name: string) => screen.getAllByRole('img', { name }).length;
    expect([signs('Right'), signs('Wrong'), signs('Open')]).toEqual([2, 1, 3]);
    expect(matches[1]?.textContent).toContain('0:2');
    expect(matches[3]?.textContent).toContain('No result yet');
  });

  it('count on as results come while a coupon waits', async () => {
    page = openTotoPage({ userId: '11' });
    const coupon = aCoupon({ phase: 'closed', state: 'open', paid: null, hitColumns: null });
    page.answer('GET', '/web-api/toto/coupons', answered({ coupons: [coupon], next: null }));
    page.answer('GET', '/web-api/toto/draws/7', answered(aRunningDraw()));
    await open('coupons');
    await screen.findByText('Right so far: 2 of 3, open: 3');
    const events = aRunningDraw().events.map((one) => ({ ...one, outcome: 0, isPlayed: true }));
    page.answer('GET', '/web-api/toto/draws/7', answered(aRunningDraw({ events })));
    await act(() => page.timing.advanceAsync(20_000));
    expect(screen.getByText('Right: 6 of 6')).toBeTruthy();
  });

  it('keep a packet short, and ask for a draw that is over only once an entry is opened', async () => {
    page = openTotoPage({ userId: '11' });
    const entries = Array.from({ length: 5 }, (_, at) => [1, 1, 1, 1, 1, at + 1]);
    page.answer('GET', '/web-api/toto/coupons', answered({ coupons: [aCoupon({ entries })], next: null }));
    const asked = () => page.requests.some(({ path }) => path === '/web-api/toto/draws/7');
    await open('coupons');
    const [first] = await screen.findAllByText('1 1 1 1 1 1');
    expect(screen.getByText('2 more entries')).toBeTruthy();
    expect(asked()).toBe(false);
    const events = aRunningDraw().events.map((one) => ({ ...one, outcome: 1, isPlayed: true }));
    page.answer('GET', '/web-api/toto/draws/7', answered(aRunningDraw({ phase: 'settled', events })));
    await unfold(first);
    expect(asked()).toBe(true);
    expect(screen.getAllByText('Right: 0 of 6')).toHaveLength(3);
    expect(screen.getAllByText(/^Home \d – Away \d$/)).toHaveLength(6);
  });

  it('ask guests to sign in for their coupons', async () => {
    await show('coupons');
    expect(screen.getByText('Sign in to see your coupons')).toBeTruthy();
  });

  it('show what earlier draws paid, or that there is none', async () => {
    page = openTotoPage();
    const best = { hits: 6, winners: '2', amount: '2.68', column: '1.34' };
    page.answer(
      'GET',
      '/web-api/toto/draws',
      answered({ draws: [aDraw({ phase: 'settled', best })], next: null }),
    );
    await open('results');
    expect(await screen.findByText('6 right: €1.34 a column')).toBeTruthy();
  });

  it('open what is over at the day of the address, and say that none was then', async () => {
    page = openTotoPage();
    page.answer('GET', '/web-api/toto/draws', answered({ draws: [], next: null }));
    await open('results', '?day=2026-11-20');
    const fromMs = Date.UTC(2026, 10, 20);
    const asked = page.requests.filter(({ path }) => path === '/web-api/toto/draws').at(-1);
    expect(asked?.options.query).toMatchObject({ which: 'past', fromMs, toMs: fromMs + 86_400_000 });
    expect(await screen.findByText('No draw on this day')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Draws of a day'), { target: { value: '' } });
    expect(page.navigations.at(-1)?.href).toMatch(/\/toto\/results$/);
  });

  it('say the rules of every pool, in Russian', async () => {
    await show('rules', { language: 'ru' });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Как устроено тото',
      'Пятнашка',
      'Точный счёт',
      'Теннис',
      'Хоккей',
      'Ближайшие шесть',
    ]);
  });

  it('say that there is no draw', async () => {
    page = openTotoPage();
    page.answer('GET', '/web-api/toto/draws', answered({ draws: [], next: null }));
    await open('draws');
    expect(await screen.findByText('No draw is on sale now')).toBeTruthy();
  });
});
