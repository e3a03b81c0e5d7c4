import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { dialogs$ } from '@paddock/shared-utils';
import { answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { aGame, openCasinoPage, propsOf, settled, tiles } from './casino-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';
import { OFFER } from './promotion.fixture.ts';

const oak = { code: 'tall-oak', name: 'Tall Oak', count: 76, newCount: 2 };

let page: FakePage;
afterEach(() => page.remove());
const show = async (routeId: string, over = {}) => {
  const view = render(<FurtherPage {...propsOf(routeId, over)} />);
  await settled();
  return view;
};
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the search', () => {
  beforeEach(() => {
    page = openCasinoPage();
  });

  it('shows games and studios called so [S2-47]', async () => {
    page.answer('GET', '/web-api/casino/search', answered({ games: [aGame(4)], providers: [oak] }));
    await show('casino.search', { query: '?q=tal', path: '/casino-search' });
    expect(tiles()).toEqual(['Game 4']);
    expect(screen.getByRole('link', { name: /Tall Oak/ }).getAttribute('href')).toBe(
      '/en/providers/tall-oak',
    );
    expect(page.requests.find(({ path }) => path === '/web-api/casino/search')?.options.query).toMatchObject({
      search: 'tal',
    });
  });

  it('says that nothing is called so, and offers games before a letter', async () => {
    page.answer('GET', '/web-api/casino/search', answered({ games: [], providers: [] }));
    const { unmount } = await show('casino.search', { query: '?q=zzz' });
    expect(screen.getByText('Nothing is called “zzz”')).toBeTruthy();
    unmount();
    page.answer('GET', '/web-api/casino/games', answered({ games: [aGame(8)], total: 1, after: null }));
    await show('casino.search');
    expect(tiles()).toEqual(['Game 8']);
  });

  it('looks for what is typed a moment after the last letter', async () => {
    page.answer('GET', '/web-api/casino/games', answered({ games: [], total: 0, after: null }));
    await show('casino.search');
    jest.useFakeTimers();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'frost' } });
    expect(page.navigations).toEqual([]);
    jest.advanceTimersByTime(250);
    jest.useRealTimers();
    expect(page.navigations).toEqual([{ href: '/en/casino-search?q=frost', replace: false }]);
  });

  it('is led into by the key /', async () => {
    page.answer('GET', '/web-api/casino/games', answered({ games: [], total: 0, after: null }));
    await show('casino.search');
    fireEvent.keyDown(document.body, { key: '/' });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});

describe('providers', () => {
  beforeEach(() => {
    page = openCasinoPage();
  });

  it('stand with how many games they have, and are found by a few letters [S2-47]', async () => {
    const marel = { code: 'marel', name: 'Studio Marel', count: 1, newCount: 0 };
    page.answer('GET', '/web-api/casino/providers', answered({ providers: [marel, oak] }));
    await show('casino.providers');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Studio Marel1 game',
      'Tall Oak76 games2 new',
    ]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'OAK' } });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('have a page each with their games alone [S2-47]', async () => {
    page.answer('GET', '/web-api/casino/providers/tall-oak', answered(oak));
    page.answer('GET', '/web-api/casino/games', answered({ games: [aGame(3)], total: 1, after: null }));
    await show('casino.provider', { params: { provider: 'tall-oak' }, path: '/providers/tall-oak' });
    expect([title(), ...tiles()]).toEqual(['Tall Oak', 'Game 3']);
    expect(page.requests.find(({ path }) => path === '/web-api/casino/games')?.options.query).toMatchObject({
      provider: 'tall-oak',
    });
  });

  it('are not found where nobody is called so', async () => {
    page.answer('GET', '/web-api/casino/providers/nobody', refusal('PROVIDER_UNKNOWN', 404));
    page.answer('GET', '/web-api/casino/games', answered({ games: [], total: 0, after: null }));
    await show('casino.provider', { params: { provider: 'nobody' }, path: '/providers/nobody' });
    expect(screen.getByText('There is no such studio here')).toBeTruthy();
  });
});

describe('the player’s own casino', () => {
  it('has what was played, the last first, and the favourites [S2-46]', async () => {
    page = openCasinoPage({ userId: '7' });
    page.answer(
      'GET',
      '/web-api/user/played-games',
      answered({ games: [{ game: aGame(5), playedAtMs: 1 }] }),
    );
    page.answer('GET', '/web-api/user/favourite-games', answered({ ids: ['6'], games: [aGame(6)] }));
    await show('casino.my-casino', { path: '/my-casino' });
    expect([title(), ...tiles()]).toEqual(['My casino', 'Game 5', 'Game 6']);
  });

  it('has the favourites alone on a page of their own [S2-46]', async () => {
    page = openCasinoPage({ userId: '7' });
    await show('casino.favorites', { path: '/my-casino/favorites' });
    expect(title()).toBe('Favourites');
    expect(screen.getByText('No favourites yet')).toBeTruthy();
  });

  it('is explained to guests', async () => {
    page = openCasinoPage();
    await show('casino.favorites', { path: '/my-casino/favorites' });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(dialogs$.snapshot()).toMatchObject({ dialog: { widget: 'welcome/login' } });
  });
});

it('thanks who comes back from a step, and leads on [S2-49]', async () => {
  page = openCasinoPage({ userId: '7' });
  await show('casino.thank-you', { path: '/thank-you' });
  expect([title(), screen.getByRole('link', { name: 'To the casino' }).getAttribute('href')]).toEqual([
    'Thank you',
    '/en/casino',
  ]);
});

it('shows one of our games to who comes from an advertisement, with its return and both ways in [S2-50]', async () => {
  page = openCasinoPage();
  const dice = {
    ...aGame(2, { address: '/games/dice', name: { en: 'Dice' } }),
    company: oak,
    ownCode: 'dice',
    sections: ['fast-games'],
  };
  const known = {
    subcategories: [],
    features: ['provably-fair'],
    devices: ['desktop'],
    currencies: [],
    releaseDay: null,
    rtpLeastMillionths: 950_000,
    refusal: null,
  };
  page.answer('GET', '/web-api/casino/own-games/dice', answered({ ...dice, ...known }));
  page.answer('GET', '/web-api/casino/games/2/like', answered({ games: [] }));
  await show('casino.landing', { params: { landing: 'dice' }, path: '/games-landing/dice' });
  expect(title()).toBe('Dice');
  expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/en/games/dice');
  expect(screen.getByRole('link', { name: 'Demo' }).getAttribute('href')).toBe('/en/games/dice?mode=demo');
  expect(screen.getByText('Provably fair')).toBeTruthy();
  expect(screen.getByText('95.00–96.45%')).toBeTruthy();
});

it('tells what a first deposit brings who comes for the slots [S2-50]', async () => {
  page = openCasinoPage();
  page.answer('GET', '/web-api/bonuses/offer', answered({ offer: OFFER }));
  page.answer('GET', '/web-api/casino/games', answered({ games: [], total: 0, after: null }));
  await show('casino.first-deposit', { path: '/casino/slot-first-deposit' });
  expect(screen.getByText('100% of the deposit, up to €100.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/en/registration');
});
