import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { PageProps } from '@paddock/contract';
import type { EventDetail, EventState } from '@paddock/contract/schemas';
import {
  aMarket,
  anEvent,
  answered,
  installFakePage,
  TOLD_TYPES,
  type FakePage,
} from '@paddock/shared-utils/testing';

import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };

const EVENTS = '/web-api/sportsbook/events';

/** A page of fakes with everything on the screen and a window this wide; jsdom knows neither. */
export function openBettingPage(
  options: Parameters<typeof installFakePage>[0] = {},
  widthPx = 1366,
): FakePage {
  class SeesAll {
    readonly observe: (target: Element) => void;
    readonly unobserve = () => undefined;
    readonly disconnect = () => undefined;
    constructor(onSeen: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
      this.observe = (target) => onSeen([{ target, isIntersecting: true }]);
    }
  }
  const least = (query: string): number => Number(/width >= (\d+)px/.exec(query)?.[1]);
  Object.assign(window, {
    IntersectionObserver: SeesAll,
    matchMedia: (query: string) => ({
      matches: widthPx >= least(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  return installFakePage({ dictionaries: { betting: { en, ru } }, ...options });
}

export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn += 1) await act(() => Promise.resolve());
};

/** What the server lists: these, or `total` of which these are the first. */
export function listEvents(page: FakePage, events: readonly EventDetail[], total = events.length): void {
  page.answer('GET', EVENTS, answered({ events, total, types: TOLD_TYPES }));
}

/** Queries of the lists asked for so far, oldest first. */
export function askedLists(page: FakePage): readonly unknown[] {
  return page.requests.filter(({ path }) => path === EVENTS).map(({ options }) => options.query);
}

/** A match with ids of its own in a championship of its own, unless told. */
export function aMatch(nr: number, change: Partial<EventDetail> = {}): EventDetail {
  return anEvent({
    id: `4${nr}`,
    championship: { id: `3${nr}`, slug: `league-${nr}`, name: { en: `League ${nr}`, ru: `Лига ${nr}` } },
    markets: [aMarket({ id: `5${nr}` })],
    ...change,
  });
}

export function stateOf(change: Partial<EventState>): EventState {
  return { ...anEvent().state, ...change };
}

/** Props of a page at an address. */
export function pageAt(path: string, params: PageProps['params'] = {}): PageProps {
  return {
    page: '',
    routeId: '',
    params,
    path,
    query: '',
    status: 200,
    setSeo: jest.fn(),
    onReady: () => undefined,
  } as unknown as PageProps;
}

/** The row of an event, as far as its list shows it. */
export function rowOf(eventId: string) {
  const row = document.querySelector<HTMLElement>(`[data-event="${eventId}"]`);
  if (row === null) throw new Error(`no row of ${eventId}`);
  return { row, text: () => row.textContent.replace(/\s+/g, ' ').trim(), ...within(row) };
}

/** Ids of the events that are listed, from top to bottom. */
export function listed(): readonly (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-event]')].map(({ dataset }) => dataset['event']);
}

/** Where the links with such a name lead. */
export function linksTo(name: RegExp): readonly (string | null)[] {
  return screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));
}
