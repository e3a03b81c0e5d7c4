/** @jest-environment node */
import type { PlayerNews } from '@paddock/contract';
import { firstValueFrom, filter, map } from 'rxjs';

import type { AuthValue } from '../auth/auth-types.ts';
import { networkError } from '../http/failures.ts';
import type { ApiResult } from '../http/http-types.ts';
import type { PlayerNewsValue } from '../live/live-types.ts';
import { createStore } from '../stream/store.ts';
import { refusal } from '../testing/answers.ts';
import { createVirtualTiming, settle } from '../testing/virtual-timing.ts';
import { TRY_AGAIN_MS } from './entry.ts';
import { createReads, KEPT_COUNT, KEPT_MS } from './reads.ts';
import type { ReadDefinition, ReadStream } from './reads-types.ts';

interface Asked {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly answer: (result: ApiResult<string>) => Promise<void>;
}

const signedIn = (userId: string): AuthValue => ({ status: 'signed-in', userId, banLevel: 0 });
const GUEST: AuthValue = { status: 'guest', userId: null, banLevel: 0 };
const ok = (data: string): ApiResult<string> => ({ ok: true, httpStatus: 200, data });

function setting() {
  const auth = createStore<AuthValue>(signedIn('7'));
  const news = createStore<PlayerNewsValue>({ status: 'none', seq: 0 });
  const timing = createVirtualTiming(0);
  const page = { isVisible: true };
  const reads = createReads({
    auth$: auth.stream,
    playerNews$: news.stream,
    timing,
    visibility: { isVisible: () => page.isVisible },
  });
  const asked: Asked[] = [];

  return {
    auth,
    timing,
    page,
    asked,
    last: () => asked.at(-1) as Asked,
    watchRead: (key: string, more: Partial<ReadDefinition<string>> = {}) =>
      reads.watchRead<string>({
        key,
        read: (signal) =>
          new Promise((resolve) => {
            const answer = (result: ApiResult<string>) => {
              resolve(result);
              return settle();
            };
            asked.push({ key, signal, answer });
          }),
        ...more,
      }),
    tell: (item: PlayerNews) => news.set({ status: 'news', seq: news.get().seq + 1, news: item }),
  };
}

/** What a watcher has seen, as words, and how it leaves. */
function watch(stream: ReadStream<string>) {
  const seen: string[] = [];
  const subscription = stream.subscribe((value) =>
    seen.push(value.status === 'ready' ? value.data : value.status),
  );
  return { seen, leave: () => subscription.unsubscribe() };
}

