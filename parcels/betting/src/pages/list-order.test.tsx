import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { updateSettings } from '@paddock/shared-utils';
import type { FakePage } from '@paddock/shared-utils/testing';

import {
  aMatch,
  askedLists,
  linksTo,
  listed,
  listEvents,
  openBettingPage,
  pageAt,
  settled,
} from './betting-page.fixture.ts';
import { LivePage } from './live-page.tsx';
import { PreMatchPage } from './pre-match-page.tsx';

describe('the order of a list', () => {
  let page: FakePage;
  beforeEach(() => {
    page = openBettingPage();
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('follows how the player wants matches to stand', async () => {
    const france = { code: 'fr', name: { en: 'France' } };
    listEvents(page, [
      aMatch(1, { marketCount: 10 }),
      aMatch(2, { marketCount: 90, region: france }),
      aMatch(3, { marketCount: 50 }),
    ]);
    render(<LivePage {...pageAt('/live')} />);
    await settled();
    expect(listed()).toEqual(['41', '42', '43']);
    act(() => updateSettings({ bestMatchesOnTop: true }));
    expect(listed()).toEqual(['42', '43', '41']);
    act(() => updateSettings({ bestMatchesOnTop: false, groupByCountry: true }));
    expect(listed()).toEqual(['41', '43', '42']);
    const countries = [...document.querySelectorAll('h3.country')].map(({ textContent }) =>
      textContent.trim(),
    );
    expect(countries).toEqual(['Northland', 'France']);
    expect(linksTo(/^League \d/)).toHaveLength(3);
  });

  it('is chosen for all lists of the browser, and asked of the server', async () => {
    listEvents(page, [aMatch(1, { marketCount: 10 }), aMatch(2, { marketCount: 90 })]);
    render(<LivePage {...pageAt('/live')} />);
    await settled();
    expect(askedLists(page).at(-1)).not.toHaveProperty('order');
    const league = aMatch(1).championship;
    listEvents(page, [
      aMatch(1, { championship: league }),
      aMatch(2),
      aMatch(3, { championship: league, marketCount: 90 }),
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Time' }));
    await settled();
    expect(askedLists(page).at(-1)).toMatchObject({ section: 'live', order: 'time' });
    // As the server has them, whatever else is wanted of usual lists.
    act(() => updateSettings({ bestMatchesOnTop: true }));
    expect([listed(), linksTo(/League \d/).length]).toEqual([['41', '42', '43'], 3]);
    cleanup();
    render(<PreMatchPage {...pageAt('/line')} />);
    await settled();
    expect(askedLists(page).at(-1)).toMatchObject({ section: 'line', order: 'time' });
    fireEvent.click(screen.getByRole('radio', { name: 'Leagues' }));
    await settled();
  });
});
