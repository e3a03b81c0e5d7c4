import { ManualClock } from '../../kernel/time/clock.ts';
import { LiveHub } from './live-hub.ts';
import type { FrameSocket } from './live-client.ts';
import type { LiveSource, TopicChange } from './live-source.ts';
import { LAGGING_BYTES, SLOW_AFTER_MS, SLOW_BYTES } from './slow-clients.ts';

/** A socket whose network the test holds in its hand. */
class HeldSocket implements FrameSocket {
  readonly said: { t: string; topic?: string; seq?: number; data?: unknown; reason?: string }[] = [];
  buffered = 0;
  closed: number | undefined;
  cut = false;

  write(frame: Buffer): void {
    const header = frame[1] === 126 ? 4 : 2;
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

/** Two topics whose value counts the ticks. */
class CountingSource implements LiveSource {
  value = 0;
  epoch(): string {
    return '7';
  }
  snapshot(): unknown {
    return this.value;
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

  beforeEach(() => {
    hub = new LiveHub(clock, new CountingSource());
    socket = new HeldSocket();
    const client = hub.connect(socket);
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

  it('do not slow down others', () => {
    const quick = new HeldSocket();
    hub.subscribe(hub.connect(quick), ['row:1', 'row:2']);
    socket.buffered = LAGGING_BYTES + 1;
    hub.tick();
    expect(quick.said.filter(({ t }) => t === 'delta')).toHaveLength(2);
  });
});
