import { act, cleanup, render, screen } from '@testing-library/react';
import type { EventDetail } from '@paddock/contract/schemas';
import { toggleFavourite } from '@paddock/shared-utils';
import { aBet, answered, TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

import { aMatch, listEvents, openBettingPage, settled, stateOf } from '../pages/betting-page.fixture.ts';
import { HomePage } from '../pages/home-page.tsx';

describe('the row of matches chosen for the visitor', () => {
  let page: FakePage;
  // A chunk of its own; its first load is no business of a test's patience.
  beforeAll(() => import('./for-you-matches.tsx'));
  beforeEach(() => {
    page = openBettingPage();
    listEvents(page, [upcoming(8, 800), upcoming(9, 900)]);
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });
  const upcoming = (nr: number, startsAtMs: number) =>
    aMatch(nr, { state: stateOf({ status: 'upcoming', startsAtMs, parts: [] }) });
  const follow = (events: readonly EventDetail[]) =>
    page.answer(
      'POST',
      '/web-api/sportsbook/followed',
      answered({ names: [], events, total: events.length, types: TOLD_TYPES }),
    );
  async function showRow(): Promise<void> {
    render(<HomePage />);
    await settled();
    // The chunk has come by now, and what it asks for is answered.
    await settled();
  }
  const leagues = () =>
    [...screen.getByTestId('for-you').children].map((card) => /League \d/.exec(card.textContent)?.[0]);

  it('is not there, and asks for nothing, where the site has none [S3-37]', async () => {
    render(<HomePage />);
    await settled();
    expect(screen.queryByRole('region', { name: 'For you' })).toBeNull();
    expect(page.requests.some(({ path }) => path.endsWith('/followed'))).toBe(false);
  });

  it('holds what the visitor follows before what everybody is recommended, by when it begins [S3-37]', async () => {
    page.setSite({ isShowPersonalizedBettingGamesSlider: true });
    await toggleFavourite({ kind: 'event', key: '41' });
    follow([upcoming(1, 850)]);
    await showRow();
    expect(leagues()).toEqual(['League 8', 'League 1', 'League 9']);
    // A star that is taken away takes its match along.
    await act(() => toggleFavourite({ kind: 'event', key: '41' }));
    await settled();
    expect(leagues()).toEqual(['League 8', 'League 9']);
  });

  it('asks for matches that the player has open bets on', async () => {
    page.setSite({ isShowPersonalizedBettingGamesSlider: true });
    page.signIn();
    page.answer('GET', '/web-api/sportsbook/bets', answered({ bets: [aBet()] }));
    follow([]);
    await showRow();
    const asked = page.requests.filter(({ path }) => path.endsWith('/followed')).at(-1);
    expect(asked?.body).toEqual({ items: aBet().legs.map(({ eventId: key }) => ({ kind: 'event', key })) });
  });
});
