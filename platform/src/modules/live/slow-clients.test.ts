import { ManualClock } from '../../kernel/time/clock.ts';
import { LiveHub } from './live-hub.ts';
import type { FrameSocket, LiveClient } from './live-client.ts';
import type { LiveSource, TopicChange } from './live-source.ts';

/** Said here once more, so that room without a bound is noticed. */
const BYTES_PER_HEARTBEAT = 8 * 1024 * 1024;
const [LAGGING_BYTES, SLOW_BYTES] = [256 * 1024, 1024 * 1024];
const [SLOW_AFTER_MS, UNREAD_AFTER_MS] = [10_000, 60_000];

/** A socket whose network the test holds in its hand. */
class HeldSocket implements FrameSocket {
  readonly said: { t: string; topic?: string; seq?: number; data?: unknown; reason?: string }[] = [];
  buffered = 0;
  closed: number | undefined;
  cut = false;

  /** Set where nobody reads: what is written stays. */
  unread = false;

  write(frame: Buffer): void {
    if (this.unread) this.buffered += frame.length;
    if (frame[0] === 0x89) return;
    const header = frame[1] === 127 ? 10 : frame[1] === 126 ? 4 : 2;
    this.said.push(...(JSON.parse(frame.subarray(header).toString()) as HeldSocket['said']));
  }
  bufferedBytes(): number {
    return this.buffered;
  }
  close(code: number): void {
    this.closed = code;
  }
  terminate(): void {
    this.cut = true;
  }
}

const MANY = Array.from({ length: 598 }, (_, n) => `row:${n + 10}`);

/** Two topics whose value counts the ticks. */
class CountingSource implements LiveSource {
  value = 0;
  /** Bytes a snapshot has at least. */
  padding = '';
  snapshots = 0;
  epoch(): string {
    return '7';
  }
  snapshot(): unknown {
    this.snapshots += 1;
    return this.padding === '' ? this.value : this.padding;
  }
  takeChanges(watched: (topic: string) => boolean): readonly TopicChange[] {
    this.value += 1;
    return ['row:1', 'row:2'].filter(watched).map((topic) => ({ topic, data: this.value }));
  }
  producersDown(): readonly string[] {
    return [];
  }
}

describe('clients the network does not keep up with', () => {
  const clock = new ManualClock(0);
  let hub: LiveHub;
  let socket: HeldSocket;
  let source: CountingSource;
  let client: LiveClient;

  beforeEach(() => {
    source = new CountingSource();
    hub = new LiveHub(clock, source, () => []);
    socket = new HeldSocket();
    client = hub.connect(socket);
    hub.subscribe(client, ['row:1', 'row:2']);
    hub.tick();
    socket.said.length = 0;
  });

  it('get no deltas meanwhile, then snapshots of what they missed and deltas from there on', () => {
    socket.buffered = LAGGING_BYTES + 1;
    for (let tick = 0; tick < 50; tick++) hub.tick();
    hub.beat();
    expect(socket.said).toEqual([]);
    socket.buffered = 0;
    hub.tick();
    hub.tick();
    const first = socket.said.filter(({ topic }) => topic === 'row:1');
    expect(first.map(({ t, data }) => [t, data])).toEqual([
      ['snap', 52],
      ['delta', 53],
    ]);
    expect(first[1]?.seq).toBe((first[0]?.seq ?? 0) + 1);
  });

  it('are dropped as slow when they do not catch up, and cut off when they do not leave', () => {
    socket.buffered = LAGGING_BYTES + 1;
    hub.tick();
    clock.advance(SLOW_AFTER_MS - 1);
    hub.tick();
    expect(socket.closed).toBeUndefined();
    clock.advance(1);
    hub.tick();
    expect(socket.said).toEqual([{ t: 'drop', reason: 'slow' }]);
    expect(socket.closed).toBe(1013);
    clock.advance(2_000);
    hub.tick();
    expect(socket.cut).toBe(true);
  });

  it('are dropped at once when too much is waiting', () => {
    socket.buffered = SLOW_BYTES + 1;
    hub.tick();
    expect(socket.said).toEqual([{ t: 'drop', reason: 'slow' }]);
  });

  it('are answered no more than may be queued, however often they ask; what waits follows as they read', () => {
    source.padding = 'x'.repeat(10_000);
    socket.unread = true;
    for (let round = 0; round < 30; round++) {
      hub.subscribe(client, MANY);
      hub.unsubscribe(client, MANY);
    }
    expect(socket.buffered).toBeLessThan(LAGGING_BYTES + 2 * 10_000);
    expect(source.snapshots).toBeLessThan(40);
    hub.subscribe(client, MANY);
    socket.said.length = 0;
    const got = new Set<string | undefined>();
    for (let tick = 0; tick < 40; tick++) {
      socket.buffered = 0;
      hub.tick();
      for (const { t, topic } of socket.said.splice(0)) if (t === 'snap') got.add(topic);
    }
    for (const topic of MANY) expect(got).toContain(topic);
    expect(socket.closed).toBeUndefined();
  });

  it.each([
    ['answers to nonsense', () => hub.subscribe(client, ['?'.repeat(64)])],
    ['news', () => hub.send(client, { t: 'maintenance', window: null })],
    ['words to everybody', () => hub.tellAll({ t: 'maintenance', window: null }, () => true)],
    ['heartbeats', () => hub.beat()],
  ])('have %s queued up to a bound', (_name, say) => {
    socket.unread = true;
    for (let time = 0; time < 60_000 && socket.closed === undefined; time++) say();
    expect(socket.buffered).toBeLessThan(SLOW_BYTES + 1_000);
    expect(socket.closed).toBe(1013);
  });

  it('are dropped when they have read nothing for a minute, however little it is', () => {
    clock.advance(1_000);
    hub.tick();
    socket.unread = true;
    hub.beat();
    clock.advance(UNREAD_AFTER_MS - 1);
    hub.tick();
    expect(socket.closed).toBeUndefined();
    clock.advance(1);
    hub.tick();
    expect(socket.closed).toBe(1013);
  });

  it('are dropped for asking for more than a page could show, also when they read it all', () => {
    source.padding = 'x'.repeat(50_000);
    let bytes = 0;
    while (socket.closed === undefined && bytes < 2 * BYTES_PER_HEARTBEAT) {
      hub.unsubscribe(client, ['row:3']);
      hub.subscribe(client, ['row:3']);
      bytes += 50_000;
    }
    expect(socket.closed).toBe(1008);
    expect(bytes).toBeLessThan(BYTES_PER_HEARTBEAT + 100_000);
  });

  it('do not slow down others', () => {
    const quick = new HeldSocket();
    hub.subscribe(hub.connect(quick), ['row:1', 'row:2']);
    socket.buffered = LAGGING_BYTES + 1;
    hub.tick();
    expect(quick.said.filter(({ t }) => t === 'delta')).toHaveLength(2);
  });
});
