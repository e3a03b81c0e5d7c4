/** @jest-environment node */
import type { PlayerNews } from '@paddock/contract';

import type { SharedUtils } from '../page/shared-utils.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const LOGIN = { login: 'ann@example.org', password: 'right horse', save: true };

describe('the player’s own news', () => {
  let world: TestWorld;
  let shared: SharedUtils;
  let news: PlayerNews[];

  beforeEach(() => {
    world = createTestWorld();
    news = [];
  });
  afterEach(() => world.close());

  async function pass(byMs = 50): Promise<void> {
    await world.timing.advanceAsync(byMs);
  }

  function open(): void {
    shared = world.open();
    shared.live.playerNews$.subscribe((value) => {
      if (value.status === 'news') news.push(value.news);
    });
  }

  function tell(seq: number, data: PlayerNews): void {
    world.live.present.send({ t: 'delta', topic: 'player', seq, data });
  }

  function words(): string[] {
    return world.live.present.received.map(({ t }) => t);
  }

  it('names the player before asking for the topic, and takes the name back at sign-out', async () => {
    open();
    await shared.auth.signIn('password', LOGIN);
    await pass();
    const { received } = world.live.present;
    expect(received).toEqual([
      { t: 'auth', token: expect.stringMatching(/^h\./) },
      { t: 'sub', topics: ['player'], sinceMs: expect.any(Number) },
    ]);
    shared.odds.watchCatalogue().subscribe();
    await pass();
    void shared.auth.logout();
    await pass();
    expect(received.slice(-2)).toEqual([
      { t: 'unsub', topics: ['player'] },
      { t: 'auth', token: '' },
    ]);
  });

  it('brings news in order, each once', async () => {
    world.userId = '7';
    open();
    await pass();
    news = [];
    tell(4, { kind: 'bet', betId: '1', status: 'won' });
    tell(4, { kind: 'bet', betId: '1', status: 'won' });
    tell(5, { kind: 'bet', betId: '2', status: 'lost' });
    expect(news).toEqual([
      { kind: 'bet', betId: '1', status: 'won' },
      { kind: 'bet', betId: '2', status: 'lost' },
    ]);
  });

  it('reads nothing twice at load: the server says whether anything was missed', async () => {
    world.userId = '7';
    const beganMs = world.timing.nowMs();
    open();
    await pass();
    expect(news).toEqual([]);
    expect(world.live.present.received[1]).toMatchObject({ topics: ['player'], sinceMs: beganMs });
    tell(1, { kind: 'missed' });
    expect(news).toEqual([{ kind: 'missed' }]);
  });

  it('counts what pages read again for: settings are kept by the page itself', async () => {
    world.userId = '7';
    open();
    await pass();
    tell(1, { kind: 'settings', version: 2 });
    expect(shared.live.playerNews$.snapshot()).toMatchObject({ seq: 0, news: { kind: 'settings' } });
    tell(2, { kind: 'inbox' });
    expect(shared.live.playerNews$.snapshot().seq).toBe(1);
  });

  it('has everything read again after a gap and after a reconnect', async () => {
    world.userId = '7';
    open();
    await pass();
    tell(1, { kind: 'bet', betId: '1', status: 'won' });
    news = [];
    tell(3, { kind: 'bet', betId: '3', status: 'won' });
    expect(news).toEqual([{ kind: 'missed' }, { kind: 'bet', betId: '3', status: 'won' }]);
    news = [];
    world.live.present.drop();
    await pass(1_000);
    expect(news).toEqual([{ kind: 'missed' }]);
    expect(words()).toEqual(['auth', 'sub']);
  });

  it('brings another token when the server refuses the one it was given', async () => {
    world.userId = '7';
    open();
    await pass();
    const first = world.live.present.received[0];
    world.live.present.send({ t: 'err', code: 'TOKEN_EXPIRED' });
    world.live.present.send({ t: 'err', code: 'UNAUTHENTICATED', topic: 'player' });
    await pass();
    expect(words()).toEqual(['auth', 'sub', 'auth', 'sub']);
    expect(world.live.present.received[2]).not.toEqual(first);
  });

  it('asks the server for the session when told that it has ended', async () => {
    world.userId = '7';
    open();
    await pass();
    world.userId = null;
    tell(1, { kind: 'signed-out' });
    await pass();
    expect(shared.auth.auth$.snapshot().status).toBe('guest');
  });
});
