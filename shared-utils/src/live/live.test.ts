/** @jest-environment node */
import type { SharedUtils } from '../page/shared-utils.ts';
import { anEvent } from '../testing/samples.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import type { LiveValue } from './live-types.ts';

describe('the live socket', () => {
  let world: TestWorld;
  let shared: SharedUtils;
  let seen: LiveValue['status'][];

  beforeEach(() => {
    world = createTestWorld();
    seen = [];
  });
  afterEach(() => world.close());

  async function pass(byMs = 50): Promise<void> {
    await world.timing.advanceAsync(byMs);
  }

  function open(): void {
    shared = world.open();
    shared.live.live$.subscribe(({ status }) => seen.push(status));
  }

  async function watch(eventId = '401'): Promise<() => void> {
    world.live.publish(`row:${eventId}`, anEvent({ id: eventId }));
    const subscription = shared.odds.watchEvent(eventId, 'row').subscribe();
    await pass();
    return () => subscription.unsubscribe();
  }

  /** Time with a heartbeat every five seconds. */
  async function live(beats: number): Promise<void> {
    for (let beat = 0; beat < beats; beat++) {
      await pass(5_000);
      world.live.beat();
    }
  }

  it('is not opened before somebody watches or signs in', async () => {
    open();
    await pass(60_000);
    expect(world.live.sockets).toHaveLength(0);
    await watch();
    expect(world.live.sockets.map(({ url }) => url)).toEqual(['wss://paddock.test/web-api/live']);
    expect(seen).toEqual(['idle', 'connecting', 'open']);
  });

  it('asks for many topics in one message', async () => {
    open();
    for (let id = 1; id <= 40; id++) shared.odds.watchEvent(String(id), 'row').subscribe();
    await pass();
    const subs = world.live.present.received.filter(({ t }) => t === 'sub');
    expect(subs).toHaveLength(1);
    expect(world.live.present.topics.size).toBe(40);
  });

  it('subscribes once however many watch, and unsubscribes after the last with a little patience', async () => {
    open();
    await watch('402');
    const first = await watch();
    const second = await watch();
    first();
    await pass(10_000);
    expect(world.live.present.topics.has('row:401')).toBe(true);
    second();
    await pass(2_000);
    expect(world.live.present.topics.has('row:401')).toBe(true);
    const third = await watch();
    await pass(4_000);
    expect(world.live.present.topics.has('row:401')).toBe(true);
    third();
    await pass(3_100);
    expect(world.live.present.topics.has('row:401')).toBe(false);
    expect(world.live.present.received.filter(({ t }) => t === 'sub')).toHaveLength(1);
  });

  it('hangs up when nothing is watched any more', async () => {
    open();
    const stop = await watch();
    stop();
    await pass(3_100);
    expect(world.live.present.isClosed).toBe(true);
    expect(seen.at(-1)).toBe('idle');
  });

  it('is stale after three missed heartbeats and connects anew [rules §1]', async () => {
    open();
    await watch();
    await live(2);
    await pass(14_900);
    expect(seen.at(-1)).toBe('open');
    world.live.isSilent = true;
    await pass(100);
    expect(seen.at(-1)).toBe('stale');
    expect(world.live.sockets).toHaveLength(2);
    await pass(15_000);
    expect(world.live.sockets).toHaveLength(3);
    world.live.isSilent = false;
    await pass(15_000);
    expect(seen.at(-1)).toBe('open');
    expect(world.live.present.topics.has('row:401')).toBe(true);
  });

  it('stays open over a short loss and comes back with growing delays', async () => {
    open();
    await watch();
    world.live.present.drop();
    await pass(374);
    expect(world.live.sockets).toHaveLength(1);
    await pass(26);
    expect(world.live.sockets).toHaveLength(2);
    expect(world.live.present.topics.has('row:401')).toBe(true);
    world.live.isSilent = true;
    world.live.present.drop();
    await pass(380);
    world.live.present.drop();
    await pass(700);
    expect(world.live.sockets).toHaveLength(3);
    await pass(60);
    expect(world.live.sockets).toHaveLength(4);
    expect(seen).toEqual(['idle', 'connecting', 'open']);
  });

  it('takes a frame that is no list of messages as a lost connection', async () => {
    open();
    await watch();
    world.live.present.sendText('{"t":"beat"}');
    world.live.present.sendText('[');
    await pass(1_000);
    expect(world.live.sockets).toHaveLength(2);
  });

  it('does not listen to a socket it has given up', async () => {
    open();
    await watch();
    const old = world.live.present;
    world.live.isSilent = true;
    await pass(15_100);
    old.isClosed = false;
    old.send({ t: 'beat', serverTimeMs: 0, producersDown: ['x'] });
    expect(seen.at(-1)).toBe('stale');
  });

  it('tells which producers are down', async () => {
    open();
    await watch();
    world.live.beat(['simulation']);
    expect(shared.live.live$.snapshot()).toEqual({ status: 'open', producersDown: ['simulation'] });
    world.live.beat();
    expect(shared.live.live$.snapshot()).toEqual({ status: 'open', producersDown: [] });
  });

  it('sets the server clock by heartbeats [rules §1]', async () => {
    open();
    await watch();
    world.live.present.send({ t: 'beat', serverTimeMs: world.timing.nowMs() + 90_000, producersDown: [] });
    expect(shared.clock.serverNowMs()).toBe(world.timing.nowMs() + 90_000);
  });

  it('pauses 30 s after the page is hidden and comes back when shown [S9-08]', async () => {
    open();
    await watch();
    world.visibility.hide();
    await live(5);
    expect(seen.at(-1)).toBe('open');
    await pass(5_000);
    expect(seen.at(-1)).toBe('paused');
    await pass(120_000);
    expect(world.live.sockets).toHaveLength(1);
    world.visibility.show();
    await pass();
    expect(seen.at(-1)).toBe('open');
    expect(world.live.present.topics.has('row:401')).toBe(true);
  });

  it('does not pause when shown again in time', async () => {
    open();
    await watch();
    world.visibility.hide();
    await live(5);
    world.visibility.show();
    await live(20);
    expect(seen).toEqual(['idle', 'connecting', 'open']);
  });
});
