import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ChampionshipView, EventDetail } from '@paddock/contract/schemas';
import { aCompetitor, aMarket, answered, TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

import {
  aMatch,
  askedLists,
  linksTo,
  listed,
  openBettingPage,
  pageAt,
  rowOf,
  settled,
  stateOf,
} from './betting-page.fixture.ts';
import { ChampionshipPage } from './championship-page.tsx';
import { OutrightsPage } from './outrights-page.tsx';

const EVENTS = '/web-api/sportsbook/events';
const LEAGUE = '/web-api/sportsbook/championships/31';
const LEAGUE_VIEW: ChampionshipView = {
  ...{ id: '31', sport: 'football', slug: 'league-1', name: { en: 'League 1', ru: 'Лига 1' } },
  region: { code: 'GB', name: { en: 'Northland' } },
};
const NAMES = ['Harbour City', 'Mill Rovers', 'North End', 'South End'];
const SEASON: EventDetail = aMatch(1, {
  field: {
    title: { en: 'Winner of season 2: League 1' },
    runners: NAMES.map((en, at) => ({ code: String(at + 1), ...aCompetitor(en) })),
  },
  state: stateOf({ status: 'upcoming', parts: [] }),
  markets: [
    aMarket({
      ...{ id: '51', type: 'field-winner' },
      selections: NAMES.map((en, at) => ({
        ...{ outcome: String(at + 1), oddsMilli: 9_000 - 1_500 * at, open: true, name: { en } },
      })),
    }),
  ],
});

let page: FakePage;
beforeEach(() => {
  jest.useFakeTimers();
  page = openBettingPage();
  page.answer('GET', EVENTS, ({ options }) => {
    const events =
      options.query?.['kind'] === 'outrights' && options.query['section'] === 'line' ? [SEASON] : [];
    return answered({ events, total: events.length, types: TOLD_TYPES });
  });
});
afterEach(() => {
  cleanup();
  page.remove();
  jest.useRealTimers();
});

function catalogue(outrights: number): void {
  const sport = { slug: 'football', name: { en: 'Football' }, live: 2, line: 7, championships: [] };
  const tennis = { slug: 'tennis', name: { en: 'Tennis' }, live: 1, line: 1, championships: [] };
  act(() => page.setCatalogue({ sports: [{ ...sport, ...(outrights > 0 && { outrights }) }, tennis] }));
}

describe('outrights', () => {
  it('of every sport stand by sport, with the favourites of each; sports without any are left out [S2-09]', async () => {
    render(<OutrightsPage {...pageAt('/outrights')} />);
    catalogue(3);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Outrights');
    expect(askedLists(page)).toMatchObject([
      { section: 'live', kind: 'outrights' },
      { section: 'line', kind: 'outrights' },
    ]);
    expect(listed()).toEqual(['41']);
    expect(rowOf('41').text()).toContain('Winner of season 2: League 14 runners');
    expect(
      rowOf('41')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(
      expect.arrayContaining([expect.stringContaining('South End'), expect.stringContaining('North End')]),
    );
    expect(screen.getAllByText('1 outright').length).toBeGreaterThan(0);
    expect(linksTo(/^Football/)).toEqual(['/en/outrights/football']);
    expect(linksTo(/^Tennis/)).toEqual([]);
  });

  it('name their favourites also where prices come to a row that stands', async () => {
    page.answer('GET', EVENTS, ({ options }) => {
      const events = options.query?.['section'] === 'line' ? [{ ...SEASON, markets: [] }] : [];
      return answered({ events, total: events.length, types: TOLD_TYPES });
    });
    page.setEvent({ ...SEASON, markets: [] });
    render(<OutrightsPage {...pageAt('/outrights')} />);
    await settled();
    const named = () =>
      [...document.querySelectorAll('[data-column="winner"] button')].map(({ textContent }) => textContent);
    expect(named()).toEqual([]);
    act(() => page.setEvent(SEASON));
    await settled();
    expect(named()).toEqual([
      expect.stringContaining('South End'),
      expect.stringContaining('North End'),
      expect.stringContaining('Mill Rovers'),
    ]);
  });

  it('lead back to matches, before it is known how many there are', async () => {
    render(<OutrightsPage {...pageAt('/outrights/football', { sport: 'football' })} />);
    expect(linksTo(/^Matches/)).toEqual(['/en/line/football']);
    catalogue(3);
    await settled();
    expect(linksTo(/^Outrights ?3$/)).toEqual(['/en/outrights/football']);
    catalogue(0);
    expect(linksTo(/^Outrights$/)).toEqual(['/en/outrights/football']);
    expect(linksTo(/^Matches/)).toEqual(['/en/line/football']);
  });

  it('of a championship have a tab on its page, which says where there is none', async () => {
    page.answer('GET', LEAGUE, answered(LEAGUE_VIEW));
    render(
      <ChampionshipPage {...pageAt('/champs/31-league-1/outrights', { champId: '31', tab: 'outrights' })} />,
    );
    await settled();
    expect(listed()).toEqual(['41']);
    expect(askedLists(page).at(-1)).toMatchObject({ kind: 'outrights', championshipId: '31' });
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Outrights');
    cleanup();
    page.answer('GET', EVENTS, answered({ events: [], total: 0, types: TOLD_TYPES }));
    render(
      <ChampionshipPage {...pageAt('/champs/31-league-1/outrights', { champId: '31', tab: 'outrights' })} />,
    );
    await settled();
    expect(screen.getByText('No outright is offered')).toBeTruthy();
    expect(linksTo(/^Matches to come/)).toEqual(['/en/champs/31-league-1']);
  });
});
