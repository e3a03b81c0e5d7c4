import { act, fireEvent, render, screen } from '@testing-library/react';
import { dialogs$, notifications$ } from '@paddock/shared-utils';
import { answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { aGame, NO_FACETS, openCasinoPage, propsOf, settled, tiles } from './casino-page.fixture.ts';
import { CataloguePage } from './catalogue-page.tsx';

const GAMES = '/web-api/casino/games';
const LOBBY = '/web-api/casino/lobby';
const STARS = '/web-api/user/favourite-games';

let page: FakePage;
afterEach(() => page.remove());
const show = async (routeId: string, over = {}) => {
  const view = render(<CataloguePage {...propsOf(routeId, over)} />);
  await settled();
  return view;
};
const asked = () => page.requests.filter(({ path }) => path === GAMES).map(({ options }) => options.query);

describe('the lobby', () => {
  beforeEach(() => {
    page = openCasinoPage();
  });

  it('shows its rows with what each leads to [S2-46]', async () => {
    const originals = {
      row: 'originals',
      section: null,
      count: 21,
      games: [aGame(2, { address: '/games/dice' })],
    };
    const slots = { row: 'section', section: 'slots', count: 1806, games: [aGame(3), aGame(4)] };
    page.answer('GET', LOBBY, answered({ rows: [originals, slots], total: 1827 }));
    await show('casino.lobby');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Casino');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Paddock Originals',
      'Slots',
    ]);
    expect(screen.getByRole('link', { name: 'Slots' }).getAttribute('href')).toBe('/en/slots');
    // One of our own is called what its page calls it, in the visitor's language.
    expect(tiles()).toEqual(['Even Odds', 'Game 3', 'Game 4']);
  });

  it('waits with sixteen tiles, and says when it cannot be read [S2-68]', async () => {
    page.answer('GET', LOBBY, refusal('INTERNAL'));
    const { container } = render(<CataloguePage {...propsOf('casino.lobby')} />);
    expect(container.querySelectorAll('[data-skeleton-tile]')).toHaveLength(16);
    await settled();
    expect(screen.getByText('The games could not be loaded')).toBeTruthy();
    page.answer('GET', LOBBY, answered({ rows: [], total: 0 }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByText('No games here')).toBeTruthy();
  });

  it('becomes a list by a chip, whose choice stands in the address', async () => {
    page.answer('GET', GAMES, answered({ games: [aGame(9)], total: 1, after: null }));
    await show('casino.lobby', { query: '?show=jackpot&provider=tall-oak' });
    expect(asked()).toEqual([
      { tag: 'jackpot', provider: 'tall-oak', device: 'desktop', lng: 'en', limit: '120' },
    ]);
    expect(screen.getByRole('link', { name: 'High RTP' }).getAttribute('href')).toBe(
      '/en/casino?show=rtp&provider=tall-oak',
    );
  });
});

describe('a list', () => {
  beforeEach(() => {
    page = openCasinoPage();
    page.answer('GET', GAMES, answered({ games: [aGame(1), aGame(2)], total: 3, after: 'x' }));
  });

  it.each([
    ['casino.bingo', 'Bingo', { section: 'bingo' }],
    ['casino.brand', 'Exclusive games', { section: 'brand' }],
    ['casino.fishing', 'Fishing and hunting', { section: 'fishinghunting' }],
    ['casino.scratchcards', 'Scratch cards', { section: 'scratchcards' }],
    ['casino.keno', 'Keno', { section: 'keno' }],
    ['casino.tvgames', 'TV games', { section: 'tvgames' }],
    ['casino.virtualsports', 'Virtual sports', { section: 'virtualsports' }],
    ['casino.fast-games', 'Fast games', { section: 'fast-games' }],
    ['casino.fast-bet', 'Fast bet', { section: 'fast-bet' }],
    ['casino.vulkan', 'Classic slots', { section: 'vulkan' }],
    ['casino.asian-games', 'Asian games', { section: 'asian-games' }],
    ['casino.card-games', 'Card games', { section: 'card-games' }],
    ['casino.crash-games', 'Crash games', { section: 'crash-games' }],
    ['casino.skill-games', 'Skill games', { section: 'skill-games' }],
    ['casino.other-games', 'Paddock Originals', { tag: 'original' }],
  ])(
    'lists the games of its section: %s, called %s, asks for %j [S2-40] [S2-42] [S2-45] [S2-49]',
    async (routeId, title, of) => {
      await show(routeId);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(asked()).toEqual([{ ...of, device: 'desktop', lng: 'en', limit: '120' }]);
      expect(tiles()).toEqual(['Game 1', 'Game 2']);
    },
  );

  it.each([
    ['casino.slots', '/slots', 'slots', 'megaways', 'Slots: Megaways'],
    ['casino.tables', '/casino', 'casino', 'game-shows', 'Live casino: Game shows'],
    ['casino.poker', '/poker', 'poker', 'hold-em', 'Poker: Hold em'],
  ])(
    'lists a sub-category at its own address: %s below %s [S2-42]',
    async (routeId, path, section, subcategory, title) => {
      page.answer(
        'GET',
        '/web-api/casino/facets',
        answered({ ...NO_FACETS, subcategories: [{ code: 'new-kind', count: 4 }] }),
      );
      await show(routeId, { params: { subcategory }, path: `${path}/${subcategory}` });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(asked()[0]).toMatchObject({ section, subcategory });
      expect(screen.getByRole('link', { name: 'New kind' }).getAttribute('href')).toBe(`/en${path}/new-kind`);
    },
  );

  it('goes on by a press, and says where it ends', async () => {
    await show('casino.slots');
    expect(screen.getByText('3 games')).toBeTruthy();
    const rest = Array.from({ length: 30 }, (_, at) => aGame(at + 3));
    page.answer('GET', GAMES, answered({ games: rest, total: 32, after: null }));
    fireEvent.click(screen.getByRole('button', { name: 'Show more games' }));
    await settled();
    expect(asked()[1]).toMatchObject({ after: 'x' });
    expect(tiles()).toHaveLength(32);
    expect(screen.getByText('That is all of them')).toBeTruthy();
  });

  it('is sorted as the player says, in the address', async () => {
    await show('casino.slots', { path: '/slots' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'rtp' } });
    expect(page.navigations).toEqual([{ href: '/en/slots?sort=rtp', replace: true }]);
  });

  it('asks for what a phone plays, in the currency in use', async () => {
    page.remove();
    page = openCasinoPage({ userId: '7' }, true);
    page.answer('GET', GAMES, answered({ games: [aGame(1)], total: 1, after: null }));
    await show('casino.keno');
    expect(asked().at(-1)).toMatchObject({ device: 'mobile' });
  });

  it('is told in Russian', async () => {
    page.remove();
    page = openCasinoPage({ language: 'ru' });
    page.answer('GET', GAMES, answered({ games: [aGame(1)], total: 1, after: null }));
    await show('casino.keno', { language: 'ru' });
    expect(screen.getByText('1 игра')).toBeTruthy();
    expect(tiles()).toEqual(['Игра 1']);
  });
});

