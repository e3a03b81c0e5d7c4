import { jest } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { EventDetail } from '@paddock/contract/schemas';
import { notifications$, watchedOdds } from '@paddock/shared-utils';
import {
  aCompetitor,
  aMarket,
  answered,
  refusal,
  TOLD_TYPES,
  type FakePage,
} from '@paddock/shared-utils/testing';

import { MULTI_MOST, multiBoard } from '../model/multi-board.ts';
import { aMatch, linksTo, openBettingPage, pageAt, settled, stateOf } from './betting-page.fixture.ts';
import { GamePage } from './game-page.tsx';
import { MultiPage } from './multi-page.tsx';

const EVENTS = '/web-api/sportsbook/events';
const match = (nr: number, change: Partial<EventDetail> = {}) =>
  aMatch(nr, { home: aCompetitor(`Home ${nr}`), away: aCompetitor(`Away ${nr}`), ...change });
const withTypes = (event: EventDetail): EventDetail => ({ ...event, types: TOLD_TYPES });

describe('matches side by side', () => {
  let page: FakePage;
  beforeEach(() => {
    jest.useFakeTimers();
    page = openBettingPage();
  });
  afterEach(() => {
    cleanup();
    for (const id of multiBoard().snapshot().eventIds) multiBoard().remove(id);
    page.remove();
    jest.useRealTimers();
  });
  const serve = (events: readonly EventDetail[]) => {
    page.answer('GET', EVENTS, answered({ events, total: events.length, types: TOLD_TYPES }));
    for (const event of events) {
      page.answer('GET', `${EVENTS}/${event.id}`, answered(withTypes(event)));
      page.setEvent(withTypes(event));
    }
  };
  const show = async (...nrs: readonly number[]) => {
    for (const nr of nrs) multiBoard().add(`4${nr}`);
    render(<MultiPage />);
    await settled();
  };
  const press = async (name: RegExp | string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settled();
  };
  const standing = () =>
    [...document.querySelectorAll<HTMLElement>('[data-multi]')].map(({ dataset }) => dataset['multi']);
  const card = (id: string) => document.querySelector<HTMLElement>(`[data-multi="${id}"]`);

  it('are added from those that are being played, each with score and prices that move [S2-08]', async () => {
    serve([match(1), match(2)]);
    await show();
    expect(screen.getByText('Nothing stands side by side yet')).toBeTruthy();
    await press('Add: Home 2 – Away 2');
    expect(standing()).toEqual(['42']);
    expect(screen.getByText('1 of 6')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add: Home 2 – Away 2' })).toBeNull();
    expect(card('42')?.textContent).toContain('Home 21');
    const price = () => card('42')?.querySelector('[data-selection="52.home"] b')?.textContent;
    const before = price();
    const moved = aMarket({ id: '52', version: '9.9' });
    const selections = moved.selections.map((one) => ({ ...one, oddsMilli: 7_770 }));
    act(() => page.setEvent(withTypes(match(2, { markets: [{ ...moved, selections }] }))));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect([before === price(), price()]).toEqual([false, '7.77']);
    expect(linksTo(/Home 2.*Away 2/)).toEqual([expect.stringContaining('/en/live/football/32-league-2/42-')]);
  });

  it('lead to the coupon as everywhere', async () => {
    serve([match(1)]);
    await show(1);
    const cell = card('41')?.querySelector<HTMLElement>('[data-selection="51.home"]');
    fireEvent.click(cell as HTMLElement);
    expect(cell?.getAttribute('aria-pressed')).toBe('true');
    expect(linksTo(/Go to the coupon/)).toHaveLength(1);
    fireEvent.click(cell as HTMLElement);
  });

  it('are put in another order by buttons, which say so, and by dragging', async () => {
    serve([match(1), match(2), match(3)]);
    await show(1, 2, 3);
    await press('Move back: Home 1 – Away 1');
    expect(standing()).toEqual(['42', '41', '43']);
    expect(screen.getByText('Home 1 – Away 1: now 2 of 3')).toBeTruthy();
    await press('Move forward: Home 3 – Away 3');
    expect(standing()).toEqual(['42', '43', '41']);
    // At an end there is nowhere to go.
    await press('Move forward: Home 2 – Away 2');
    expect(standing()).toEqual(['42', '43', '41']);
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      get types() {
        return [...data.keys()];
      },
    };
    fireEvent.dragStart(card('41')?.firstElementChild as Element, { dataTransfer });
    const over = createEvent.dragOver(card('42') as Element, { dataTransfer });
    fireEvent(card('42') as Element, over);
    expect(over.defaultPrevented).toBe(true);
    fireEvent.drop(card('42') as Element, { dataTransfer });
    expect(standing()).toEqual(['41', '42', '43']);
  });

  it('are removed, and nobody follows them any more', async () => {
    serve([match(1), match(2)]);
    await show(1, 2);
    await press('Remove: Home 1 – Away 1');
    expect(standing()).toEqual(['42']);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Matches side by side' }));
    await act(() => page.timing.advanceAsync(5_000));
    const watched = watchedOdds().map(([name]) => name);
    expect(watched.filter((name) => name.startsWith('event:'))).toEqual(['event:42']);
  });

  it('have room for six, and say so', async () => {
    const all = [1, 2, 3, 4, 5, 6, 7].map((nr) => match(nr));
    serve(all);
    await show(1, 2, 3, 4, 5, 6);
    expect(standing()).toHaveLength(MULTI_MOST);
    expect(screen.getByText(/Six matches stand here/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Add: / }).disabled).toBe(true);
    await press('Remove: Home 1 – Away 1');
    expect(screen.queryByText(/Six matches stand here/)).toBeNull();
  });

  it('say when one is over or gone, and let it be taken out', async () => {
    serve([match(1), match(2)]);
    page.answer('GET', `${EVENTS}/49`, refusal('EVENT_UNKNOWN'));
    await show(1, 2, 9);
    const ended = stateOf({ status: 'ended', score: [3, 1] });
    act(() => page.setEvent(withTypes(match(1, { state: ended, markets: [] }))));
    expect(card('41')?.textContent).toContain('Score 3 : 1');
    expect(card('41')?.textContent).toContain('The match has ended');
    act(() => page.removeEvent('42'));
    expect(card('42')?.textContent).toContain('no longer offered');
    expect(card('49')?.textContent).toContain('no longer offered');
    const [, takeOut] = screen.getAllByRole('button', { name: 'Remove: a match' });
    fireEvent.click(takeOut as HTMLElement);
    expect(standing()).toEqual(['41', '42']);
  });

  it('wait in their place, say that one could not be read, and try again', async () => {
    serve([]);
    page.answer('GET', `${EVENTS}/41`, refusal('INTERNAL'));
    await show(1);
    expect(card('41')?.querySelector('[role=alert]')?.textContent).toContain('could not be loaded');
    page.answer('GET', `${EVENTS}/41`, answered(withTypes(match(1))));
    await press(/Try again/);
    expect(card('41')?.textContent).toContain('Home 1');
  });

  it('are searched for among those that are being played alone', async () => {
    serve([match(1), match(2, { state: stateOf({ status: 'upcoming' }) })]);
    await show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'home' } });
    await act(() => jest.advanceTimersByTimeAsync(300));
    await settled();
    const offers = screen.getAllByRole('button', { name: /^Add: / }).map((one) => one.ariaLabel);
    expect([...new Set(offers)]).toEqual(['Add: Home 1 – Away 1']);
    serve([]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
    await act(() => jest.advanceTimersByTimeAsync(300));
    await settled();
    expect(screen.getByText('No live match is called so')).toBeTruthy();
  });

  it('stand in as many columns as one chooses, which this browser keeps', async () => {
    serve([match(1)]);
    await show(1);
    fireEvent.click(screen.getByRole('radio', { name: '2 columns' }));
    expect(screen.getByRole('list', { name: 'Matches side by side' }).dataset['columns']).toBe('2');
    expect(multiBoard().snapshot().columns).toBe(2);
  });

  it('are added and taken out on the page of a match', async () => {
    const one = match(1);
    serve([one]);
    const params = { sport: 'football', champ: '31-league-1', game: '41-x' };
    render(<GamePage {...pageAt('/live/football/31-league-1/41-x', params)} />);
    await settled();
    const toggle = () => screen.getByRole('button', { name: 'Multi-live: Home 1 – Away 1' });
    fireEvent.click(toggle());
    expect([multiBoard().snapshot().eventIds, toggle().ariaPressed]).toEqual([['41'], 'true']);
    fireEvent.click(toggle());
    expect(multiBoard().snapshot().eventIds).toEqual([]);
    act(() => [2, 3, 4, 5, 6, 7].forEach((nr) => multiBoard().add(`4${nr}`)));
    fireEvent.click(toggle());
    expect(multiBoard().snapshot().eventIds).not.toContain('41');
    const { notifications } = notifications$.snapshot();
    expect(notifications.map(({ kind }) => kind)).toEqual(['warning']);
  });
});
