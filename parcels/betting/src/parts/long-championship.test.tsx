import { act, cleanup, render } from '@testing-library/react';
import { eventPath } from '@paddock/contract';
import type { EventDetail } from '@paddock/contract/schemas';
import { type FakePage, TOLD_TYPES } from '@paddock/shared-utils/testing';

import { championshipPath } from '../model/addresses.ts';
import { groupByChampionship } from '../model/event-groups.ts';
import { listColumns } from '../model/list-columns.ts';
import { aMatch, listed, openBettingPage, rowOf } from '../pages/betting-page.fixture.ts';
import { ListAddresses } from './list-addresses.ts';
import { LongChampionship } from './long-championship.tsx';

interface Seen {
  readonly target: Element;
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly height: number };
}
type Told = readonly Seen[];

const COLUMNS = listColumns('football', TOLD_TYPES);
/** A topic is kept a while for who may come back to it. */
const KEPT_MS = 60_000;
const { championship } = aMatch(1);
const MATCHES = Array.from({ length: 4 }, (_, at) => aMatch(at + 1, { championship }));
const SEVEN_MARKETS = aMatch(1, { championship, marketCount: 7 });

describe('a championship of a long list', () => {
  let page: FakePage;
  let watched: Map<Element, (told: Told) => void>;
  const lookedAt = new Set<Element>();
  /** Whether what is looked at is near the screen, and its height. */
  const tell = (target: Element | null, isIntersecting: boolean, height = 200) => {
    if (target === null) throw new Error('nothing to tell of');
    act(() => watched.get(target)?.([{ target, isIntersecting, boundingClientRect: { height } }]));
  };
  const draw = (events: readonly EventDetail[], rowsAbove = 60, columns = COLUMNS) => {
    const [sport] = groupByChampionship(events, { bestMatchesOnTop: false, groupByCountry: false });
    const group = sport?.championships[0];
    if (group === undefined) throw new Error('no championship');
    const first = Array.from({ length: rowsAbove }, (_, nr) => [`above ${nr}`, aMatch(1)] as const);
    const byId = new Map([...first, ...events.map((event) => [event.id, event] as const)]);
    const of = { section: 'line', sport: 'football', events: byId, columns } as const;
    return <LongChampionship {...of} group={group} phoneColumn="winner" />;
  };
  const rows = () => document.querySelector('.rows');
  const far = () => document.querySelector<HTMLElement>('.links');
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.links a')];
  const row = (id: string) => document.querySelector(`[data-event="${id}"]`);
  const subscribed = () => page.watchedTopics().filter((topic) => topic.startsWith('row:'));
  beforeEach(() => {
    page = openBettingPage();
    watched = new Map();
    lookedAt.clear();
    class TellsLater {
      readonly observe: (target: Element) => void;
      readonly unobserve = (target: Element) => void watched.delete(target);
      readonly disconnect = () => undefined;
      constructor(onSeen: (told: Told) => void) {
        this.observe = (target) => {
          watched.set(target, onSeen);
          lookedAt.add(target);
        };
      }
    }
    Object.assign(window, { IntersectionObserver: TellsLater });
    for (const match of MATCHES) page.setEvent(match);
  });
  afterEach(() => {
    cleanup();
    page.remove();
  });

  it('has far down a page a link with the name of each match, and looks at none of them', () => {
    render(draw(MATCHES));
    expect([listed(), [...watched.keys()], subscribed()]).toEqual([[], [rows()], []]);
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      MATCHES.map((match) => ['Harbour City – Mill Rovers', `/en${eventPath(match)}`]),
    );
    expect(far()?.style.lineHeight).toBe('');
  });

  it('hands the focus of a link to the row that takes its place', () => {
    render(draw(MATCHES));
    links()[2]?.focus();
    tell(rows(), true);
    expect(document.activeElement).toBe(row('43')?.querySelector('a'));
  });

  it('leaves the focus alone where its rows stood already', () => {
    render(draw(MATCHES, 58));
    const price = row('42')?.querySelector('button');
    price?.focus();
    tell(rows(), true);
    expect(document.activeElement).toBe(price);
  });

  it('draws its rows while they are near the screen, and leaves their links again and no subscription', () => {
    render(draw(MATCHES));
    tell(rows(), true);
    expect([listed(), far()]).toEqual([['41', '42', '43', '44'], null]);
    expect(document.querySelectorAll('[data-event] [data-column="winner"]')).toHaveLength(4);
    tell(row('42'), true);
    tell(row('43'), true);
    expect(subscribed()).toEqual(['row:42', 'row:43']);
    tell(rows(), false);
    act(() => page.timing.advance(KEPT_MS));
    expect([listed(), [...watched.keys()], subscribed()]).toEqual([[], [rows()], []]);
  });

  it('keeps the room its rows had when they left', () => {
    render(draw(MATCHES));
    tell(rows(), true);
    tell(rows(), false, 224);
    expect(far()?.style.lineHeight).toBe('56px');
    // What is away is as high as it was made, and no row of it is measured.
    tell(rows(), false, 223);
    expect(far()?.style.lineHeight).toBe('56px');
  });

  it('keeps rows that have the focus until it moves on', () => {
    render(draw(MATCHES));
    tell(rows(), true);
    const price = row('42')?.querySelector('button');
    price?.focus();
    tell(rows(), false);
    expect([listed().length, document.activeElement]).toEqual([4, price]);
    lookedAt.clear();
    act(() => price?.blur());
    expect([...lookedAt]).toEqual([rows()]);
    tell(rows(), false);
    expect(listed()).toEqual([]);
  });

  it('draws and leaves no more than ten rows at once', () => {
    render(draw(Array.from({ length: 12 }, (_, at) => aMatch(at + 10, { championship }))));
    const [first, second] = document.querySelectorAll('.rows');
    expect([...document.querySelectorAll('.links')].map((of) => of.getAttribute('data-rows'))).toEqual([
      '10',
      '2',
    ]);
    tell(second ?? null, true);
    expect(listed()).toEqual(['420', '421']);
    tell(first ?? null, true);
    expect(listed()).toHaveLength(12);
  });

  it('draws what a page begins with wherever it stands', () => {
    render(draw(MATCHES, 58));
    expect(listed()).toEqual(['41', '42', '43', '44']);
    tell(rows(), false);
    expect(listed()).toEqual(['41', '42', '43', '44']);
  });

  it('has the room of its rows while the browser leaves it out, and is never left out where a page begins', () => {
    const frameOf = (rowsAbove: number) => {
      const frame = render(draw(MATCHES, rowsAbove)).container.firstElementChild;
      return [frame?.getAttribute('class'), frame?.getAttribute('style')];
    };
    expect(frameOf(57)).toEqual(['championship', '--rows: 4;']);
    expect(frameOf(56)).toEqual([null, null]);
  });

  it('is not drawn again as the list is read on below it', () => {
    let drawn = 0;
    const countedPath = (...of: Parameters<typeof championshipPath>) => {
      drawn += 1;
      return championshipPath(...of);
    };
    const addresses = { event: eventPath, championship: countedPath };
    const at = (events: readonly EventDetail[], columns = COLUMNS) => (
      <ListAddresses value={addresses}>{draw(events, 60, columns)}</ListAddresses>
    );
    const { rerender } = render(at(MATCHES));
    const toldAnew = TOLD_TYPES.map((type) => ({ ...type }));
    rerender(at([...MATCHES], listColumns('football', toldAnew)));
    expect(drawn).toBe(1);
    rerender(at([SEVEN_MARKETS, ...MATCHES.slice(1)]));
    expect(drawn).toBe(2);
  });

  it('follows matches that come, change and go as the list is read on', () => {
    const { rerender } = render(draw(MATCHES.slice(0, 2)));
    tell(rows(), true);
    rerender(draw(MATCHES));
    expect(listed()).toEqual(['41', '42', '43', '44']);
    rerender(draw([SEVEN_MARKETS, ...MATCHES.slice(2)], 0));
    expect(listed()).toEqual(['41', '43', '44']);
    expect(rowOf('41').text()).toContain('+7');
  });
});
