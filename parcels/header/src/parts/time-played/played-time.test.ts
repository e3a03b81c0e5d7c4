import { ASK_AGAIN_MS, playedAt, writePlayed } from './played-time.ts';

const ANSWER = { playedMs: 60_000, atMs: 1_000_000 };

describe('time played', () => {
  it.each([
    ['is what the server said', 0, 60_000],
    ['goes on between two answers', 90_000, 150_000],
    ['never runs back with a clock that does', -90_000, 60_000],
    ['does not count a night the machine slept', 8 * 3_600_000, 60_000 + ASK_AGAIN_MS],
  ])('%s', (_what, sinceMs, expected) => {
    expect(playedAt(ANSWER, ANSWER.atMs + sinceMs)).toBe(expected);
  });

  it.each([
    [0, '0:00'],
    [42 * 60_000, '0:42'],
    [725 * 60_000 + 59_000, '12:05'],
  ])('writes %p ms as %p', (playedMs, written) => {
    expect(writePlayed(playedMs)).toBe(written);
  });
});
