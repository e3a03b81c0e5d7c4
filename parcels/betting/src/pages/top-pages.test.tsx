import { act, cleanup, render, screen } from '@testing-library/react';
import { toggleFavourite } from '@paddock/shared-utils';
import { answered, anEvent, TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

import {
  aMatch,
  askedLists,
  listed,
  listEvents,
  openBettingPage,
  pageAt,
  settled,
} from './betting-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';

const at = (routeId: string, path: string, params = {}) => ({ ...pageAt(path, params), routeId });

describe('pages of the sports sections by their type [S2-07]', () => {
  let page: FakePage;
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('top events are those of the first championships, on and to come, of all sports or of one', async () => {
    page = openBettingPage();
    listEvents(page, [aMatch(1)]);
    render(<FurtherPage {...at('betting.top-events', '/top-events/tennis', { sport: 'tennis' })} />);
    await settled();
    expect(askedLists(page)).toEqual([
      expect.objectContaining({ section: 'live', sport: 'tennis', time: 'recommended' }),
      expect.objectContaining({ section: 'line', sport: 'tennis', time: 'recommended' }),
    ]);
    expect(listed()).toEqual(['41', '41']);
  });

  it('bets on yours are matches with an open bet and starred ones, and no others', async () => {
    page = openBettingPage({ userId: '7' });
    listEvents(page, [aMatch(1), aMatch(2), aMatch(3)]);
    page.answer(
      'GET',
      '/web-api/sportsbook/bets',
      answered({ bets: [{ legs: [{ eventId: '43' }] }], nextCursor: null }),
    );
    const stars = '/web-api/user/favourites';
    page.answer('GET', stars, answered({ items: [{ kind: 'event', key: '42', keptAtMs: 1 }] }));
    page.answer('DELETE', stars, answered({ items: [] }));
    render(<FurtherPage {...at('betting.bets-on-yours', '/betsonyour')} />);
    await settled();
    expect(new Set(listed())).toEqual(new Set(['42', '43']));
    await act(() => toggleFavourite({ kind: 'event', key: '42' }));
    expect(new Set(listed())).toEqual(new Set(['43']));
  });

  it('bets on yours ask a guest without stars to sign in', async () => {
    page = openBettingPage();
    listEvents(page, [aMatch(1)]);
    render(<FurtherPage {...at('betting.bets-on-yours', '/betsonyour')} />);
    await settled();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  it('the top game has the page of the match with the most markets, and keeps to it', async () => {
    page = openBettingPage();
    const top = anEvent();
    listEvents(page, [aMatch(1, { marketCount: 3 }), { ...top, marketCount: 90 }]);
    page.answer('GET', `/web-api/sportsbook/events/${top.id}`, answered(top));
    page.setEvent(top);
    render(<FurtherPage {...at('betting.top-game', '/topgame')} />);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbour City – Mill Rovers');
  });

  it('top sports are all of them, with the ways to what is on and to come', async () => {
    page = openBettingPage();
    page.setCatalogue({
      sports: ['cricket', 'football'].map((slug) => ({
        ...{ slug, name: { en: slug }, championships: [] },
        ...(slug === 'football' ? { live: 9, line: 30 } : { live: 1, line: 2 }),
      })),
      types: TOLD_TYPES,
    } as never);
    render(<FurtherPage {...at('betting.top-sports', '/top-sports')} />);
    await settled();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/en/live/football',
      '/en/line/football',
      '/en/live/cricket',
      '/en/line/cricket',
      '/en/top-sports/cricket',
    ]);
  });
});
