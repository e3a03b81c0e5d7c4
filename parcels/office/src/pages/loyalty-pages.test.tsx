import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { CashbackView, LevelView, PointsView, ShopView } from '@paddock/contract/schemas';
import { answered, installFakePage, refusal, type FakePage } from '@paddock/shared-utils/testing';

import de from '../../locales/de.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import { RewardsPage } from './rewards-page.tsx';
import { VipCashbackPage } from './vip-cashback-page.tsx';

const POINTS: PointsView = {
  isRunning: true,
  balance: 120,
  expiring: { points: 20, atMs: Date.UTC(2026, 11, 24) },
  earning: [{ product: 'sportsbook', pointsPerUnitMilli: 1_000, leastOddsMilli: 1_300, edge: 500 }],
  currency: 'EUR',
  expiryDays: 180,
};
const level = (code: string, name: string, threshold: number) => ({
  code,
  name: { en: name, ru: name },
  threshold,
});
const LEVEL: LevelView = {
  standing: {
    code: 'copper',
    earned: 40,
    keptUntilMs: null,
    levels: [level('copper', 'Copper', 0), level('bronze', 'Bronze', 100)],
    windowDays: 30,
    keepDays: 30,
  },
};
const SHOP: ShopView = {
  currency: 'EUR',
  isPaused: false,
  offers: [
    {
      id: '5',
      name: { en: 'Small', ru: 'Мало' },
      points: 50,
      gives: '0.50',
      left: 3,
      leftForPlayer: 1,
      toMs: null,
    },
    {
      id: '6',
      name: { en: 'Large', ru: 'Много' },
      points: 500,
      gives: '5.00',
      left: 0,
      leftForPlayer: null,
      toMs: null,
    },
  ],
  bought: [],
};
const period = { firstDay: 20_000, fromMs: 0, toMs: 1, claimUntilMs: 2, level: 'copper' };
const CASHBACK: CashbackView = {
  code: 'vip',
  currency: 'EUR',
  products: ['games'],
  isOptedIn: true,
  isPaused: false,
  current: { ...period, lost: '150.00', edge: '12.50', owed: '6.25' },
  open: [{ ...period, firstDay: 19_993, lost: '300.00', edge: '15.00', owed: '7.50' }],
  paid: [],
  levels: [{ code: 'copper', name: { en: 'Copper', ru: 'Медь' }, rate: 100 }],
  edgeShare: 3_000,
  least: '0.01',
  most: '500.00',
  claimDays: 7,
};
const VIP = '/web-api/loyalty/cashback/vip';

