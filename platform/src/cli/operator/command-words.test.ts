import { timeIn } from './command-words.ts';

describe('a time that an operator types', () => {
  it.each([
    ['2026-11-22T03:00Z', Date.UTC(2026, 10, 22, 3)],
    [' 2026-11-22T03:00:05.250z ', Date.UTC(2026, 10, 22, 3, 0, 5, 250)],
    ['2026-11-22T06:00+03:00', Date.UTC(2026, 10, 22, 3)],
    ['2026-11-22', Date.UTC(2026, 10, 22)],
  ])('%s is a moment', (typed, atMs) => {
    expect(timeIn(typed, '--from')).toBe(atMs);
  });

  // What Date.parse reads by the machine's zone, or by guessing, is none.
  it.each(['yesterday', 'soon', '', '2026', '1', '2026-11-22T03:00', '22.11.2026', '2026-13-01', 7])(
    '%j is none, and how one is written is said',
    (typed) => {
      expect(() => timeIn(typed, '--from')).toThrow(
        new RangeError(
          `--from is no time: ${JSON.stringify(typed)}. Write it as 2026-11-22T03:00Z, with another zone as ` +
            '2026-11-22T06:00+03:00, or as a day, 2026-11-22, which begins at midnight UTC',
        ),
      );
    },
  );
});
