import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { answered, type FakePage } from '@paddock/shared-utils/testing';

import { aMatch, askedLists, listEvents, openBettingPage, pageAt, settled } from './betting-page.fixture.ts';
import { FollowedLine } from './followed-page.fixture.tsx';
import { PreMatchPage } from './pre-match-page.tsx';

describe('the days of the line', () => {
  let page: FakePage;
  beforeEach(() => {
    page = openBettingPage();
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('says how many matches each day has, and takes any later one', async () => {
    listEvents(page, [aMatch(1)]);
    page.answer('GET', '/web-api/sportsbook/event-days', answered({ counts: [34, 5, 0, 1, 2, 3, 4] }));
    render(<FollowedLine page={page} path="/line/tennis" params={{ sport: 'tennis' }} />);
    await settled();
    const asked = page.requests.find(({ path }) => path.endsWith('/event-days'))?.options.query ?? {};
    expect([asked['sport'], String(asked['bounds']).split(',').length]).toEqual(['tennis', 8]);
    const today = () => screen.getByRole('button', { name: 'Today 34' });
    expect(today()).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('Another day');
    const write = async (value: string) => {
      fireEvent.change(field, { target: { value } });
      await settled();
      return askedLists(page).at(-1);
    };
    // A year that is not typed to its end is no day yet.
    expect(await write('0002-12-24')).not.toHaveProperty('fromMs');
    const later = new Date(page.timing.nowMs() + 90 * 86_400_000).toISOString().slice(0, 10);
    const { fromMs, toMs } = (await write(later)) as Record<string, number>;
    expect([field.value, (toMs ?? 0) - (fromMs ?? 0)]).toEqual([later, 86_400_000]);
    fireEvent.click(today());
    await settled();
    expect(field.value).toBe(field.min);
    fireEvent.click(screen.getByRole('button', { name: 'Any time' }));
    await settled();
    expect(field.value).toBe('');
  });

  it('keeps what is chosen in the address, in the place of the one before [S9-13]', async () => {
    listEvents(page, [aMatch(1)]);
    const shown = render(<FollowedLine page={page} path="/line/tennis" params={{ sport: 'tennis' }} />);
    await settled();
    fireEvent.click(screen.getByRole('button', { name: 'Within 12 hours' }));
    await settled();
    expect(page.navigations.at(-1)).toEqual({ href: '/en/line/tennis?when=12h', replace: true });
    expect(askedLists(page).at(-1)).toMatchObject({ withinHours: 12 });
    fireEvent.click(screen.getByRole('button', { name: 'Any time' }));
    await settled();
    expect(page.navigations.at(-1)).toEqual({ href: '/en/line/tennis', replace: true });
    shown.unmount();
    const back = pageAt('/line/tennis', { sport: 'tennis' });
    render(<PreMatchPage {...back} query="?when=upcoming_events" />);
    await settled();
    expect(askedLists(page).at(-1)).toMatchObject({ time: 'upcoming_events' });
    expect(screen.getByRole('button', { name: 'Upcoming' }).ariaPressed).toBe('true');
  });
});
