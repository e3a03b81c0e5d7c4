import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ChampionshipView, EventDetail } from '@paddock/contract/schemas';
import { aCompetitor, answered, refusal, TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

import {
  aMatch,
  askedLists,
  linksTo,
  listed,
  openBettingPage,
  pageAt,
  settled,
  stateOf,
} from './betting-page.fixture.ts';
import { ChampionshipPage } from './championship-page.tsx';
import { ChampsPage } from './champs-page.tsx';

const CATALOGUE = '/web-api/sportsbook/catalogue';
const EVENTS = '/web-api/sportsbook/events';
const RESULTS = '/web-api/sportsbook/results';
const LEAGUE = '/web-api/sportsbook/championships/31';

const championship = (id: string, en: string, live: number, line: number) => ({
  ...{ id, slug: `league-${id}`, name: { en }, regionCode: 'GB' },
  ...{ regionName: { en: 'Northland', ru: 'Нордланд' }, live, line },
});
const SPORTS = [
  {
    ...{ slug: 'football', name: { en: 'Football', ru: 'Футбол' }, live: 2, line: 7 },
    championships: [championship('1', 'Premier League', 2, 4), championship('2', 'Cup', 0, 3)],
  },
];
const LEAGUE_VIEW: ChampionshipView = {
  ...{ id: '31', sport: 'football', slug: 'league-1', name: { en: 'League 1', ru: 'Лига 1' } },
  region: { code: 'GB', name: { en: 'Northland' } },
};

let page: FakePage;
beforeEach(() => {
  jest.useFakeTimers();
  page = openBettingPage();
});
afterEach(() => {
  cleanup();
  page.remove();
  jest.useRealTimers();
});

describe('all championships', () => {
  const search = (text: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find a championship' }), {
      target: { value: text },
    });

  it('stand by sport and country, each with what is on and to come, as that changes [S2-09]', async () => {
    page.answer('GET', CATALOGUE, answered({ sports: SPORTS }));
    render(<ChampsPage />);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Championships');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Football');
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Northland');
    const leagues = () => [...document.querySelectorAll('li a')].map(({ textContent }) => textContent);
    expect(linksTo(/Cyber sports/)).toEqual(['/en/cyber']);
    expect(leagues()).toEqual(['Premier League2 live4 to come', 'Cup3 to come']);
    expect(linksTo(/Premier League/)).toEqual(['/en/champs/1-league-1']);
    act(() =>
      page.setCatalogue({
        sports: [{ ...SPORTS[0], championships: [championship('2', 'Cup', 1, 0)] }],
      } as never),
    );
    expect(leagues()).toEqual(['Cup1 live']);
  });

  it('are searched by name, country and sport; what finds nothing says so and is taken back', async () => {
    page.answer('GET', CATALOGUE, answered({ sports: SPORTS }));
    render(<ChampsPage />);
    await settled();
    search('northland cup');
    expect(document.querySelectorAll('li a')).toHaveLength(1);
    search('cricket');
    expect(screen.getByText('No championship is called so')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(document.querySelectorAll('li a')).toHaveLength(2);
  });

  it('wait, say that they could not be read, try again, and that none has matches', async () => {
    page.answer('GET', CATALOGUE, refusal('INTERNAL'));
    render(<ChampsPage />);
    expect(screen.getByText('Loading championships').closest('[aria-busy]')).toBeTruthy();
    await settled();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    page.answer('GET', CATALOGUE, answered({ sports: [] }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(linksTo(/Results/)).toEqual(['/en/results']);
  });
});

describe('a championship', () => {
  const show = async (tab?: 'results') => {
    const props = pageAt('/champs/31-league-1', { champId: '31-league-1', ...(tab && { tab }) });
    render(<ChampionshipPage {...props} />);
    await settled();
    return props;
  };
  const answerEvents = (live: readonly EventDetail[], line: readonly EventDetail[]) =>
    page.answer('GET', EVENTS, ({ options }) => {
      const events = options.query?.['section'] === 'live' ? live : line;
      return answered({ events, total: events.length, types: TOLD_TYPES });
    });
  const upcoming = (nr: number) => aMatch(nr, { state: stateOf({ status: 'upcoming', parts: [] }) });

  it('shows what is on, then what is to come, under its name [S2-09]', async () => {
    page.answer('GET', LEAGUE, answered(LEAGUE_VIEW));
    answerEvents([aMatch(1)], [upcoming(2)]);
    const { setSeo } = await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('League 1');
    expect(setSeo).toHaveBeenCalledWith({ name: 'League 1' });
    expect(listed()).toEqual(['41', '42']);
    expect(askedLists(page)).toMatchObject([
      { section: 'live', championshipId: '31' },
      { section: 'line', championshipId: '31' },
    ]);
    expect(linksTo(/^Results$/)).toEqual(['/en/champs/31-league-1/results']);
  });

  it.each([
    ['only what is on', [aMatch(1)], [], ['41'], false],
    ['only what is to come', [], [upcoming(2)], ['42'], false],
    ['neither, and says so once', [], [], [], true],
  ] as const)('has %s', async (_what, live, line, rows, says) => {
    page.answer('GET', LEAGUE, answered(LEAGUE_VIEW));
    answerEvents(live, line);
    await show();
    expect(listed()).toEqual(rows);
    expect(screen.queryAllByText('No matches for now')).toHaveLength(says ? 1 : 0);
  });

  it('shows what is over, of its own alone, with the winner and a way to each side', async () => {
    page.answer('GET', LEAGUE, answered(LEAGUE_VIEW));
    const sides = { home: aCompetitor('Harbour City'), away: aCompetitor('Mill Rovers') };
    const result = {
      ...aMatch(1),
      ...sides,
      status: 'ended',
      startsAtMs: Date.UTC(2026, 10, 20),
      score: [2, 1],
    };
    page.answer('GET', RESULTS, answered({ events: [{ ...result, parts: [] }], next: null }));
    await show('results');
    expect(page.requests.find(({ path }) => path === RESULTS)?.options.query).toMatchObject({
      championshipId: '31',
    });
    const row = document.querySelector('[data-result]');
    expect(row?.textContent).toContain('Harbour City2Mill Rovers1');
    expect(linksTo(/Mill Rovers/)).toEqual(['/en/team/football-mill-rovers']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Results');
  });

  it('says that nothing is over, and that results could not be read', async () => {
    page.answer('GET', LEAGUE, answered(LEAGUE_VIEW));
    page.answer('GET', RESULTS, refusal('INTERNAL'));
    await show('results');
    expect(screen.getByRole('alert').textContent).toContain('could not be read');
    page.answer('GET', RESULTS, answered({ events: [], next: null }));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByText('No match of the last 30 days is over')).toBeTruthy();
  });

  it.each(['NOT_FOUND', 'INVALID_INPUT'] as const)('says on %s that there is none', async (code) => {
    page.answer('GET', LEAGUE, refusal(code));
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('There is no such championship');
    expect(linksTo(/All championships/)).toEqual(['/en/champs']);
  });

  it('does not call it none when it could only not be read', async () => {
    page.answer('GET', LEAGUE, refusal('INTERNAL'));
    await show();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
  });
});