describe('the cache of answers', () => {
  let at: ReturnType<typeof setting>;
  beforeEach(() => {
    at = setting();
  });

  it('reads once for all who watch a key', async () => {
    const header = watch(at.watchRead('bonuses'));
    const office = watch(at.watchRead('bonuses'));
    await at.last().answer(ok('one'));
    const later = watch(at.watchRead('bonuses'));
    expect([header.seen, office.seen, later.seen]).toEqual([['loading', 'one'], ['loading', 'one'], ['one']]);
    expect(at.asked).toHaveLength(1);
  });

  it('reads nothing before somebody watches, and gives up what nobody waits for', () => {
    const stream = at.watchRead('bets');
    expect([stream.snapshot(), at.asked.length]).toEqual([{ status: 'loading' }, 0]);
    watch(stream).leave();
    expect(at.last().signal.aborted).toBe(true);
  });

  it('shows who comes back what was known while it is read again', async () => {
    const first = watch(at.watchRead('bets'));
    await at.last().answer(ok('old'));
    first.leave();
    const second = watch(at.watchRead('bets'));
    await at.last().answer(ok('new'));
    expect([second.seen, at.asked.length]).toEqual([['old', 'new'], 2]);
  });

  it('keeps an answer nobody watches for a while, and so many of them', async () => {
    const visit = async (key: string) => {
      const one = watch(at.watchRead(key));
      await at.last().answer(ok(key));
      one.leave();
    };
    await visit('first');
    for (let nr = 0; nr < KEPT_COUNT; nr++) await visit(`other ${nr}`);
    expect(at.watchRead('first').snapshot().status).toBe('loading');
    expect(at.watchRead('other 0').snapshot().status).toBe('ready');
    at.timing.advance(KEPT_MS + 1);
    expect(at.watchRead('other 0').snapshot().status).toBe('loading');
  });

  it('keeps no answer that must not be seen twice', async () => {
    const quote = watch(at.watchRead('quote', { isOnce: true }));
    await at.last().answer(ok('1.08'));
    quote.leave();
    expect(watch(at.watchRead('quote', { isOnce: true })).seen).toEqual(['loading']);
  });

  it('keeps the answer over a failed refresh, and says when there is none', async () => {
    const bets = watch(at.watchRead('bets', { on: ['bet'] }));
    await at.last().answer(refusal('INTERNAL'));
    expect(bets.seen).toEqual(['loading', 'error']);
    at.watchRead('bets').reload();
    await at.last().answer(ok('one'));
    at.tell({ kind: 'bet', betId: '1', status: 'won' });
    await at.last().answer(refusal('INTERNAL'));
    expect(bets.seen).toEqual(['loading', 'error', 'loading', 'one']);
  });

  it('reads again for news of a product, which nothing lists', async () => {
    watch(at.watchRead('tosses', { on: ['coin-toss:fell'] }));
    await at.last().answer(ok('tosses'));
    at.asked.length = 0;
    at.tell({ kind: 'dice:rolled', id: '1' });
    expect(at.asked).toEqual([]);
    at.tell({ kind: 'coin-toss:fell', id: '1' });
    expect(at.asked.map(({ key }) => key)).toEqual(['tosses']);
  });

  it('reads again for news of a kind it depends on, and for no other', async () => {
    watch(at.watchRead('bets', { on: ['placement', 'bet'] }));
    await at.last().answer(ok('bets'));
    watch(at.watchRead('statement', { on: ['accounts'] }));
    await at.last().answer(ok('statement'));
    watch(at.watchRead('inbox', { on: ['inbox'] }));
    await at.last().answer(ok('inbox'));
    watch(at.watchRead('countries'));
    await at.last().answer(ok('countries'));
    at.asked.length = 0;
    // What the server tells of one settled bet.
    at.tell({ kind: 'bet', betId: '1', status: 'won' });
    at.tell({ kind: 'accounts' });
    expect(at.asked.map(({ key }) => key)).toEqual(['bets', 'statement']);
    for (const one of [...at.asked]) await one.answer(ok('new'));
    at.asked.length = 0;
    at.tell({ kind: 'missed' });
    expect(at.asked.map(({ key }) => key)).toEqual(['bets', 'statement', 'inbox']);
  });

  it('reads once more, not once each, for news that come while it is reading', async () => {
    const bets = watch(at.watchRead('bets', { on: ['bet'] }));
    for (const betId of ['1', '2', '3']) at.tell({ kind: 'bet', betId, status: 'lost' });
    expect(at.asked).toHaveLength(1);
    await at.last().answer(ok('before'));
    expect(at.asked).toHaveLength(2);
    await at.last().answer(ok('after'));
    expect([bets.seen, at.asked.length]).toEqual([['loading', 'before', 'after'], 2]);
  });

  it('asks every so often while the page is visible and somebody watches', async () => {
    const status = watch(at.watchRead('deposit', { everyMs: 3_000 }));
    await at.last().answer(ok('pending'));
    await at.timing.advanceAsync(3_000);
    expect(at.asked).toHaveLength(2);
    await at.last().answer(ok('pending'));
    at.page.isVisible = false;
    await at.timing.advanceAsync(9_000);
    expect(at.asked).toHaveLength(2);
    at.page.isVisible = true;
    await at.timing.advanceAsync(3_000);
    expect(at.asked).toHaveLength(3);
    await at.last().answer(ok('done'));
    status.leave();
    expect(at.timing.pending).toBe(0);
  });

  it('tries again what got no answer, and leaves a refusal as it is', async () => {
    const bets = watch(at.watchRead('bets'));
    await at.last().answer(networkError());
    await at.timing.advanceAsync(TRY_AGAIN_MS);
    await at.last().answer(refusal('FORBIDDEN'));
    expect([bets.seen, at.asked.length, at.timing.pending]).toEqual([['loading', 'error', 'error'], 2, 0]);
  });

  it('never shows the answers of one player to the next', async () => {
    const open = watch(at.watchRead('bets'));
    await at.last().answer(ok('of 7'));
    const left = watch(at.watchRead('statement'));
    await at.last().answer(ok('of 7'));
    left.leave();
    const late = watch(at.watchRead('inbox'));
    const underWay = at.last();
    at.auth.set(GUEST);
    at.auth.set(signedIn('8'));
    await underWay.answer(ok('of 7, late'));
    expect(at.watchRead('bets').snapshot().status).toBe('loading');
    expect(at.watchRead('statement').snapshot().status).toBe('loading');
    expect([open.seen, late.seen]).toEqual([['loading', 'of 7', 'loading'], ['loading']]);
    for (const { answer } of at.asked.filter(({ signal }) => !signal.aborted)) await answer(ok('of 8'));
    expect([open.seen.at(-1), late.seen.at(-1)]).toEqual(['of 8', 'of 8']);
  });

  it('keeps what is the same for all visitors over a sign-out', async () => {
    const events = watch(at.watchRead('events', { isPublic: true }));
    await at.last().answer(ok('list'));
    at.auth.set(GUEST);
    expect([events.seen, at.asked.length]).toEqual([['loading', 'list'], 1]);
  });

  it('is a stream like any other: rxjs pipes it', async () => {
    const first = firstValueFrom(
      at.watchRead('bets').pipe(
        filter((value) => value.status === 'ready'),
        map(({ data }) => data.length),
      ),
    );
    await at.last().answer(ok('four'));
    expect(await first).toBe(4);
  });
});
