import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { TeamView } from '@paddock/contract/schemas';
import { aCompetitor, answered, refusal, TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

import {
  aMatch,
  linksTo,
  listed,
  openBettingPage,
  pageAt,
  rowOf,
  settled,
  stateOf,
} from './betting-page.fixture.ts';
import { TeamPage } from './team-page.tsx';

const TEAM = '/web-api/sportsbook/teams/football-harbour-city';
const HARBOUR = aCompetitor('Harbour City');
const upcoming = aMatch(2, { state: stateOf({ status: 'upcoming', parts: [] }) });
const over = {
  ...aMatch(3, { home: aCompetitor('Mill Rovers'), away: HARBOUR }),
  ...{ status: 'cancelled' as const, startsAtMs: Date.UTC(2026, 10, 20), score: [0, 0] as [number, number] },
  parts: [],
};
const aTeam = (change: Partial<TeamView> = {}): TeamView => ({
  ...{ sport: 'football', name: { en: 'Harbour City', ru: 'Харбор Сити' }, silk: HARBOUR.silk },
  ...{ events: [aMatch(1), upcoming], types: TOLD_TYPES, results: [over] },
  ...change,
});

describe('the page of a team', () => {
  let page: FakePage;
  const show = async (answer: Parameters<FakePage['answer']>[2], language = 'en') => {
    page = openBettingPage({ language });
    page.answer('GET', TEAM, answer);
    const props = pageAt('/team/football-harbour-city', { team: 'football-harbour-city' });
    render(<TeamPage {...props} />);
    await settled();
    return props;
  };
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    page.remove();
    jest.useRealTimers();
  });

  it('shows its matches with prices, what is on first, and its last results [S2-10]', async () => {
    const { setSeo } = await show(answered(aTeam()));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbour City');
    expect(setSeo).toHaveBeenCalledWith({ name: 'Harbour City' });
    expect(listed()).toEqual(['41', '42']);
    expect(rowOf('41').getAllByRole('button', { name: /3\.40/ })).not.toHaveLength(0);
    expect(document.querySelector('[data-result]')?.textContent).toContain('Cancelled');
    expect(linksTo(/^Mill Rovers$/)).toEqual(['/en/team/football-mill-rovers']);
  });

  it('is called as one reads', async () => {
    await show(answered(aTeam()), 'ru');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Харбор Сити');
  });

  it('is read again when other matches of its sport are listed', async () => {
    await show(answered(aTeam()));
    act(() => page.setList('line', 'football', ['42']));
    page.answer('GET', TEAM, answered(aTeam({ events: [upcoming] })));
    act(() => page.setList('line', 'football', ['42', '43']));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(listed()).toEqual(['42']);
  });

  it('leaves out what is closed to the player, and says when it has no match and no result', async () => {
    await show(answered(aTeam({ results: [] })));
    act(() => page.signIn());
    act(() => page.setProfile({ disallow_live_sport: ['football'], disallow_line_sport: ['football'] }));
    expect(listed()).toEqual([]);
    expect(screen.getByText('No matches of it for now')).toBeTruthy();
    expect(screen.getByText('None of its matches is over yet')).toBeTruthy();
  });

  it('says that nobody is called so, and not when it could only not be read', async () => {
    await show(refusal('INTERNAL'));
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    page.answer('GET', TEAM, refusal('NOT_FOUND'));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nobody is called so here');
    expect(linksTo(/All championships/)).toEqual(['/en/champs']);
  });
});