describe('the pages of loyalty', () => {
  let page: FakePage;
  const open = (language = 'en') => {
    page = installFakePage({ dictionaries: { office: { de, en, ru } }, userId: '7', language });
    page.answer('GET', '/web-api/loyalty/points', answered(POINTS));
    page.answer('GET', '/web-api/loyalty/level', answered(LEVEL));
    page.answer('GET', '/web-api/loyalty/shop', answered(SHOP));
    page.answer('GET', '/web-api/loyalty/points/lines', answered({ lines: [], before: null }));
    page.answer('GET', VIP, answered(CASHBACK));
  };
  const show = async (element: React.ReactElement) => {
    render(element);
    await act(() => Promise.resolve());
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => Promise.resolve());
  };
  const sent = () => page.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('list what was bought, what it brought and how it stands', async () => {
    open();
    const bought = { id: '9', name: { en: 'Small', ru: 'Мало' }, points: 50, paid: '0.50', currency: 'EUR' };
    page.answer('GET', '/web-api/loyalty/shop', answered({ ...SHOP, bought: [{ ...bought, atMs: 0 }] }));
    await show(<RewardsPage />);
    const list = screen.getByTestId('purchases').textContent;
    for (const word of ['Small', '−50', '€0.50', 'Paid to your account']) expect(list).toContain(word);
  });

  it('say by its title which promotion points buy, in the language of the page, and lead to it', async () => {
    open('ru');
    const treat = { promotion: 'treat', title: { en: 'A treat', ru: 'Угощение' } };
    const [small] = SHOP.offers;
    const offers = small === undefined ? [] : [{ ...small, gives: treat }];
    const bought = { id: '9', name: { en: 'Small' }, points: 50, paid: treat, currency: 'EUR', atMs: 0 };
    page.answer('GET', '/web-api/loyalty/shop', answered({ ...SHOP, offers, bought: [bought] }));
    await show(<RewardsPage />);
    for (const part of ['shop', 'purchases']) {
      const link = within(screen.getByTestId(part)).getByRole('link', { name: 'Угощение' });
      expect(link.getAttribute('href')).toMatch(/\/promotions\/treat$/);
    }
    expect(screen.getByTestId('shop').textContent).toContain(ru.shop.promotionText);
    expect(screen.getByTestId('purchases').textContent).toContain(ru.shop.bought.state.given);
    page.answer('POST', '/web-api/loyalty/shop/5/buy', refusal('PROMOTION_TAKEN'));
    await press('Купить за 50');
    expect(screen.getByText(/^Эту акцию уже/)).toBeTruthy();
  });

  it('show points, what goes next, the way to the next level, and what can be bought', async () => {
    open();
    await show(<RewardsPage />);
    expect(screen.getByTestId('points').textContent).toContain('120');
    expect(screen.getByText(/^20 points end on/)).toBeTruthy();
    expect(screen.getByText(/^These earn no points: .*Pools, Lotteries\.$/)).toBeTruthy();
    expect(screen.getByTestId('level').textContent).toContain('60 points to Bronze');
    page.answer('POST', '/web-api/loyalty/shop/5/buy', refusal('REWARD_OVER'));
    await press('Buy for 50 points');
    expect(sent()).toEqual([{ points: 50 }]);
    expect(screen.getByText('This offer is over or sold out.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sold out' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('name levels and offers in the language of the page, else in English', async () => {
    open('de');
    const [copper] = LEVEL.standing?.levels ?? [];
    const silver = {
      code: 'silver',
      name: { en: 'Silver', ru: 'Серебро', de: 'Silberstufe' },
      threshold: 90,
    };
    const levels = [...(copper === undefined ? [] : [copper]), silver];
    page.answer(
      'GET',
      '/web-api/loyalty/level',
      answered({ standing: LEVEL.standing && { ...LEVEL.standing, levels } }),
    );
    const offers = SHOP.offers.map((offer) => ({ ...offer, name: { ...offer.name, de: 'Klein' } }));
    page.answer('GET', '/web-api/loyalty/shop', answered({ ...SHOP, offers: offers.slice(0, 1) }));
    await show(<RewardsPage />);
    const level = screen.getByTestId('level').textContent;
    expect(level).toContain('Copper');
    expect(level).toContain('50 Punkte bis Silberstufe');
    expect(screen.getByRole('heading', { name: 'Klein' })).toBeTruthy();
  });

  it('come at once, when what can be bought is known: nothing is pushed down by it', async () => {
    open();
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answered<ShopView>>>();
    page.answer('GET', '/web-api/loyalty/shop', () => promise);
    await show(<RewardsPage />);
    expect(screen.queryByTestId('points')).toBeNull();
    await act(async () => {
      resolve(answered(SHOP));
      await promise;
    });
    for (const part of ['points', 'shop', 'purchases']) expect(screen.getByTestId(part)).toBeTruthy();
    page.answer('GET', '/web-api/loyalty/shop', refusal('INTERNAL'));
    cleanup();
    await show(<RewardsPage />);
    expect(screen.getByTestId('points')).toBeTruthy();
  });

  it('follow the news', async () => {
    open('ru');
    await show(<RewardsPage />);
    page.answer('GET', '/web-api/loyalty/points', answered({ ...POINTS, balance: 131 }));
    await act(() => {
      page.sendNews({ kind: 'loyalty:points', id: '7' });
      return Promise.resolve();
    });
    expect(screen.getByTestId('points').textContent).toContain('131');
  });

  it('say that no points are given', async () => {
    open();
    page.answer('GET', '/web-api/loyalty/points', answered({ ...POINTS, isRunning: false, balance: 0 }));
    await show(<RewardsPage />);
    expect(screen.getByText('No points are given now')).toBeTruthy();
  });

  it('let a cashback be taken, and left [S2-23]', async () => {
    open();
    await show(<VipCashbackPage />);
    expect(screen.getByTestId('cashback-current').textContent).toContain('€6.25');
    page.answer('POST', `${VIP}/claim`, refusal('PLAY_PAUSED'));
    await press('Take €7.50');
    page.answer('POST', `${VIP}/choice`, answered({ ...CASHBACK, isOptedIn: false }));
    await press('Leave');
    expect(sent()).toEqual([{ firstDay: 19_993 }, { isOptedIn: false }]);
  });

  it('say that there is no such cashback', async () => {
    open();
    page.answer('GET', VIP, refusal('CASHBACK_UNKNOWN'));
    await show(<VipCashbackPage />);
    expect(screen.getByText('There is no such cashback now')).toBeTruthy();
  });
});
