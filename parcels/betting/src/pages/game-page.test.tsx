import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { EventDetail } from '@paddock/contract/schemas';
import { settings$, updateSettings } from '@paddock/shared-utils';
import { aCompetitor, anEvent, answered, refusal, type FakePage } from '@paddock/shared-utils/testing';

import { linksTo, openBettingPage, pageAt, settled, stateOf } from './betting-page.fixture.ts';
import { GamePage } from './game-page.tsx';

const AT = pageAt('/live/football/301-northern-league/401-harbour-city-mill-rovers', {
  sport: 'football',
  champ: '301-northern-league',
  game: '401-harbour-city-mill-rovers',
});
const GAME = '/web-api/sportsbook/events/401';

describe('the page of a match', () => {
  let page: FakePage;
  const open = async (change: Partial<EventDetail> = {}) => {
    const event = anEvent(change);
    page.answer('GET', GAME, answered(event));
    page.setEvent(event);
    render(<GamePage {...AT} params={{ ...AT.params, sport: event.sport }} />);
    await settled();
  };
  const board = () =>
    screen
      .getByText(/^Score \d+ to \d+$/)
      .closest('section')
      ?.textContent.replace(/\s+/g, ' ');
  beforeEach(() => {
    jest.useFakeTimers();
    page = openBettingPage();
  });
  afterEach(() => {
    cleanup();
    page.remove();
    jest.useRealTimers();
  });

  it('names the match to the head of the document, in whose language one reads', async () => {
    page.remove();
    page = openBettingPage({ language: 'ru' });
    await open({ home: { ...aCompetitor('Harbour City'), name: { en: 'Harbour City', ru: 'Харбор Сити' } } });
    expect(AT.setSeo).toHaveBeenCalledWith({ match: 'Харбор Сити – Mill Rovers' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Харбор Сити – Mill Rovers');
  });

  it('waits, admits after ten seconds that it takes long, and asks again', async () => {
    page.answer('GET', GAME, () => new Promise(() => undefined));
    render(<GamePage {...AT} />);
    await settled();
    expect(screen.getByText('Loading matches')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('alert').textContent).toContain('take longer than usual');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([screen.queryByRole('alert'), screen.getByText('Loading matches')]).toEqual([
      null,
      expect.anything(),
    ]);
  });

  it('is none in a championship that it is not of, as on a direct load', async () => {
    const event = anEvent();
    page.answer('GET', GAME, answered(event));
    page.setEvent(event);
    render(<GamePage {...AT} params={{ ...AT.params, champ: '99999-x' }} />);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This match is no longer offered');
    expect(AT.setSeo).toHaveBeenLastCalledWith({ gone: 'This match is no longer offered' });
  });

  it.each(['EVENT_UNKNOWN', 'NOT_FOUND', 'INVALID_INPUT'] as const)(
    'says on %s that the match is gone, and where others are',
    async (code) => {
      page.answer('GET', GAME, refusal(code));
      render(<GamePage {...AT} />);
      await settled();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This match is no longer offered');
      expect(linksTo(/To the live matches/)).toEqual(['/en/live/football']);
    },
  );

  it('does not call a match gone that could only not be read', async () => {
    page.answer('GET', GAME, refusal('INTERNAL'));
    render(<GamePage {...AT} />);
    await settled();
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    page.answer('GET', GAME, answered(anEvent()));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Harbour City – Mill Rovers');
  });

  it('says of a match that was left and is over since that it is gone', async () => {
    await open();
    cleanup();
    await page.timing.advanceAsync(5_000);
    page.removeEvent('401');
    page.answer('GET', GAME, refusal('EVENT_UNKNOWN'));
    render(<GamePage {...AT} />);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This match is no longer offered');
  });

  it('says so when a match is taken off while one looks at it, and keeps what was seen', async () => {
    await open();
    act(() => page.removeEvent('401'));
    expect(screen.getByText('This match is no longer offered')).toBeTruthy();
    expect(board()).toContain('1 : 0');
  });

  it('follows score, clock and break', async () => {
    await open({ markets: [] });
    expect(board()).toContain('1 : 0');
    expect(board()).toContain('30:00 1st half');
    const broken = stateOf({ period: 'ht', clockSec: 2700, clockRate: 0, score: [2, 1], parts: [[2, 1]] });
    act(() => page.setEvent(anEvent({ markets: [], state: broken })));
    expect(board()).toContain('2 : 1');
    expect(board()).toContain('45:00');
  });

  it('tells of a match without clock which set is being played, and its points', async () => {
    const parts: [number, number][] = [
      [6, 4],
      [2, 3],
    ];
    const { clockSec: _clock, clockRate: _rate, clockAtMs: _at, ...plain } = stateOf({});
    await open({
      sport: 'tennis',
      state: { ...plain, period: 's2', score: [1, 0], parts, points: ['40', '15'], server: 'away' },
    });
    expect(board()).toContain('2nd set');
    const rows = screen.getAllByRole('row').map((row) => row.textContent.replace(/\s+/g, ' '));
    expect(rows).toEqual([expect.stringContaining('Points'), 'Harbour City6240', 'Mill Roversserves4315']);
    expect(screen.queryByText('Pitch')).toBeNull();
  });

  it('shows when a match begins, and not a score', async () => {
    await open({
      state: stateOf({ status: 'upcoming', startsAtMs: Date.UTC(2026, 10, 22, 18, 30), period: '' }),
    });
    expect(screen.queryByLabelText(/^Score/)).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Pitch' })).toBeNull();
    expect(screen.getByText(/18:30|6:30/)).toBeTruthy();
    // Back to where it is listed: the line.
    fireEvent.click(screen.getByRole('button', { name: 'Back to the championship' }));
    expect(page.navigations.map(({ href }) => href)).toEqual(['/en/line/football/301-northern-league']);
  });

  it.each([
    ['ended', 'The match has ended. Bets on it are settled in a moment.'],
    ['cancelled', 'The match was cancelled. Bets on it are returned.'],
  ] as const)('says what becomes of bets on a match that is %s', async (status, words) => {
    await open({ state: stateOf({ status }), markets: [] });
    expect(screen.getByText(words)).toBeTruthy();
    expect(board()).not.toContain('30:00');
    expect(screen.getByText('No markets are open')).toBeTruthy();
  });

  it('tells those who hear it what happened on the pitch', async () => {
    await open({
      state: stateOf({
        incidents: [
          { kind: 'goal', side: 'home', atSec: 600 },
          { kind: 'red-card', side: 'away', atSec: 1_500 },
        ],
        stats: { possession: [60, 40], corners: [0, 0] },
      }),
    });
    expect(screen.getByRole('img', { name: '26′ Red card, Mill Rovers' })).toBeTruthy();
    expect(screen.getByText(/11′ Goal, Harbour City\. 26′ Red card, Mill Rovers/)).toBeTruthy();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['60%', '40%', '0', '0']);
    fireEvent.click(screen.getByRole('radio', { name: 'Statistics' }));
    expect(document.querySelector('[data-view]')?.getAttribute('data-view')).toBe('stats');
  });

  it('names its number, and hides pitch and line of time, as the player wants', async () => {
    await open();
    expect(board()).not.toContain('No. 401');
    act(() => updateSettings({ showGameId: true }));
    expect(board()).toContain('No. 401');
    const isDrawn = () => document.querySelectorAll('[data-view], .timeline').length;
    expect(isDrawn()).toBe(2);
    fireEvent.click(screen.getByRole('button', { name: 'Hide pitch and timeline' }));
    expect([isDrawn(), settings$.snapshot().settings.zoneOpen]).toEqual([0, false]);
    fireEvent.click(screen.getByRole('button', { name: 'Show pitch and timeline' }));
    expect(isDrawn()).toBe(2);
  });

  it('lets the pitch follow who scrolls past it, unless they want it still', async () => {
    const seen: ((entries: readonly object[]) => void)[] = [];
    class Observer {
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
      constructor(onSeen: (entries: readonly object[]) => void) {
        seen.push(onSeen);
      }
    }
    Object.assign(window, { IntersectionObserver: Observer });
    await open();
    const scroll = (isIntersecting: boolean, top: number) =>
      act(() => seen.forEach((tell) => tell([{ isIntersecting, boundingClientRect: { top } }])));
    const following = () => document.querySelector('[data-following]')?.textContent;
    scroll(false, 900);
    expect(following()).toBeUndefined();
    scroll(false, -300);
    expect(following()).toContain('Harbour City1 : 0Mill Rovers');
    scroll(true, 100);
    expect(following()).toBeUndefined();
    scroll(false, -300);
    act(() => updateSettings({ moveVideoOnScroll: false }));
    expect(following()).toBeUndefined();
  });
});
