import { jest } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { EventDetail } from '@paddock/contract/schemas';
import { refusal, TOLD_TYPES, type FakePage } from '@paddock/shared-utils/testing';

import { aMatch, askedLists, openBettingPage, settled } from '../pages/betting-page.fixture.ts';
import { useSectionEvents } from './use-section-events.ts';

const EVENTS = '/web-api/sportsbook/events';
const MATCHES = Array.from({ length: 250 }, (_, at) => aMatch(100 + at));

describe('a list that goes on', () => {
  let page: FakePage;
  /** Answers as the server does: a page of them. */
  const list = (matches: readonly EventDetail[]) =>
    page.answer('GET', EVENTS, ({ options }) => {
      const { offset = 0, limit = 100 } = (options.query ?? {}) as { offset?: number; limit?: number };
      const events = matches.slice(offset, offset + limit);
      return { ok: true, httpStatus: 200, data: { events, types: TOLD_TYPES, total: matches.length } };
    });
  const asked = () =>
    askedLists(page).map((query) => {
      const { offset = 0, limit } = query as { offset?: number; limit: number };
      return `${offset}+${limit}`;
    });
  const open = async (query: { readonly withinHours?: number } = {}) => {
    const hook = renderHook((own) => useSectionEvents({ section: 'line', limit: 60, ...own }), {
      initialProps: query,
    });
    await settled();
    return {
      ...hook,
      ids: () => {
        const { value } = hook.result.current;
        return value.status === 'ready' ? value.data.events.map(({ id }) => id) : [];
      },
      more: async () => {
        act(() => hook.result.current.more());
        await settled();
      },
    };
  };
  beforeEach(() => {
    jest.useFakeTimers();
    page = openBettingPage();
    list(MATCHES);
  });
  afterEach(() => {
    cleanup();
    page.remove();
    jest.useRealTimers();
  });

  it('is read to its end, each time what follows alone, and what failed once more', async () => {
    const { ids, more } = await open();
    await more();
    expect(ids()).toHaveLength(120);
    page.answer('GET', EVENTS, refusal('INTERNAL'));
    await more();
    expect(ids()).toHaveLength(120);
    list(MATCHES);
    for (let nr = 0; nr < 3; nr++) await more();
    expect(ids()).toEqual(MATCHES.map(({ id }) => id));
    expect(asked()).toEqual(['0+60', '60+60', '120+60', '120+60', '180+60', '240+60']);
  });

  it('is read again as long as it is when others are listed, no answer over 200, nobody twice', async () => {
    const { ids, more } = await open();
    for (let nr = 0; nr < 4; nr++) await more();
    const before = asked().length;
    page.setList('line', 'football', ['1']);
    page.setList('line', 'football', ['2']);
    list(MATCHES.slice(1));
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    await settled();
    expect(asked().slice(before)).toEqual(['0+200', '200+100']);
    expect(ids()).toEqual(MATCHES.slice(1).map(({ id }) => id));
  });

  it('is read again where matches came or went before what follows, so that nobody is missing or twice', async () => {
    const { ids, more } = await open();
    list(MATCHES.slice(4));
    await more();
    expect(asked()).toEqual(['0+60', '60+60', '0+120']);
    expect(ids()).toEqual(MATCHES.slice(4, 124).map(({ id }) => id));
    const other = MATCHES.with(-1, aMatch(99));
    list([...other.slice(-1), ...other.slice(4, -1)]);
    await more();
    expect(asked().slice(3)).toEqual(['120+60', '0+180']);
    expect(ids()).toEqual(['499', ...MATCHES.slice(4, 183).map(({ id }) => id)]);
  });

  it('begins anew where something else is asked for', async () => {
    const { more, rerender } = await open();
    await more();
    rerender({ withinHours: 3 });
    await settled();
    expect(asked()).toEqual(['0+60', '60+60', '0+60']);
  });
});
