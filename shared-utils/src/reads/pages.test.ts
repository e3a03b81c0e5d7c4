/** @jest-environment node */
import type { ApiResult } from '../http/http-types.ts';
import type { AuthValue } from '../auth/auth-types.ts';
import type { PlayerNewsValue } from '../live/live-types.ts';
import { createStore } from '../stream/store.ts';
import { refusal } from '../testing/answers.ts';
import { createVirtualTiming, settle } from '../testing/virtual-timing.ts';
import { readFromStart, readMore, type PageOf } from './pages.ts';
import { createReads } from './reads.ts';

/** A server with lists of numbers, two a page. */
function list() {
  const server = { rows: [9, 8, 7, 6, 5], fails: false, asked: [] as (string | null)[] };
  const readPage = (cursor: string | null): Promise<ApiResult<PageOf<number>>> => {
    server.asked.push(cursor);
    if (server.fails) return Promise.resolve(refusal('INTERNAL'));
    const from = cursor === null ? 0 : server.rows.indexOf(Number(cursor)) + 1;
    const rows = server.rows.slice(from, from + 2);
    const next = from + 2 < server.rows.length ? String(rows.at(-1)) : null;
    return Promise.resolve({ ok: true, httpStatus: 200, data: { rows, next, total: server.rows.length } });
  };
  const reads = createReads({
    auth$: createStore<AuthValue>({ status: 'guest', userId: null, banLevel: 0 }).stream,
    playerNews$: createStore<PlayerNewsValue>({ status: 'none', seq: 0 }).stream,
    timing: createVirtualTiming(0),
    visibility: { isVisible: () => true },
  });
  const pages = reads.watchRead({ key: 'list', read: readFromStart(readPage) });
  const shown = () => {
    const value = pages.snapshot();
    return value.status === 'ready' ? value.data : value.status;
  };
  return { server, pages, shown, more: () => readMore(pages, readPage) };
}

describe('a list read page by page', () => {
  let at: ReturnType<typeof list>;
  beforeEach(async () => {
    at = list();
    at.pages.subscribe();
    await settle();
  });

  it('opens page after page, each asked for once', async () => {
    expect(at.shown()).toMatchObject({ rows: [9, 8], next: '8', total: 5 });
    await at.more();
    await at.more();
    expect(at.shown()).toMatchObject({ rows: [9, 8, 7, 6, 5], next: null });
    expect(at.server.asked).toEqual([null, '8', '6']);
  });

  it('stays as far open as it was when it is read again, without a row twice', async () => {
    await at.more();
    at.server.rows.unshift(10);
    at.pages.reload();
    await settle();
    expect(at.shown()).toMatchObject({ rows: [10, 9, 8, 7], next: '7', pageCount: 2 });
  });

  it('keeps its rows when a refresh or the next page fails, and the press can be repeated', async () => {
    await at.more();
    at.server.fails = true;
    at.pages.reload();
    await settle();
    await at.more();
    expect(at.shown()).toMatchObject({ rows: [9, 8, 7, 6] });
    at.server.fails = false;
    await at.more();
    expect(at.shown()).toMatchObject({ rows: [9, 8, 7, 6, 5] });
  });

  it('takes more after a refresh that is under way, from where that ends', async () => {
    at.server.rows.unshift(11, 10);
    at.pages.reload();
    await at.more();
    expect(at.shown()).toMatchObject({ rows: [11, 10, 9, 8], next: '8' });
  });
});
