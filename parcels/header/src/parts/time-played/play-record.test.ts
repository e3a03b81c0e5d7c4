import { COUNT_EVERY_MS, parseRecord, seen, writePlayed } from './play-record.ts';

const START_MS = Date.UTC(2026, 10, 21, 12);
const DAY = 20_778;

describe('time played', () => {
  it('adds up while the player is here', () => {
    let record = seen(null, '7', DAY, START_MS);
    for (let step = 1; step <= 8; step++) record = seen(record, '7', DAY, START_MS + step * COUNT_EVERY_MS);
    expect(record.playedMs).toBe(8 * COUNT_EVERY_MS);
  });

  it('does not count a gap in which the page was away', () => {
    const before = seen(seen(null, '7', DAY, START_MS), '7', DAY, START_MS + COUNT_EVERY_MS);
    const after = seen(before, '7', DAY, START_MS + 3_600_000);
    expect(after.playedMs).toBe(COUNT_EVERY_MS);
  });

  it('counts the time of two tabs once', () => {
    let record = seen(null, '7', DAY, START_MS);
    for (const offsetMs of [7_000, 15_000, 22_000, 30_000])
      record = seen(record, '7', DAY, START_MS + offsetMs);
    expect(record.playedMs).toBe(30_000);
  });

  it('never runs back with a clock that does', () => {
    const record = seen(seen(null, '7', DAY, START_MS), '7', DAY, START_MS - 60_000);
    expect(record).toMatchObject({ playedMs: 0, seenAtMs: START_MS });
  });

  it('begins anew on another day and for another player', () => {
    const record = seen(seen(null, '7', DAY, START_MS), '7', DAY, START_MS + COUNT_EVERY_MS);
    expect(seen(record, '7', DAY + 1, START_MS + 2 * COUNT_EVERY_MS).playedMs).toBe(0);
    expect(seen(record, '8', DAY, START_MS + 2 * COUNT_EVERY_MS).playedMs).toBe(0);
  });

  it.each([
    undefined,
    'x',
    {},
    { userId: 7, day: 1, playedMs: 1, seenAtMs: 1 },
    { userId: '7', day: 1, playedMs: -1, seenAtMs: 1 },
  ])('trusts no stored %p', (stored) => {
    expect(parseRecord(stored)).toBeUndefined();
  });

  it.each([
    [0, '0:00'],
    [42 * 60_000, '0:42'],
    [725 * 60_000 + 59_000, '12:05'],
  ])('writes %p ms as %p', (playedMs, written) => {
    expect(writePlayed(playedMs)).toBe(written);
  });
});
