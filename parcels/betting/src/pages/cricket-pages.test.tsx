import { jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { EventDetail, EventState, ResultView, TeamView } from '@paddock/contract/schemas';
import { aCompetitor, answered, refusal, TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

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
import { GamePage } from './game-page.tsx';

const API = '/web-api/sportsbook';
const HUB = '/en/top-sports/cricket';
const card = (runs: number) => [
  { name: 'A. Harlow', bat: [runs, 20, 1] as [number, number, number] },
  { name: 'B. Stroud', bowl: [24, 30, 2] as [number, number, number] },
];
const CARDS = { home: card(40), away: card(12) };

function cricketMatch(nr: number, change: Partial<EventState> = {}): EventDetail {
  const {
    clockSec: _sec,
    clockAtMs: _at,
    clockRate: _rate,
    ...state
  } = stateOf({
    ...{ period: 'i1', score: [80, 0], parts: [], server: 'home', ...change },
  });
  const cricket = {
    ...{ first: 'home' as const, wickets: [4, 0] as [number, number], balls: [76, 0] as [number, number] },
    overs: [{ over: 13, deliveries: ['4', 'W'] }],
    cards: CARDS,
  };
  const isLive = state.status === 'live';
  return aMatch(nr, { sport: 'cricket', markets: [], state: { ...state, ...(isLive && { cricket }) } });
}
const LIVE = cricketMatch(1);
const NEXT = {
  ...cricketMatch(2, { status: 'upcoming', period: '', score: [0, 0] }),
  home: aCompetitor('Exeter Kings'),
};
const RESULT: ResultView = {
  ...aMatch(3),
  ...{ sport: 'cricket', status: 'ended', startsAtMs: 0, score: [150, 140], parts: [], cards: CARDS },
  ...{ home: aCompetitor('Exeter Kings'), away: aCompetitor('Mill Rovers') },
};
const TEAM: TeamView = {
  ...{ sport: 'cricket', name: { en: 'Exeter Kings' }, silk: RESULT.home.silk },
  ...{
    events: [],
    types: TOLD_TYPES,
    results: [RESULT, { ...RESULT, id: '9', home: RESULT.away, away: RESULT.home }],
  },
};

describe('the cricket hub', () => {
  let page: FakePage;
  const show = async (routeId: string, params: Record<string, string> = {}) => {
    const Page = routeId === 'cricket-game' ? GamePage : FurtherPage;
    render(<Page {...pageAt('/top-sports/cricket', params)} routeId={`betting.${routeId}`} />);
    await settled();
  };
  const events = (live: readonly EventDetail[], line: readonly EventDetail[]) => {
    page.answer('GET', `${API}/events`, ({ options }) => {
      const own = (options.query as { section: string } | undefined)?.section === 'live' ? live : line;
      return Promise.resolve(answered({ events: own, total: own.length, types: TOLD_TYPES }));
    });
  };
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  beforeEach(() => {
    jest.useFakeTimers();
    page = openBettingPage();
    for (const event of [LIVE, NEXT]) page.setEvent(event);
    events([LIVE], [NEXT]);
    page.answer('GET', `${API}/teams/cricket-exeter-kings`, answered(TEAM));
    page.answer('GET', `${API}/teams/cricket-nobody`, refusal('NOT_FOUND'));
  });
  afterEach(() => {
    cleanup();
    page.remove();
    jest.useRealTimers();
  });

  it('begins with all events, and leads to its other pages [S2-11]', async () => {
    await show('cricket');
    expect(heading()).toBe('Cricket: all matches');
    expect(listed()).toEqual(['41', '42']);
    const days = page.requests.find(({ path }) => path === `${API}/event-days`);
    expect(days?.options.query).toMatchObject({ sport: 'cricket' });
    const tabs = screen.getByRole('navigation', { name: 'Cricket' }).querySelectorAll('a');
    expect([...tabs].map((link) => link.getAttribute('href'))).toEqual(
      ['all-events', 'all-champs', 'broadcasts', 'favorites', 'search-events'].map((tab) => `${HUB}/${tab}`),
    );
    expect(document.querySelector('[aria-current]')?.textContent).toContain('All matches');
  });

  it('narrows all events by a time, and says where nothing begins then [S2-11]', async () => {
    await show('cricket', { tab: 'all-events' });
    events([LIVE], []);
    fireEvent.click(screen.getByRole('button', { name: 'Within 3 hours' }));
    await settled();
    expect(listed()).toEqual([]);
    expect(page.requests.at(-1)?.options.query).toMatchObject({ sport: 'cricket', withinHours: 3 });
    expect(screen.getByText('No match at that time')).toBeTruthy();
  });

  it('lists all championships of cricket alone, with their own pages in it [S2-11]', async () => {
    const champ = (id: string) => ({
      ...{
        id,
        slug: 't20-league',
        name: { en: 'T20 League' },
        regionCode: 'fr',
        regionName: { en: 'France' },
      },
      ...{ live: 2, line: 3 },
    });
    const sport = (slug: string, id: string) => ({
      ...{ slug, name: { en: slug }, live: 2, line: 3, championships: [champ(id)] },
    });
    page.answer(
      'GET',
      `${API}/catalogue`,
      answered({ sports: [sport('football', '7'), sport('cricket', '8')] }),
    );
    page.setCatalogue({ sports: [sport('football', '7'), sport('cricket', '8')] });
    await show('cricket', { tab: 'all-champs' });
    expect(linksTo(/T20 League/)).toEqual([`${HUB}/champ/8-t20-league`]);
  });

  it('finds events by a word, in either section [S2-11]', async () => {
    await show('cricket', { tab: 'search-events' });
    expect(listed()).toEqual(['41', '42']);
    const box = screen.getByRole('searchbox');
    fireEvent.change(box, { target: { value: 'EXETER' } });
    expect(listed()).toEqual(['42']);
    fireEvent.change(box, { target: { value: 'nobody' } });
    expect(screen.getByText('No match is called so')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(listed()).toEqual(['41', '42']);
  });

  it('broadcasts live matches ball by ball, says that there is no video, and what is next [S2-11]', async () => {
    await show('cricket', { tab: 'broadcasts' });
    expect(screen.getByText(/There is no video/)).toBeTruthy();
    const live = document.querySelector('[data-broadcast="41"]');
    expect(live?.textContent).toContain('80/4');
    expect(live?.querySelector('[data-ball="W"]')).not.toBeNull();
    expect(linksTo(/Scorecards and prices/)).toEqual([`${HUB}/game/41`]);
    expect(listed()).toEqual(['42']);
    cleanup();
    events([], []);
    await show('cricket', { tab: 'broadcasts' });
    expect(screen.getByText('No match is being played')).toBeTruthy();
  });

  it('has a page of a championship with its results, and knows none of another sport [S2-11]', async () => {
    const champ = { id: '8', sport: 'cricket', slug: 't20', name: { en: 'T20 League' } };
    page.answer(
      'GET',
      `${API}/championships/8`,
      answered({ ...champ, region: { code: 'fr', name: { en: 'France' } } }),
    );
    page.answer('GET', `${API}/results`, answered({ events: [RESULT], next: null }));
    await show('cricket-champ', { champId: '8-t20' });
    expect([heading(), listed()]).toEqual(['T20 League', ['41', '42']]);
    expect(document.querySelectorAll('[data-result]')).toHaveLength(1);
    cleanup();
    const other = { ...champ, id: '9', sport: 'football', region: { code: 'fr', name: { en: 'France' } } };
    page.answer('GET', `${API}/championships/9`, answered(other));
    await show('cricket-champ', { champId: '9-t20' });
    expect(heading()).toBe('There is no such championship');
  });

  it('has a page of a team with its players [S2-11]', async () => {
    await show('cricket-team', { team: 'cricket-exeter-kings' });
    expect(heading()).toBe('Exeter Kings');
    expect(linksTo(/A\. Harlow/)).toEqual([`${HUB}/player-info/1-cricket-exeter-kings`]);
    cleanup();
    await show('cricket-team', { team: 'football-harbour-city' });
    expect(heading()).toBe('Nobody is called so here');
  });

  it('tells of a player what he did in the last matches, at home and away [S2-11]', async () => {
    await show('cricket-player', { player: '1-cricket-exeter-kings' });
    expect(heading()).toBe('A. Harlow');
    const figure = (key: string) => document.querySelector(`[data-figure="${key}"] dd`)?.textContent;
    expect(['matches', 'runs', 'highest', 'average', 'strikeRate', 'wickets'].map(figure)).toEqual([
      '2',
      '52',
      '40',
      '26',
      '130',
      '0',
    ]);
    cleanup();
    await show('cricket-player', { player: '2-cricket-exeter-kings' });
    expect(['oversBowled', 'wickets', 'runsPerOver', 'average'].map(figure)).toEqual([
      '8.0',
      '4',
      '7.5',
      '–',
    ]);
  });

  it.each(['3-cricket-exeter-kings', '1-cricket-nobody', '1-football-harbour', '7'])(
    'knows no player %s',
    async (player) => {
      await show('cricket-player', { player });
      expect(heading()).toBe('No such player is known');
    },
  );

  it('has a page of a match with both scorecards, and knows none of another sport [S2-11]', async () => {
    page.answer('GET', `${API}/events/41`, answered(LIVE));
    await show('cricket-game', { game: '41-a' });
    expect(screen.getByRole('table', { name: 'Harbour City: batting' }).textContent).toContain(
      'A. Harlow4020out',
    );
    expect(screen.getByRole('table', { name: 'Mill Rovers: bowling' }).textContent).toContain(
      'B. Stroud4.0302',
    );
    cleanup();
    const football = aMatch(5);
    page.setEvent(football);
    page.answer('GET', `${API}/events/45`, answered(football));
    await show('cricket-game', { game: '45' });
    expect(heading()).toBe('This match is no longer offered');
  });
});
