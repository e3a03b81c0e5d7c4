import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { SearchHit } from '@paddock/contract/schemas';
import { settings$, toggleFavourite } from '@paddock/shared-utils';
import { aMatchedRoute, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { recent } from '../model/recent.ts';
import { aMatch, linksTo, openBettingPage, settled } from '../pages/betting-page.fixture.ts';
import { MenuWidget } from './menu-widget.tsx';

const league = (nr: number, live: number) => ({
  id: String(nr),
  slug: `league-${nr}`,
  name: { en: `League ${nr}` },
  regionCode: 'GB',
  live,
  line: 1,
});

describe('the menu of sports', () => {
  let page: FakePage;
  const at = (path: string) => act(() => page.showRoute(aMatchedRoute({ path })));
  const show = (path: string, language = 'en') => {
    page = openBettingPage({ language });
    page.setCatalogue({
      sports: [
        {
          slug: 'football',
          name: { en: 'Football', ru: 'Футбол' },
          live: 8,
          line: 40,
          championships: [league(30, 0), ...[1, 2, 3, 4, 5, 6, 7].map((nr) => league(nr, 1))],
        },
        { slug: 'tennis', name: { en: 'Tennis', ru: 'Теннис' }, live: 2, line: 9, championships: [] },
      ],
    } as never);
    page.showRoute(aMatchedRoute({ path }));
    render(<MenuWidget />);
  };
  const SEARCH = '/web-api/sportsbook/search';
  const finds = (...hits: readonly SearchHit[]) => page.answer('GET', SEARCH, answered({ hits }));
  const asked = () =>
    page.requests.filter(({ path }) => path === SEARCH).map(({ options }) => options.query?.['search']);
  const type = async (text: string) => {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await act(() => jest.advanceTimersByTimeAsync(300));
    await settled();
  };
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    page.remove();
    jest.useRealTimers();
  });

  it('counts and links for the section one is in, live unless one looks at the line', () => {
    show('/');
    expect(linksTo(/Football/)).toEqual(['/en/live/football']);
    expect(screen.getByRole('link', { name: /Football/ }).textContent).toBe('Football8 live 40 to come');
    at('/line');
    expect(linksTo(/Football/)).toEqual(['/en/line/football']);
    expect(screen.getByRole('link', { name: /Football/ }).textContent).toBe('Football8 live 40 to come');
  });

  it('leads to the results, and says when one is there', () => {
    show('/results/live');
    expect(linksTo(/^Results/)).toEqual(['/en/results']);
    expect(screen.getByRole('link', { name: 'Results' }).getAttribute('aria-current')).toBe('page');
  });

  it('leads to promotions, and says when one is there', () => {
    show('/promotions/warm-up');
    expect(linksTo(/^Promotions/)).toEqual(['/en/promotions']);
    expect(screen.getByRole('link', { name: 'Promotions' }).getAttribute('aria-current')).toBe('page');
    act(() => page.setSite({ closedParcels: ['casino'] }));
    expect(linksTo(/^Promotions/)).toEqual([]);
  });

  it('leads to pools and lotteries, which the bar of phones has no room for', () => {
    show('/lotto/keno/keno');
    expect(linksTo(/^Pools/)).toEqual(['/en/toto']);
    expect(linksTo(/^Lotteries/)).toEqual(['/en/lotto']);
    expect(screen.getByRole('link', { name: 'Lotteries' }).getAttribute('aria-current')).toBe('page');
    act(() => page.setSite({ closedParcels: ['lotto'] }));
    expect(linksTo(/^Lotteries/)).toEqual([]);
    expect(linksTo(/^Pools/)).toEqual(['/en/toto']);
  });

  it('opens the sport one is in: six championships with matches, the others on demand', () => {
    show('/live/football');
    expect(screen.getByRole('link', { name: /Football/ }).getAttribute('aria-current')).toBe('page');
    const leagues = () =>
      screen.getAllByRole('link', { name: /League/ }).map(({ textContent }) => textContent);
    expect(leagues()).toEqual([1, 2, 3, 4, 5, 6].map((nr) => `League ${nr}1 live 1 to come`));
    const more = screen.getByRole('button', { name: 'All 7 championships' });
    expect(more.ariaExpanded).toBe('false');
    fireEvent.click(more);
    expect(leagues()).toHaveLength(7);
    expect(screen.getByRole('button', { name: 'Show fewer' }).ariaExpanded).toBe('true');
    at('/live/football/2-league-2');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('League 21 live 1 to come');
    at('/live/tennis');
    expect(screen.queryByRole('button', { name: /championship/ })).toBeNull();
  });

  it('folds, and unfolds again', () => {
    show('/live');
    fireEvent.click(screen.getByRole('button', { name: 'Fold the menu' }));
    expect(settings$.snapshot().settings.leftSectionOpen).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Whole menu' }));
    expect(settings$.snapshot().settings.leftSectionOpen).toBe(true);
  });

  it('says the number of championships as Russians do', () => {
    show('/live/football', 'ru');
    expect(screen.getByRole('button', { name: 'Все 7 чемпионатов' })).toBeTruthy();
  });

  it('counts the favourites, and shows no naught', () => {
    show('/live/favourites');
    const favouritesLink = () => screen.getByRole('link', { name: /^Favourites/ });
    expect([favouritesLink().textContent, favouritesLink().getAttribute('aria-current')]).toEqual([
      'Favourites',
      'page',
    ]);
    act(() => void toggleFavourite({ kind: 'event', key: '41' }));
    expect(favouritesLink().textContent).toBe('Favourites1');
  });

  it('has the starred sports and championships first, each with its star', () => {
    show('/live/football');
    const first = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.textContent;
    expect(first(/^(Football|Tennis)/)).toMatch(/^Football/);
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Tennis' }));
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: League 5' }));
    expect([first(/^(Football|Tennis)/), first(/^League/)]).toEqual([
      'Tennis2 live 9 to come',
      'League 51 live 1 to come',
    ]);
  });

  it('opens to what is followed, and keeps it open', async () => {
    show('/live');
    page.answer(
      'POST',
      '/web-api/sportsbook/followed',
      answered({
        names: [
          { kind: 'sport', key: 'tennis', sport: 'tennis', name: { en: 'Tennis' }, live: 1, line: 1 },
          { ...league(4, 2), kind: 'championship', key: '4', sport: 'football' },
        ],
        ...{ events: [], total: 0, types: [] },
      }),
    );
    act(() => void toggleFavourite({ kind: 'championship', key: '4' }));
    fireEvent.click(screen.getByRole('button', { name: 'Open: Favourites' }));
    await settled();
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(linksTo(/^League 4/)).toEqual(['/en/champs/4-league-4']);
    cleanup();
    render(<MenuWidget />);
    fireEvent.click(screen.getByRole('button', { name: 'Close: Favourites' }));
    expect(linksTo(/^League 4/)).toEqual([]);
  });

  it('shows what was looked at before a letter is typed, until it is cleared', async () => {
    show('/live');
    recent().note({ path: '/team/football-mill', sport: 'football', names: [{ en: 'Mill' }] });
    fireEvent.focus(screen.getByRole('searchbox'));
    await act(() => jest.advanceTimersByTimeAsync(10));
    await settled();
    expect(linksTo(/^Mill$/)).toEqual(['/en/team/football-mill']);
    // Over the list, and as the part of the menu.
    expect(screen.getAllByText('Viewed lately')).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(linksTo(/^Mill$/)).toEqual([]);
    expect(screen.getByRole('link', { name: /Football/ })).toBeTruthy();
  });

  it('searches once typing rests, and puts what is found in its place, kind by kind', async () => {
    show('/live');
    const named = { sport: 'football', name: { en: 'Harbour' }, live: 0, line: 3 };
    const silk = aMatch(1).home.silk;
    finds(
      { kind: 'team', ...named, key: 'football-harbour', silk },
      { kind: 'player', ...named, id: '7', team: { key: 'football-mill', name: { en: 'Mill' } } },
      { kind: 'event', event: aMatch(1) },
      { kind: 'event', event: aMatch(2) },
    );
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ha' } });
    await type('harb');
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(asked()).toEqual(['harb']);
    expect(screen.queryByRole('link', { name: /^Football/ })).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'TeamsHarbourFootball3',
      'PlayersHarbourMill3',
      'MatchesHarbour City – Mill RoversLeague 1Live',
      'Harbour City – Mill RoversLeague 2Live',
    ]);
    const [found] = screen.getAllByRole('link', { name: /^Harbour City – Mill Rovers/ });
    found?.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(found as HTMLElement);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.getByRole('link', { name: /Football/ })).toBeTruthy();
  });

  it('does not search for one letter, says what it does, and when nothing is found', async () => {
    show('/live');
    finds();
    await type('h');
    expect(asked()).toEqual([]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'hx' } });
    expect(screen.getByText('Searching…')).toBeTruthy();
    await type('hx');
    expect(screen.getByText(/Nothing found/)).toBeTruthy();
  });

  it('says why a search failed', async () => {
    show('/live');
    page.answer('GET', SEARCH, refusal('TOO_MANY_REQUESTS'));
    await type('rovers');
    expect(screen.queryByText(/Nothing found/)).toBeNull();
    expect(document.querySelector('.note')?.textContent).toMatch(/\w{3,}/);
  });

  it('ends a search with Escape', async () => {
    show('/live');
    finds();
    await type('rovers');
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(screen.getByRole('link', { name: /Football/ })).toBeTruthy();
  });
});
