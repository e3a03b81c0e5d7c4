import { act, cleanup, render, screen } from '@testing-library/react';
import type { EventDetail, FollowedChoice } from '@paddock/contract/schemas';
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
  stateOf,
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

  const FOLLOWED = '/web-api/sportsbook/followed';
  const follow = (live: readonly EventDetail[], line: readonly EventDetail[], total = line.length) =>
    page.answer('POST', FOLLOWED, ({ body }) => {
      const events = (body as FollowedChoice).section === 'live' ? live : line;
      return answered({
        ...{ names: [], types: TOLD_TYPES, events: [...events] },
        total: events === line ? total : live.length,
      });
    });
  const asked = (section: string) =>
    page.requests
      .filter(({ path, body }) => path === FOLLOWED && (body as FollowedChoice).section === section)
      .map(({ body }) => body as FollowedChoice);

  it('bets on yours asks for matches with an open bet and for those of all stars, and goes on', async () => {
    page = openBettingPage({ userId: '7' });
    const upcoming = (nr: number) => aMatch(nr, { state: stateOf({ status: 'upcoming', parts: [] }) });
    const items = [
      { kind: 'sport', key: 'football' },
      { kind: 'event', key: '42' },
    ] as const;
    const stars = '/web-api/user/favourites';
    page.answer('GET', stars, answered({ items: items.map((item) => ({ ...item, keptAtMs: 1 })) }));
    page.answer('DELETE', stars, answered({ items: [{ ...items[0], keptAtMs: 1 }] }));
    follow([aMatch(1)], [upcoming(2), upcoming(3)], 900);
    render(<FurtherPage {...at('betting.bets-on-yours', '/betsonyour')} />);
    await settled();
    expect(listed()).toEqual(['41', '42', '43']);
    const own = { items, withBets: true, withSports: true, offset: 0 };
    expect(asked('live').at(-1)).toEqual({ ...own, section: 'live', limit: 200 });
    expect(asked('line')[0]).toEqual({ ...own, section: 'line', limit: 60 });
    expect(screen.getByText('2 of 900')).toBeTruthy();
    follow([], [upcoming(3)]);
    await act(() => toggleFavourite({ kind: 'event', key: '42' }));
    await settled();
    expect(asked('line').at(-1)?.items).toEqual([{ kind: 'sport', key: 'football' }]);
    expect(listed()).toEqual(['43']);
  });

  it('bets on yours ask a guest without stars to sign in', async () => {
    page = openBettingPage();
    follow([], []);
    render(<FurtherPage {...at('betting.bets-on-yours', '/betsonyour')} />);
    await settled();
    expect(asked('live')[0]?.withBets).toBe(false);
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

  it('the top game has one heading from its first sight until the match is there', async () => {
    page = openBettingPage();
    const top = anEvent();
    listEvents(page, [{ ...top, marketCount: 90 }]);
    const { promise, resolve: release } = Promise.withResolvers<undefined>();
    page.answer('GET', `/web-api/sportsbook/events/${top.id}`, async () => {
      await promise;
      return answered(top);
    });
    render(<FurtherPage {...at('betting.top-game', '/topgame')} />);
    const heading = () => screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent);
    expect(heading()).toEqual(['Top game']);
    await settled();
    expect(heading()).toEqual(['Top game']);
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    act(() => page.setEvent(top));
    release(undefined);
    await settled();
    expect(heading()).toEqual(['Harbour City – Mill Rovers']);
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
