import { ALIVE_SILENCE_MS, DELAY_MS, Products, RECOVERY_PATIENCE_MS } from './products.ts';

const NOW_MS = Date.UTC(2026, 10, 1, 12);
const LIVE = { id: 1, name: 'LO', folder: 'liveodds', active: true, recoveryWindowMinutes: 60 };
const PRE = { id: 3, name: 'Ctrl', folder: 'pre', active: true, recoveryWindowMinutes: 600 };

/** Two products at a moment that a test moves on. */
function open(toldUntil: ReadonlyMap<number, number> = new Map()) {
  const products = new Products([LIVE, PRE, { ...LIVE, id: 5, active: false }], toldUntil, 100);
  let nowMs = NOW_MS;
  return {
    products,
    pass: (ms: number) => (nowMs += ms),
    alive: (product = 1, over: { subscribed?: boolean; timestampMs?: number } = {}) =>
      products.alive({ kind: 'alive', product, timestampMs: nowMs, subscribed: true, ...over }, nowMs),
    complete: (requestId: number, product = 1) =>
      products.complete({ kind: 'snapshot_complete', product, timestampMs: nowMs, requestId }),
    tick: () => products.tick(nowMs),
    now: () => nowMs,
  };
}
const recovery = (requestId: number, afterMs?: number) => ({
  product: 1,
  folder: 'liveodds',
  requestId,
  afterMs,
});

describe('a product of the feed', () => {
  it('is up after the recovery that its first word asks for, and no other product with it', () => {
    const { products, alive, complete } = open();
    expect(alive()).toMatchObject({ recoveries: [recovery(101)] });
    expect(alive().recoveries).toEqual([]);
    expect(products.stateOf(1)).toBe('recovering');
    expect(complete(101).up).toEqual([{ product: 1, recoveredSinceMs: NOW_MS }]);
    expect([...products.states]).toEqual([
      [1, 'up'],
      [3, 'down'],
    ]);
    expect(alive(5)).toEqual({ up: [], down: [], recoveries: [] });
  });

  it('is down after two silent heartbeats, and asks for what it missed when it speaks again', () => {
    const { products, alive, complete, pass, tick } = open();
    alive();
    complete(101);
    pass(10_000);
    alive();
    pass(ALIVE_SILENCE_MS);
    expect(tick().down).toEqual([]);
    pass(1);
    expect(tick().down).toEqual([1]);
    expect(tick().down).toEqual([]);
    expect(products.stateOf(1)).toBe('down');
    expect(alive().recoveries).toEqual([recovery(102, NOW_MS + 10_000)]);
  });

  it('asks for no more than its window, and goes on where an earlier start stopped', () => {
    const { alive } = open(
      new Map([
        [1, NOW_MS - 2 * 3_600_000],
        [3, NOW_MS - 2 * 3_600_000],
      ]),
    );
    expect(alive(1).recoveries).toEqual([recovery(101, NOW_MS - 59 * 60_000)]);
    expect(alive(3).recoveries).toMatchObject([{ afterMs: NOW_MS - 2 * 3_600_000, folder: 'pre' }]);
  });

  it('that lost messages recovers, also in the middle of a recovery, whose end then counts no more', () => {
    const { products, alive, complete } = open();
    alive();
    complete(101);
    expect(alive(1, { subscribed: false })).toMatchObject({ down: [1], recoveries: [{ requestId: 102 }] });
    expect(alive(1, { subscribed: false })).toMatchObject({ down: [], recoveries: [{ requestId: 103 }] });
    expect(complete(102).up).toEqual([]);
    expect(products.stateOf(1)).toBe('recovering');
    expect(complete(103).up).toHaveLength(1);
    expect(complete(103).up).toEqual([]);
  });

  it('asks again after a refusal, each time later, and for a recovery that does not end', () => {
    const { products, alive, pass, tick, now } = open();
    alive();
    products.refused(1, 101, now());
    pass(9_000);
    expect([alive(), tick()].flatMap(({ recoveries }) => recoveries)).toEqual([]);
    pass(1_000);
    expect(tick().recoveries).toEqual([recovery(102)]);
    products.refused(1, 101, now());
    expect(products.stateOf(1)).toBe('recovering');
    products.refused(1, 102, now());
    pass(19_000);
    expect(alive().recoveries).toEqual([]);
    pass(1_000);
    expect(tick().recoveries).toEqual([recovery(103)]);
    pass(RECOVERY_PATIENCE_MS + 1);
    expect(alive().recoveries).toEqual([]);
    expect(tick().recoveries).toEqual([recovery(104)]);
  });

  it('is up by a recovery nobody answered for, which is asked for again only if nothing of it comes', () => {
    const { products, alive, complete, pass, tick, now } = open();
    alive();
    expect(products.unanswered(1, 101, now())).toBe(true);
    expect(products.stateOf(1)).toBe('recovering');
    pass(10_000);
    expect(alive().recoveries).toEqual([]);
    expect(tick().recoveries).toEqual([recovery(102)]);
    expect(complete(101).up).toEqual([]);
    expect(products.unanswered(1, 102, now())).toBe(true);
    pass(19_000);
    expect(tick().recoveries).toEqual([]);
    products.answering(1, 102);
    pass(1_000);
    expect(tick().recoveries).toEqual([]);
    expect(complete(102).up).toHaveLength(1);
  });

  it('waits for a recovery that began to come before its answer was given up', () => {
    const { products, alive, pass, tick, now } = open();
    alive();
    products.answering(1, 100);
    products.answering(1, 101);
    expect(products.unanswered(1, 101, now())).toBe(false);
    pass(15_000);
    expect([alive(), tick()].flatMap(({ recoveries }) => recoveries)).toEqual([]);
    expect(products.unanswered(1, 100, now())).toBe(false);
  });

  it('that is behind is stopped, and trusted again without a recovery once it has caught up', () => {
    const { products, alive, complete, now } = open();
    alive();
    complete(101);
    expect(products.heard(1, now() - DELAY_MS, now()).down).toEqual([]);
    expect(products.heard(1, now() - DELAY_MS - 1, now()).down).toEqual([1]);
    expect(products.heard(1, now() - DELAY_MS - 1, now()).down).toEqual([]);
    expect(products.stateOf(1)).toBe('delayed');
    expect(alive()).toMatchObject({ up: [{ product: 1, recoveredSinceMs: undefined }], recoveries: [] });
  });

  it('is down with its connection', () => {
    const { products, alive, complete, tick } = open();
    alive();
    alive(3);
    complete(101);
    expect(products.disconnected().down).toEqual([1]);
    expect(tick()).toEqual({ up: [], down: [], recoveries: [] });
    expect(complete(102, 3).up).toEqual([]);
    expect(alive().recoveries).toMatchObject([{ requestId: 103 }]);
  });
});
