import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { answered, refusal, type FakePage, TOLD_TYPES } from '@paddock/shared-utils/testing';

import {
  aMatch,
  askedLists,
  linksTo,
  listed,
  listEvents,
  openBettingPage,
  pageAt,
  settled,
  stateOf,
} from './betting-page.fixture.ts';
import { HomePage } from './home-page.tsx';
import { FollowedLine, FollowedLive } from './followed-page.fixture.tsx';
import { PreMatchPage } from './pre-match-page.tsx';
import { LivePage } from './live-page.tsx';

const upcoming = (nr: number) => aMatch(nr, { state: stateOf({ status: 'upcoming', parts: [] }) });
const EVENTS = '/web-api/sportsbook/events';

describe('the lists of matches', () => {
  let page: FakePage;
  const button = (name: RegExp) => screen.getByRole('button', { name });
  const press = async (name: RegExp) => {
    fireEvent.click(button(name));
    await settled();
  };
  beforeEach(() => {
    jest.useFakeTimers();
    page = openBettingPage();
  });
  afterEach(() => {
    cleanup();
    page.remove();
    jest.useRealTimers();
  });

  it('waits with the places of the rows, then shows what is on', async () => {
    listEvents(page, [aMatch(1), aMatch(2, { sport: 'tennis' }), aMatch(3)]);
    const { container } = render(<LivePage {...pageAt('/live')} />);
    expect(screen.getByText('Loading matches').closest('[aria-busy]')).toBeTruthy();
    await settled();
    expect(container.querySelector('[aria-busy]')).toBeNull();
    // By sport: both football leagues stand together, as the list began.
    expect(listed()).toEqual(['41', '43', '42']);
    expect(linksTo(/Northland\. League 2/)).toEqual(['/en/live/tennis/32-league-2']);
  });

  const NOWHERE = '/web-api/sportsbook/championships/99999';
  it.each([
    ['of an unknown championship', refusal('NOT_FOUND'), 'There is no such championship'],
    ['of one of another sport', answered({ sport: 'tennis' }), 'There is no such championship'],
    [
      'of one that is known',
      answered({ sport: 'football', id: '99999', slug: 'x', name: { en: 'League X' } }),
      'Nothing is being played',
    ],
  ])('says with an empty list %s what that is', async (_case, answer, title) => {
    listEvents(page, []);
    page.answer('GET', NOWHERE, answer);
    const params = { sport: 'football', champ: '99999-x' };
    const at = pageAt('/live/football/99999-x', params);
    render(<LivePage {...at} />);
    await settled();
    expect(screen.getByText(new RegExp(title))).toBeTruthy();
    // The head says so too, as on a direct load.
    const isNone = title.startsWith('There is no');
    expect(jest.mocked(at.setSeo).mock.calls).toEqual([[isNone ? { gone: title } : { name: 'League X' }]]);
  });

  it('is titled by its sport, by its championship, and says of a sport that there is none', async () => {
    listEvents(page, [aMatch(1)]);
    const said = async (params: Record<string, string>) => {
      const at = pageAt('/live', params);
      render(<LivePage {...at} />);
      await settled();
      cleanup();
      return jest.mocked(at.setSeo).mock.calls;
    };
    expect(await said({})).toEqual([]);
    expect(await said({ sport: 'football' })).toEqual([[{ name: 'Football' }]]);
    expect(await said({ sport: 'football', champ: '31-league-1' })).toEqual([[{ name: 'League 1' }]]);
    listEvents(page, []);
    expect(await said({ sport: 'falconry' })).toEqual([[{ gone: 'There is no such sport' }]]);
  });

  it('says that it failed and that nothing is lost, and tries again', async () => {
    page.answer('GET', EVENTS, refusal('INTERNAL'));
    render(<LivePage {...pageAt('/live')} />);
    await settled();
    expect(screen.getByRole('alert').textContent).toContain('Your coupon and your bets are not affected');
    listEvents(page, [aMatch(1)]);
    await press(/Try again/);
    expect([screen.queryByRole('alert'), listed()]).toEqual([null, ['41']]);
  });

  it('keeps the rows when a later reading fails', async () => {
    listEvents(page, [aMatch(1)]);
    act(() => page.setList('live', 'football', ['41']));
    render(<LivePage {...pageAt('/live')} />);
    await settled();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(askedLists(page)).toHaveLength(1);
    page.answer('GET', EVENTS, refusal('INTERNAL'));
    act(() => page.setList('live', 'football', ['41', '42']));
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect([askedLists(page).length, listed()]).toEqual([2, ['41']]);
  });

  it('points from an empty section to the other one', async () => {
    listEvents(page, []);
    const { unmount } = render(<LivePage {...pageAt('/live')} />);
    await settled();
    expect(linksTo(/What comes next/)).toEqual(['/en/line']);
    unmount();
    render(<PreMatchPage {...pageAt('/line')} />);
    await settled();
    expect(linksTo(/To the live matches/)).toEqual(['/en/live']);
  });

  it('asks for the championship of the address by its id alone', async () => {
    listEvents(page, []);
    render(<LivePage {...pageAt('/live/tennis/77-open-2026', { sport: 'tennis', champ: '77-open-2026' })} />);
    await settled();
    expect(askedLists(page)).toMatchObject([{ section: 'live', sport: 'tennis', championshipId: '77' }]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tennis live');
  });

  it('narrows the line to hours, and says which choice stands', async () => {
    listEvents(page, [upcoming(1), upcoming(2)]);
    render(<FollowedLine page={page} path="/line" />);
    await settled();
    listEvents(page, [upcoming(2)]);
    await press(/Within 3 hours/);
    expect(askedLists(page).at(-1)).toMatchObject({ withinHours: 3 });
    expect(listed()).toEqual(['42']);
    expect([button(/Within 3 hours/), button(/Any time/)].map((chip) => chip.ariaPressed)).toEqual([
      'true',
      'false',
    ]);
  });

  it('narrows the line to what is about to begin, to what is recommended, and to a day [S9-13]', async () => {
    listEvents(page, [upcoming(1)], 250);
    const sport = { slug: 'football', name: { en: 'Football' }, live: 0, line: 250, championships: [] };
    page.setCatalogue({ sports: [sport] });
    render(<FollowedLine page={page} path="/line" />);
    await settled();
    expect(screen.getByText(/^250 to come/)).toBeTruthy();
    await press(/^Upcoming$/);
    // Not how many the sport has in all.
    expect(screen.getByText(/^1 to come/)).toBeTruthy();
    expect(askedLists(page).at(-1)).toMatchObject({ time: 'upcoming_events' });
    await press(/^Recommended$/);
    expect(askedLists(page).at(-1)).toMatchObject({ time: 'recommended' });
    await press(/^Today$/);
    const { time, fromMs = 0, toMs = 0 } = askedLists(page).at(-1) as Record<string, number | undefined>;
    expect([time, toMs - fromMs]).toEqual([undefined, 86_400_000]);
    listEvents(page, []);
    await press(/^Nov 23$/);
    await press(/^Show all$/);
    expect(askedLists(page).at(-1)).toMatchObject({ section: 'line' });
    expect(button(/^Any time$/).ariaPressed).toBe('true');
  });

  it('narrows what is played to a period, and looks again as time passes [S9-13]', async () => {
    listEvents(page, [aMatch(1)]);
    render(<FollowedLive page={page} path="/live" />);
    await settled();
    await press(/^1st period$/);
    expect(askedLists(page).at(-1)).toMatchObject({ section: 'live', time: 'first_period' });
    expect(page.navigations.at(-1)).toEqual({ href: '/en/live?when=first_period', replace: true });
    const before = askedLists(page).length;
    listEvents(page, []);
    await act(() => page.timing.advanceAsync(30_000));
    await settled();
    expect(askedLists(page).length).toBeGreaterThan(before);
    expect(screen.getByText('No match at that time')).toBeTruthy();
    await press(/^2nd period$/);
    expect(askedLists(page).at(-1)).toMatchObject({ time: 'second_period' });
  });

  it('never shows matches of other hours under the hours that are chosen', async () => {
    listEvents(page, [upcoming(1)]);
    render(<FollowedLine page={page} path="/line" />);
    await settled();
    page.answer('GET', EVENTS, refusal('INTERNAL'));
    await press(/Within 3 hours/);
    expect([listed(), screen.getByRole('alert').textContent]).toEqual([
      [],
      expect.stringContaining('could not be loaded'),
    ]);
  });

  it('shows on the home page what is on and what comes, each with a way to all of it [S2-06]', async () => {
    const counts = { live: 1, line: 15 };
    page.setCatalogue({
      sports: [{ slug: 'football', name: { en: 'Football' }, championships: [], ...counts }],
    });
    page.answer('GET', EVENTS, ({ options }) => {
      const events = options.query?.['section'] === 'live' ? [aMatch(1)] : [upcoming(2)];
      return {
        ok: true,
        httpStatus: 200,
        data: { events, types: TOLD_TYPES, total: options.query?.['section'] === 'live' ? 1 : 15 },
      };
    });
    render(<HomePage />);
    await settled();
    expect(listed()).toEqual(['41', '42']);
    // A whole section needs no link to the rest.
    expect(linksTo(/all 15/)).toEqual(['/en/line/football']);
    expect(linksTo(/All sports/)).toEqual(['/en/line']);
  });

  it('takes three highlights of different championships', async () => {
    const sameLeague = { championship: aMatch(1).championship };
    listEvents(page, [aMatch(1), aMatch(2, sameLeague), aMatch(3), aMatch(4), aMatch(5)]);
    const { container } = render(<LivePage {...pageAt('/live')} />);
    await settled();
    const cards = [...container.querySelectorAll('.highlights > *')];
    expect(cards.map((card) => /League \d/.exec(card.textContent)?.[0])).toEqual([
      'League 1',
      'League 3',
      'League 4',
    ]);
  });
});
