import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { EventDetail } from '@paddock/contract/schemas';
import { settings$ } from '@paddock/shared-utils';
import { aMatchedRoute, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { favourites } from '../model/favourites.ts';
import {
  aMatch,
  askedLists,
  linksTo,
  listEvents,
  openBettingPage,
  settled,
} from '../pages/betting-page.fixture.ts';
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
  /** What each section finds; null fails. */
  const answerBySection = (live: readonly EventDetail[] | null, line: readonly EventDetail[]) =>
    page.answer('GET', '/web-api/sportsbook/events', ({ options }) => {
      const events = options.query?.['section'] === 'live' ? live : line;
      return events === null ? refusal('INTERNAL') : answered({ events, total: events.length, types: [] });
    });
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
    expect(screen.getByRole('link', { name: /Football/ }).textContent).toBe('Football8');
    at('/line');
    expect(linksTo(/Football/)).toEqual(['/en/line/football']);
    expect(screen.getByRole('link', { name: /Football/ }).textContent).toBe('Football40');
  });

  it('leads to the results, and says when one is there', () => {
    show('/results/live');
    expect(linksTo(/^Results/)).toEqual(['/en/results']);
    expect(screen.getByRole('link', { name: 'Results' }).getAttribute('aria-current')).toBe('page');
  });

  it('opens the sport one is in: six championships with matches, the others on demand', () => {
    show('/live/football');
    expect(screen.getByRole('link', { name: /Football/ }).getAttribute('aria-current')).toBe('page');
    const leagues = () =>
      screen.getAllByRole('link', { name: /League/ }).map(({ textContent }) => textContent);
    expect(leagues()).toEqual([1, 2, 3, 4, 5, 6].map((nr) => `League ${nr}1`));
    const more = screen.getByRole('button', { name: 'All 7 championships' });
    expect(more.ariaExpanded).toBe('false');
    fireEvent.click(more);
    expect(leagues()).toHaveLength(7);
    expect(screen.getByRole('button', { name: 'Show fewer' }).ariaExpanded).toBe('true');
    at('/live/football/2-league-2');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('League 21');
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
    act(() => favourites().toggle('41'));
    expect(favouritesLink().textContent).toBe('Favourites1');
    act(() => favourites().toggle('41'));
  });

  it('searches live and line once typing rests, and puts what is found in its place', async () => {
    show('/live');
    answerBySection([aMatch(1)], [aMatch(2)]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ha' } });
    await type('harb');
    expect(askedLists(page)).toMatchObject([
      { section: 'live', search: 'harb' },
      { section: 'line', search: 'harb' },
    ]);
    expect(screen.queryByRole('link', { name: /Football/ })).toBeNull();
    const found = screen.getAllByRole('link', { name: /^Harbour City – Mill Rovers/ });
    expect(found.map(({ textContent }) => textContent.slice(-8))).toEqual(['League 1', 'League 2']);
    found[0]?.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(found[0] as HTMLElement);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
    expect(screen.getByRole('link', { name: /Football/ })).toBeTruthy();
  });

  it('does not search for one letter, says what it does, and when nothing is found', async () => {
    show('/live');
    listEvents(page, []);
    await type('h');
    expect(askedLists(page)).toEqual([]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'hx' } });
    expect(screen.getByText('Searching…')).toBeTruthy();
    await type('hx');
    expect(screen.getByText(/Nothing found/)).toBeTruthy();
  });

  it('says why a search failed, and shows half an answer', async () => {
    show('/live');
    page.answer('GET', '/web-api/sportsbook/events', refusal('TOO_MANY_REQUESTS'));
    await type('rovers');
    expect(screen.queryByText(/Nothing found/)).toBeNull();
    expect(document.querySelector('.note')?.textContent).toMatch(/\w{3,}/);
    answerBySection(null, [aMatch(1)]);
    await type('mill');
    expect(screen.getByRole('link', { name: /Mill Rovers/ })).toBeTruthy();
  });
});
