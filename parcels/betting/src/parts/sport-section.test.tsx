import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { EventDetail } from '@paddock/contract/schemas';
import { updateSettings } from '@paddock/shared-utils';
import { TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

import { groupByChampionship } from '../model/event-groups.ts';
import { aMatch, linksTo, listed, openBettingPage } from '../pages/betting-page.fixture.ts';
import { SportSection } from './sport-section.tsx';

describe('a sport of a list', () => {
  let page: FakePage;
  const show = (
    events: readonly EventDetail[],
    { total = events.length, language = 'en', groupByCountry = false } = {},
  ) => {
    page = openBettingPage({ language });
    const [group] = groupByChampionship(events, { bestMatchesOnTop: false, groupByCountry });
    if (group === undefined) throw new Error('no events');
    const byId = new Map(events.map((event) => [event.id, event]));
    const section = { section: 'line', group, events: byId, types: TOLD_TYPES, total } as const;
    render(<SportSection {...section} linksToAll />);
  };
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('has a head for each championship, with how many it has and a way to it', () => {
    show([aMatch(1), aMatch(2, { championship: aMatch(1).championship }), aMatch(3)]);
    expect(listed()).toEqual(['41', '42', '43']);
    expect(linksTo(/Northland\. League/)).toEqual([
      '/en/line/football/31-league-1',
      '/en/line/football/33-league-3',
    ]);
    expect(linksTo(/all/)).toEqual([]);
    // Beside the name, not beside the figures over the prices.
    const heads = [...document.querySelectorAll('.championshipName')];
    expect(heads.map(({ lastElementChild: count }) => count?.textContent)).toEqual(['2', '1']);
  });

  it.each([
    ['en', 104, '104 to come'],
    ['ru', 1, '1 впереди'],
    ['ru', 104, '104 впереди'],
  ])('says in %s how many are to come, %i, matches and races alike', (language, total, words) => {
    show([aMatch(1)], { total, language });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('names the columns as the sport has them', () => {
    show([aMatch(1, { sport: 'tennis' })]);
    const heads = [...document.querySelectorAll('.letters')].map((head) => head.textContent);
    expect(heads).toEqual(['12', 'GamesOverUnder', 'Hcp12', '1 in set2 in set']);
  });

  it('shows on a phone the prices that were chosen', () => {
    show([aMatch(1)]);
    const shown = () => document.querySelector('[data-phone-column]')?.getAttribute('data-phone-column');
    expect(shown()).toBe('winner');
    fireEvent.click(screen.getByRole('radio', { name: 'Total' }));
    expect(shown()).toBe('total');
  });

  it('begins with handicap and total in the Asian view, and leaves out what comes next [S3-25]', () => {
    show([aMatch(1, { sport: 'tennis' })]);
    act(() => updateSettings({ appViewType: 1 }));
    const heads = [...document.querySelectorAll<HTMLElement>('.letters')];
    expect(heads.map(({ dataset }) => [dataset['column'], dataset['title']])).toEqual([
      ['handicap', 'Handicap'],
      ['total', 'Total'],
      ['winner', 'Result'],
    ]);
    expect(document.querySelector('[data-phone-column=handicap]')).toBeTruthy();
  });

  it('offers no choice of columns a sport does not have', () => {
    show([aMatch(1, { sport: 'chess' })]);
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
