import { act, fireEvent, render, screen } from '@testing-library/react';
import { answered, type FakePage } from '@paddock/shared-utils/testing';

import { aCoupon, aDraw, openTotoPage, propsOf } from '../parts/toto.fixture.ts';
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

  it('list draws with their jackpot, and lead to each', async () => {
    await show(undefined);
    const link = await screen.findByRole('link', { name: 'Next Six' });
    expect(link.getAttribute('href')).toBe('/en/toto/draws/7');
    expect(screen.getByText('€1,200.00')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Draws', current: 'page' })).toBeTruthy();
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
