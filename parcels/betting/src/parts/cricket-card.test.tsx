import { cleanup, render, screen } from '@testing-library/react';
import type { EventState } from '@paddock/contract/schemas';
import { anEvent, type FakePage } from '@paddock/shared-utils/testing';

import { openBettingPage, stateOf } from '../pages/betting-page.fixture.ts';
import { CricketCard } from './cricket-card.tsx';
import { EventRow } from './event-row.tsx';

const chasing = (change: Partial<EventState> = {}): EventState => {
  const {
    clockSec: _sec,
    clockAtMs: _at,
    clockRate: _rate,
    ...state
  } = stateOf({
    ...{ period: 'i2', score: [153, 80], parts: [], server: 'away', ...change },
    cricket: {
      ...{ first: 'home', wickets: [10, 4], balls: [118, 76] },
      overs: [
        { over: 12, deliveries: ['0', '4', '1', 'wd', '6', '0', '2'] },
        { over: 13, deliveries: ['W', '1'] },
      ],
      ...change.cricket,
    },
  });
  return state;
};

describe('a cricket match', () => {
  let page: FakePage;
  const show = (state: EventState, language = 'en') => {
    page = openBettingPage({ language });
    const event = anEvent({ sport: 'cricket', state, markets: [] });
    page.setEvent(event);
    render(
      <ul>
        <EventRow event={event} columns={[]} />
        <li>
          <CricketCard event={{ ...event, markets: [] }} />
        </li>
      </ul>,
    );
  };
  const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent.trim());
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('shows runs, wickets and overs of both sides, and what a chase needs', () => {
    show(chasing());
    expect(rows()).toEqual(['RunsOvers', 'Harbour City15319.4', 'Mill Roversbats80/412.4']);
    expect(screen.getByText('Mill Rovers: 74 more runs needed, 44 balls left')).toBeTruthy();
    const row = document.querySelector('[data-event]')?.textContent;
    expect(row).toContain('I212.4');
    expect(row).toContain('80/4');
  });

  it('tells the last overs ball by ball, the newest first, in words too', () => {
    show(chasing(), 'ru');
    const overs = screen.getByRole('list', { name: 'Мяч за мячом' });
    expect([...overs.children].map(({ textContent }) => textContent.slice(0, 9))).toEqual([
      '13-й овер',
      '12-й овер',
    ]);
    expect(overs.querySelector('[data-ball="W"]')?.textContent).toBe('Wкалитка');
    expect(overs.querySelector('[data-ball="0"]')?.textContent).toBe('·без рана');
  });

  it('is silent about single balls where its feed only counts them', () => {
    const first = { first: 'home' as const, wickets: [0, 0] as [number, number], overs: [] };
    show(chasing({ cricket: { ...first, balls: [7, 0] } }));
    expect(screen.queryByText('No ball has been bowled yet')).toBeNull();
    cleanup();
    show(chasing({ cricket: { ...first, balls: [0, 0] } }));
    expect(screen.getByText('No ball has been bowled yet')).toBeTruthy();
  });

  it('says who won a super over, and nothing of balls where there are none', () => {
    const cricket = {
      first: 'home' as const,
      wickets: [3, 4] as [number, number],
      balls: [0, 0] as [number, number],
    };
    show(chasing({ status: 'ended', period: 'ft', cricket: { ...cricket, overs: [], superOver: [12, 9] } }));
    expect(rows()[0]).toContain('Super over');
    expect(screen.queryByText(/balls left/)).toBeNull();
    cleanup();
    page.remove();
    show(chasing({ period: 'i1', cricket: { ...cricket, overs: [] } }));
    expect(screen.getByText('No ball has been bowled yet')).toBeTruthy();
  });
});
