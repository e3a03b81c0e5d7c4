import { createCountedEvents, WINDOW_MS, type RecordedEvent } from './counted-events.ts';

/** Said here once more, so that room without a bound is noticed. */
const ROOM = { ofKind: 256, ofEach: 32, sums: 64 };
const event = (more: Partial<RecordedEvent> = {}): RecordedEvent => ({
  kind: 'sign-in-failed',
  account: 'player:1',
  network: '203.0.113.0/24',
  device: null,
  code: 'WRONG_CREDENTIALS',
  ...more,
});
const quiet = event({ account: 'player:77', network: '198.51.100.0/24' });

describe('events of the security record', () => {
  it('are rows by account, network, device and code, the same ones counted', () => {
    const events = createCountedEvents();
    for (let n = 0; n < 3; n++) events.add(event(), 5);
    events.add(event({ device: 'd' }), 6);
    expect(events.take(10)).toEqual([
      { ...event(), windowMs: 0, count: 3, sumOf: null },
      { ...event({ device: 'd' }), windowMs: 0, count: 1, sumOf: null },
    ]);
    expect(events.take(11)).toEqual([]);
  });

  it('of a flood are two rows a minute, however often it is written', () => {
    const events = createCountedEvents();
    const rows = [];
    for (let nowMs = 0; nowMs <= WINDOW_MS; nowMs += 100) {
      if (nowMs < WINDOW_MS) events.add(event(), nowMs);
      rows.push(...events.take(nowMs));
    }
    expect(rows.map(({ count }) => count)).toEqual([1, WINDOW_MS / 100 - 1]);
  });

  it('lose nothing at the end', () => {
    const events = createCountedEvents();
    events.add(event(), 0);
    events.take(0);
    events.add(event(), 1);
    expect(events.take(1, true)).toMatchObject([{ count: 1 }]);
  });

  it('of one network crowd out none of another', () => {
    const events = createCountedEvents();
    for (let n = 0; n < 50_000; n++) events.add(event({ account: `login:${n}`, device: `d${n}` }), 0);
    events.add(quiet, 0);
    const rows = events.take(0);
    expect(rows.filter((row) => row.account === 'player:77')).toEqual([
      { ...quiet, windowMs: 0, count: 1, sumOf: null },
    ]);
    expect(rows).toHaveLength(ROOM.ofEach + 2);
    expect(rows.find(({ sumOf }) => sumOf === 'network')).toMatchObject({
      network: '203.0.113.0/24',
      account: null,
      count: 50_000 - ROOM.ofEach,
    });
  });

  it('at one account from everywhere crowd out none at another', () => {
    const events = createCountedEvents();
    for (let n = 0; n < 50_000; n++) events.add(event({ network: `net ${n}` }), 0);
    events.add(quiet, 0);
    const rows = events.take(0);
    expect(rows).toContainEqual({ ...quiet, windowMs: 0, count: 1, sumOf: null });
    expect(rows).toHaveLength(ROOM.ofEach + 2);
    expect(rows.find(({ sumOf }) => sumOf === 'account')).toMatchObject({
      account: 'player:1',
      network: null,
    });
  });

  it('at made-up logins from everywhere crowd out none at an account', () => {
    const events = createCountedEvents();
    for (let n = 0; n < 50_000; n++)
      events.add(event({ account: `login:${n}`, network: `net ${n % 500}` }), 0);
    const guesses = Array.from({ length: 10 }, (_, n) => ({ ...quiet, network: `quiet ${n}` }));
    for (const guess of guesses) events.add(guess, 0);
    const found = events.take(0).filter(({ account }) => account === quiet.account);
    expect(found).toEqual(guesses.map((guess) => ({ ...guess, windowMs: 0, count: 1, sumOf: null })));
  });

  it('of one kind crowd out none of another, and take bounded room', () => {
    const events = createCountedEvents();
    for (let n = 0; n < 50_000; n++) events.add(event({ account: `a${n}`, network: `n${n}` }), 0);
    events.add({ ...quiet, kind: 'grant-refused' }, 0);
    const rows = events.take(0);
    expect(rows).toContainEqual({ ...quiet, kind: 'grant-refused', windowMs: 0, count: 1, sumOf: null });
    const flood = rows.filter(({ kind }) => kind === 'sign-in-failed');
    expect(flood).toHaveLength(ROOM.ofKind + ROOM.sums + 1);
    expect(flood.reduce((sum, { count }) => sum + count, 0)).toBe(50_000);
  });
});