describe('a tile', () => {
  beforeEach(() => {
    page = openCasinoPage({ userId: '7' });
    page.answer(
      'GET',
      GAMES,
      answered({
        games: [aGame(1), aGame(2, { hasDemo: false, rtpMillionths: null })],
        total: 2,
        after: null,
      }),
    );
  });

  it('leads to its game and its demo, and says what it returns', async () => {
    await show('casino.slots');
    expect(screen.getByRole('link', { name: 'Game 1' }).getAttribute('href')).toBe('/en/slots/game/1/game-1');
    expect(screen.getByRole('link', { name: 'Game 1, demo' }).getAttribute('href')).toBe(
      '/en/slots/game/1/game-1?mode=demo',
    );
    expect(screen.queryByRole('link', { name: 'Game 2, demo' })).toBeNull();
    expect(
      screen
        .getAllByText(/RTP/)
        .filter(({ tagName }) => tagName === 'SPAN')
        .map(({ textContent }) => textContent),
    ).toEqual(['RTP 96.45%']);
  });

  it('keeps its game by the star, which shows at once and says why where it cannot [S2-46]', async () => {
    await show('casino.slots');
    const star = () => screen.getByRole('button', { name: 'Game 1, favourite' });
    page.answer('POST', STARS, answered({ ids: ['1'], games: [aGame(1)] }));
    page.answer('GET', STARS, answered({ ids: ['1'], games: [aGame(1)] }));
    fireEvent.click(star());
    expect(star().getAttribute('aria-pressed')).toBe('true');
    await settled();
    expect(page.requests.find(({ method }) => method === 'POST')?.body).toEqual({ gameId: '1' });
    page.answer('DELETE', `${STARS}/1`, refusal('TOO_MANY_REQUESTS'));
    fireEvent.click(star());
    expect(star().getAttribute('aria-pressed')).toBe('false');
    await settled();
    expect(star().getAttribute('aria-pressed')).toBe('true');
    expect(notifications$.snapshot().notifications).toHaveLength(1);
  });

  it('asks a guest to sign in before it keeps anything', async () => {
    page.remove();
    page = openCasinoPage();
    page.answer('GET', GAMES, answered({ games: [aGame(1)], total: 1, after: null }));
    await show('casino.slots');
    fireEvent.click(screen.getByRole('button', { name: 'Game 1, favourite' }));
    expect(dialogs$.snapshot()).toMatchObject({ dialog: { widget: 'welcome/login' } });
    expect(page.requests.some(({ path }) => path === STARS)).toBe(false);
  });

  it('hands the focus on by the arrows of the keyboard', async () => {
    await show('casino.slots');
    const link = (name: string) => screen.getByRole('link', { name });
    act(() => link('Game 1').focus());
    fireEvent.keyDown(link('Game 1'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(link('Game 2'));
    fireEvent.keyDown(link('Game 2'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(link('Game 1'));
  });

  it('shows the scene drawn for it where the company’s picture does not come', async () => {
    page.answer(
      'GET',
      GAMES,
      answered({ games: [aGame(1, { pictureUrl: 'https://studio.example/1.png' })], total: 1, after: null }),
    );
    const { container } = await show('casino.slots');
    const picture = () => container.querySelector('[data-game] img');
    expect(picture()?.getAttribute('src')).toBe('https://studio.example/1.png');
    fireEvent.error(picture() as Element);
    expect(picture()?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
  });
});
