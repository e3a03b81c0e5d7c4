import { act, cleanup, render } from '@testing-library/react';
import type { EventDetail } from '@paddock/contract/schemas';
import { type FakePage, TOLD_TYPES } from '@paddock/shared-utils/testing';

import { groupByChampionship } from '../model/event-groups.ts';
import { listColumns } from '../model/list-columns.ts';
import { aMatch, listed, openBettingPage, rowOf } from '../pages/betting-page.fixture.ts';
import { ChampionshipList } from './championship-list.tsx';

type Told = readonly { readonly target: Element; readonly isIntersecting: boolean }[];

const COLUMNS = listColumns('football', TOLD_TYPES);
const { championship } = aMatch(1);
const MATCHES = Array.from({ length: 4 }, (_, at) => aMatch(at + 1, { championship }));

describe('the list of a championship', () => {
  let page: FakePage;
  let watched: Map<Element, (told: Told) => void>;
  /** Whether what is looked at is near the screen. */
  const tell = (target: Element | null, isIntersecting: boolean) => {
    if (target === null) throw new Error('nothing to tell of');
    act(() => watched.get(target)?.([{ target, isIntersecting }]));
  };
  const draw = (events: readonly EventDetail[], rowsAbove = 60) => {
    const [sport] = groupByChampionship(events, { bestMatchesOnTop: false, groupByCountry: false });
    const group = sport?.championships[0];
    if (group === undefined) throw new Error('no championship');
    const byId = new Map(events.map((event) => [event.id, event]));
    const of = { section: 'line', sport: 'football', events: byId, columns: COLUMNS } as const;
    return <ChampionshipList {...of} group={group} phoneColumn="winner" rowsAbove={rowsAbove} />;
  };
  const list = () => document.querySelector('.list');
  const row = (id: string) => document.querySelector(`[data-event="${id}"]`);
  const drawnRows = () => listed().filter((id) => row(String(id))?.querySelector('[data-column]') !== null);
  const watchedRows = () => [...watched.keys()].filter(({ tagName }) => tagName === 'LI');
  beforeEach(() => {
    page = openBettingPage();
    watched = new Map();
    class TellsLater {
      readonly observe: (target: Element) => void;
      readonly unobserve = (target: Element) => void watched.delete(target);
      readonly disconnect = () => undefined;
      constructor(onSeen: (told: Told) => void) {
        this.observe = (target) => void watched.set(target, onSeen);
      }
    }
    Object.assign(window, { IntersectionObserver: TellsLater });
    for (const match of MATCHES) page.setEvent(match);
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('has far down a page a link with its name for each match, and looks at none while it is away', () => {
    render(draw(MATCHES));
    expect([listed(), drawnRows(), watchedRows()]).toEqual([['41', '42', '43', '44'], [], []]);
    expect(rowOf('42').text()).toContain('Mill Rovers');
    expect(document.querySelectorAll('[data-event] a')).toHaveLength(4);
    // The browser skips it once it has laid it out, and not before.
    expect(list()?.hasAttribute('data-away')).toBe(false);
    tell(list(), false);
    expect([watchedRows(), list()?.hasAttribute('data-away')]).toEqual([[], true]);
  });

  it('draws those of its rows that are near the screen, and leaves a name again where they were', () => {
    render(draw(MATCHES));
    tell(list(), true);
    expect([watchedRows().length, drawnRows(), list()?.hasAttribute('data-away')]).toEqual([4, [], false]);
    tell(row('42'), true);
    tell(row('43'), true);
    expect(drawnRows()).toEqual(['42', '43']);
    tell(row('42'), false);
    expect(drawnRows()).toEqual(['43']);
    tell(list(), false);
    expect([drawnRows(), watchedRows()]).toEqual([[], []]);
  });

  it('keeps the link that has the focus when its row is drawn around it', () => {
    render(draw(MATCHES));
    const link = row('42')?.querySelector('a');
    link?.focus();
    tell(list(), true);
    tell(row('42'), true);
    expect(drawnRows()).toEqual(['42']);
    expect(document.activeElement).toBe(link);
  });

  it('draws what a page begins with wherever it stands', () => {
    render(draw(MATCHES, 58));
    expect(drawnRows()).toEqual(['41', '42']);
    tell(list(), false);
    expect(drawnRows()).toEqual(['41', '42']);
  });

  it('follows matches that come, change and go as the list is read on', () => {
    const { rerender } = render(draw(MATCHES.slice(0, 2)));
    rerender(draw(MATCHES));
    expect(listed()).toEqual(['41', '42', '43', '44']);
    const renamed = aMatch(1, { championship, marketCount: 7 });
    rerender(draw([renamed, ...MATCHES.slice(2)], 0));
    expect(listed()).toEqual(['41', '43', '44']);
    expect(rowOf('41').text()).toContain('+7');
  });
});
