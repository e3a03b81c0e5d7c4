/** @jest-environment node */
import type { AuthValue } from '../auth/auth-types.ts';
import type { PlayerNewsValue } from '../live/live-types.ts';
import { createPlayerValue } from './player-value.ts';
import { createStore } from './store.ts';

type Answer = { readonly held: number } | null;

const GUEST: AuthValue = { status: 'guest', userId: null, banLevel: 0 };
const player = (userId: string): AuthValue => ({ status: 'signed-in', userId, banLevel: 0 });
const settled = () => new Promise((resolve) => setImmediate(resolve));

function open(first: AuthValue) {
  const auth = createStore<AuthValue>(first);
  const asked: ((answer: Answer) => void)[] = [];
  const news = createStore<PlayerNewsValue>({ status: 'none', seq: 0 });
  const source = createPlayerValue<{ readonly held: number }>(
    { auth$: auth.stream, playerNews$: news.stream },
    () => new Promise((resolve) => asked.push(resolve)),
    ['held:changed'],
  );
  const tell = (kind: 'held:changed' | 'other:changed' | 'missed') =>
    news.set({
      status: 'news',
      seq: asked.length + 1,
      news: kind === 'missed' ? { kind } : { kind, id: '1' },
    });
  const answer = async (at: number, value: Answer) => {
    asked[at]?.(value);
    await settled();
  };
  return { ...source, auth, tell, asked, answer, now: () => source.value$.snapshot() };
}

describe('a value of the player’s own', () => {
  it('is read once for all who look, and for nobody before', async () => {
    const { value$, asked, answer, now } = open(player('7'));
    expect([asked.length, now()]).toEqual([0, { status: 'loading' }]);
    value$.subscribe();
    value$.subscribe();
    expect(asked).toHaveLength(1);
    await answer(0, { held: 1 });
    expect(now()).toEqual({ status: 'ready', held: 1 });
  });

  it('is a guest’s never, and read for whoever signs in', async () => {
    const { value$, auth, asked, answer, now } = open(GUEST);
    value$.subscribe();
    expect([asked.length, now()]).toEqual([0, { status: 'none' }]);
    auth.set(player('7'));
    await answer(0, { held: 1 });
    auth.set(player('7'));
    expect([asked.length, now()]).toEqual([1, { status: 'ready', held: 1 }]);
    auth.set(GUEST);
    expect([asked.length, now()]).toEqual([1, { status: 'none' }]);
  });

  it('is not shown to the next player, however late it comes', async () => {
    const { value$, auth, answer, now } = open(player('7'));
    value$.subscribe();
    auth.set(player('8'));
    await answer(0, { held: 7 });
    expect(now()).toEqual({ status: 'loading' });
    await answer(1, { held: 8 });
    expect(now()).toEqual({ status: 'ready', held: 8 });
  });

  it('is what was asked for last, a command’s answer too', async () => {
    const { value$, refresh, answer, now } = open(player('7'));
    value$.subscribe();
    await refresh(() => Promise.resolve({ held: 2 }));
    await answer(0, { held: 1 });
    expect(now()).toEqual({ status: 'ready', held: 2 });
    void refresh();
    expect(now()).toEqual({ status: 'ready', held: 2 });
    await answer(1, { held: 3 });
    expect(now()).toEqual({ status: 'ready', held: 3 });
  });

  it('is read again after news of its kind, and when news was missed, if anybody has looked', async () => {
    const { value$, tell, asked, answer } = open(player('7'));
    tell('held:changed');
    expect(asked).toHaveLength(0);
    value$.subscribe();
    await answer(0, { held: 1 });
    tell('other:changed');
    expect(asked).toHaveLength(1);
    tell('held:changed');
    expect(asked).toHaveLength(2);
    tell('missed');
    expect(asked).toHaveLength(3);
  });

  it('is an error without an answer, and stale where an earlier one stands', async () => {
    const { value$, refresh, answer, now } = open(player('7'));
    value$.subscribe();
    await answer(0, null);
    expect(now()).toEqual({ status: 'error' });
    void refresh();
    expect(now()).toEqual({ status: 'loading' });
    await answer(1, { held: 1 });
    void refresh();
    await answer(2, null);
    void refresh();
    await answer(3, null);
    expect(now()).toEqual({ status: 'stale', held: 1 });
  });
});
