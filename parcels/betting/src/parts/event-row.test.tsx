import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { couponLegs$, favourites$, toggleFavourite } from '@paddock/shared-utils';
import {
  aCompetitor,
  aMarket,
  anEvent,
  SAMPLE_NOW_MS,
  TOLD_TYPES,
  type FakePage,
} from '@paddock/shared-utils/testing';
import type { EventDetail } from '@paddock/contract/schemas';

import { openBettingPage, rowOf, stateOf } from '../pages/betting-page.fixture.ts';
import { listColumns } from '../model/list-columns.ts';
import { EventRow } from './event-row.tsx';

describe('a row of a list', () => {
  let page: FakePage;
  const show = (change: Partial<EventDetail> = {}, language = 'en') => {
    page = openBettingPage({ language });
    page.setEvent(anEvent(change));
    const event = anEvent(change);
    render(<EventRow event={event} columns={listColumns(event.sport, TOLD_TYPES)} />);
    return rowOf('401');
  };
  const cells = () =>
    [...document.querySelectorAll('[data-column="winner"] button')].map(({ textContent }) =>
      textContent.trim(),
    );
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('leads to the match, and says both names whole where they are cut short', () => {
    const long = 'Deportivo Independiente de la Universidad Nacional Autónoma de Comodoro Rivadavia';
    const { getByTitle, getByText } = show({ home: aCompetitor(long) });
    const link = getByTitle(`${long} – Mill Rovers`);
    expect(link.getAttribute('href')).toMatch(/^\/en\/live\/football\/301-northern-league\/401-/);
    expect(getByText(long)).toBeTruthy();
  });

  it('says a period whole where its name may be cut short', () => {
    show();
    expect(document.querySelector('.clock > :nth-child(2)')?.getAttribute('title')).toBe('1st half');
  });

  it('counts no markets while none is open, and leaves their place', () => {
    const link = (marketCount: number) =>
      show({ marketCount }).getByRole('link', { name: /markets? of/, hidden: true });
    expect(link(0).className).toBe('more none');
    cleanup();
    page.remove();
    expect(link(1).className).toBe('more');
  });

  it.each([
    ['en', 1, '1 market of Harbour City – Mill Rovers'],
    ['en', 184, '184 markets of Harbour City – Mill Rovers'],
    ['ru', 1, '1 рынок: Harbour City – Mill Rovers'],
    ['ru', 3, '3 рынка: Harbour City – Mill Rovers'],
    ['ru', 11, '11 рынков: Harbour City – Mill Rovers'],
    ['ru', 21, '21 рынок: Harbour City – Mill Rovers'],
    ['ru', 184, '184 рынка: Harbour City – Mill Rovers'],
  ])('counts its markets in %s as people do: %i', (language, marketCount, words) => {
    const { getByRole } = show({ marketCount }, language);
    expect(getByRole('link', { name: words }).textContent).toBe(`+${marketCount}`);
  });

  it('follows its prices while they move, stop and go', () => {
    const { getAllByRole } = show();
    const [home] = getAllByRole('button', { pressed: false });
    expect(cells()).toEqual(['2.05', '3.40', '3.60']);
    act(() => page.changePrice('501.draw', 3250));
    expect(cells()).toEqual(['2.05', '3.25', '3.60']);
    act(() => page.suspendMarket('501', 'var'));
    expect(home?.getAttribute('aria-label')).toContain('Video review');
    fireEvent.click(home as HTMLElement);
    expect(couponLegs$.snapshot().legs).toEqual([]);
    act(() => page.setEvent(anEvent({ markets: [aMarket({ id: '777' })] })));
    expect(cells()).toEqual(['2.05', '3.40', '3.60']);
  });

  it('says of every price that it may be old while the line is down', () => {
    show();
    act(() => page.setLive('stale'));
    const states = [...document.querySelectorAll('[data-column="winner"] button')].map(
      (cell) => `${cell.getAttribute('data-state')} ${cell.getAttribute('aria-disabled')}`,
    );
    expect(states).toEqual(['stale true', 'stale true', 'stale true']);
    expect(document.querySelector('[data-state="stale"]')?.getAttribute('aria-description')).toContain(
      'prices are not updated',
    );
    act(() => page.setLive('open'));
    expect(document.querySelector('[data-state="stale"]')).toBeNull();
  });

  it('is picked with the keyboard alone: each price is a button with a name of its own', () => {
    const { getByRole } = show();
    const price = getByRole('button', { name: /Match result, Draw, 3\.40/ });
    price.focus();
    expect(document.activeElement).toBe(price);
    fireEvent.click(price);
    expect(couponLegs$.snapshot().legs).toMatchObject([{ selectionId: '501.draw', seenOddsMilli: 3400 }]);
    expect(getByRole('link', { name: /coupon/i }).getAttribute('href')).toMatch(/^#/);
  });

  it('keeps the columns of what a match does not offer', () => {
    show({ markets: [] });
    expect(cells()).toEqual([]);
    const places = [...document.querySelectorAll('[data-column]')].map((column) => [
      column.getAttribute('data-column'),
      column.querySelectorAll('[data-outcome]').length,
    ]);
    expect(places).toEqual([
      ['winner', 3],
      ['total', 2],
      ['handicap', 2],
      ['next', 3],
    ]);
  });

  it('is starred and says so, here and wherever else the match stands', () => {
    const { getByRole } = show();
    const star = getByRole('button', { name: 'Favourite: Harbour City – Mill Rovers' });
    fireEvent.click(star);
    expect([star.ariaPressed, favourites$.snapshot().items]).toEqual([
      'true',
      [{ kind: 'event', key: '401' }],
    ]);
    act(() => void toggleFavourite({ kind: 'event', key: '401' }));
    expect(star.ariaPressed).toBe('false');
  });

  const { clockSec: _clock, clockRate: _rate, clockAtMs: _at, ...withoutClock } = stateOf({});
  it.each([
    ['minutes of a match with a pitch', {}, /^31′1st half/],
    ['its break', { state: stateOf({ period: 'ht', clockSec: 2700, clockRate: 0 }) }, /^HTHalf-time/],
    [
      'what is left of a quarter',
      { sport: 'basketball', state: stateOf({ period: 'q2', clockSec: 125 }) },
      /^2:05Q2/,
    ],
    [
      'the set, where there is no clock',
      { sport: 'tennis', state: { ...withoutClock, period: 's2' } },
      /^2nd set/,
    ],
    [
      'when it begins',
      { state: stateOf({ status: 'upcoming', startsAtMs: Date.UTC(2026, 10, 22, 18, 30) }) },
      /^18:30Nov 22/,
    ],
  ])('shows %s', (_what, change, clock) => {
    expect(show(change).text()).toMatch(clock);
  });

  it('lets its clock run on', async () => {
    const { text } = show();
    expect(text()).toMatch(/^31′/);
    await act(() => page.timing.advanceAsync(60_000));
    expect(page.shared.clock.serverNowMs()).toBe(SAMPLE_NOW_MS + 60_000);
    expect(text()).toMatch(/^32′/);
  });

  it('shows red cards and who serves', () => {
    show({ state: stateOf({ redCards: [0, 2], server: 'home' }) });
    expect([...document.querySelectorAll('.redCard')].map((card) => card.getAttribute('title'))).toEqual([
      '2',
    ]);
    expect(document.querySelectorAll('.serve')).toHaveLength(1);
  });
});
