import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { EventDetail, FollowedName } from '@paddock/contract/schemas';
import { toggleFavourite, type Star } from '@paddock/shared-utils';
import { answered, TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

import {
  aMatch,
  linksTo,
  listed,
  openBettingPage,
  pageAt,
  settled,
  stateOf,
} from './betting-page.fixture.ts';
import { FurtherPage } from './further-page.tsx';
import { LivePage } from './live-page.tsx';
import { PreMatchPage } from './pre-match-page.tsx';

const upcoming = (nr: number) => aMatch(nr, { state: stateOf({ status: 'upcoming', parts: [] }) });

describe('the pages of favourites', () => {
  let page: FakePage;
  beforeEach(() => {
    page = openBettingPage();
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });
  const FOLLOWED = '/web-api/sportsbook/followed';
  const star = (kind: Star['kind'], key: string) => toggleFavourite({ kind, key });
  const follow = (events: readonly EventDetail[], names: readonly FollowedName[] = []) =>
    page.answer('POST', FOLLOWED, answered({ names, events, total: events.length, types: TOLD_TYPES }));
  const team: FollowedName = {
    ...{ kind: 'team', key: 'football-harbour-city', sport: 'football', live: 1, line: 1 },
    ...{ name: { en: 'Harbour City' }, silk: aMatch(1).home.silk },
  };

  it('lists what is followed, on and to come, and leaves what lost its star', async () => {
    await star('event', '42');
    await star('team', team.key);
    follow([aMatch(1), upcoming(2)], [team]);
    render(<LivePage {...pageAt('/live/favourites')} />);
    await settled();
    expect(page.requests.find(({ path }) => path === FOLLOWED)?.body).toEqual({
      items: [
        { kind: 'team', key: team.key },
        { kind: 'event', key: '42' },
      ],
    });
    expect(listed()).toEqual(['41', '42']);
    expect(linksTo(/^Harbour City 1 live/)).toEqual(['/en/team/football-harbour-city']);
    follow([upcoming(2)]);
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Harbour City', pressed: true }));
    expect(listed()).toEqual(['42']);
    await settled();
    expect(page.requests.at(-1)?.body).toEqual({ items: [{ kind: 'event', key: '42' }] });
    expect(linksTo(/^Harbour City 1 live/)).toEqual([]);
  });

  it('says how to star when there is nothing, and that nothing is on of what there is', async () => {
    follow([]);
    render(<PreMatchPage {...pageAt('/line/favourites')} />);
    expect([screen.queryByText('No favourites yet'), screen.getByText('Loading matches')]).toEqual([
      null,
      expect.anything(),
    ]);
    await settled();
    expect(screen.getByText('No favourites yet')).toBeTruthy();
    expect(linksTo(/To all matches/)).toEqual(['/en/line']);
    follow([], [team]);
    await act(() => star('team', team.key));
    await settled();
    expect(screen.getByText('Nothing of your favourites is on or listed now')).toBeTruthy();
  });

  it('show followed matches of cricket in its hub, or how to star one [S2-11]', async () => {
    const show = async () => {
      const at = pageAt('/top-sports/cricket/favorites', { tab: 'favorites' });
      render(<FurtherPage {...at} routeId="betting.cricket" />);
      await settled();
    };
    follow([]);
    await show();
    expect(screen.getByText('No cricket among your favourites')).toBeTruthy();
    cleanup();
    await star('event', '42');
    await star('event', '47');
    follow([aMatch(2, { sport: 'cricket' }), aMatch(7)]);
    await show();
    expect(listed()).toEqual(['42']);
  });
});
