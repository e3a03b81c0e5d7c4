import { DAY_MS, HOUR_MS } from '@paddock/contract';

import { windowOf, type JoiningFacts } from './window.ts';

const NOON = Date.UTC(2026, 2, 28, 12);
const facts = (over: Partial<JoiningFacts> = {}): JoiningFacts => ({
  joinedAtMs: NOON,
  closesAtMs: NOON + 300 * DAY_MS,
  timeZoneHours: 0,
  birthDate: undefined,
  ...over,
});
const LOGINS = { on: 'logins', days: 2, times: 2 } as const;

describe('when a start can come', () => {
  it.each([
    ['the site at UTC', 0, NOON, Date.UTC(2026, 2, 30)],
    ['three hours before it', 3, NOON, Date.UTC(2026, 2, 29, 21)],
    ['a moment before its midnight', 3, Date.UTC(2026, 2, 28, 21) - 1, Date.UTC(2026, 2, 29, 21)],
    ['its midnight itself', 3, Date.UTC(2026, 2, 28, 21), Date.UTC(2026, 2, 30, 21)],
    ['half an hour zones', 5.5, NOON, Date.UTC(2026, 2, 29, 18, 30)],
  ])(
    'is days of the site’s clock, the first one that of joining: %s',
    (_name, hours, joinedAtMs, untilMs) => {
      expect(windowOf(LOGINS, facts({ joinedAtMs, timeZoneHours: hours }))).toEqual({
        fromMs: joinedAtMs,
        untilMs,
      });
    },
  );

  it('has days of 24 hours also in the night in which summer time begins', () => {
    // 29 March 2026, 01:00 UTC, in Europe.
    const { untilMs = 0 } = windowOf({ ...LOGINS, days: 1 }, facts({ timeZoneHours: 1 })) ?? {};
    const next = windowOf({ ...LOGINS, days: 1 }, facts({ timeZoneHours: 1, joinedAtMs: untilMs }));
    expect((next?.untilMs ?? 0) - untilMs).toBe(24 * HOUR_MS);
  });

  it.each([
    ['later this year', '1990-04-02', Date.UTC(2026, 3, 2)],
    ['today', '1990-03-28', Date.UTC(2026, 2, 28)],
    ['of 29 February', '1992-02-29', Date.UTC(2027, 1, 28)],
  ])('is a birthday %s', (_name, birthDate, fromMs) => {
    const closesAtMs = NOON + 400 * DAY_MS;
    expect(windowOf({ on: 'birthday' }, facts({ birthDate, closesAtMs }))).toEqual({
      fromMs,
      untilMs: fromMs + DAY_MS,
    });
  });

  it('is never where the birthday comes after the close, or nobody knows it', () => {
    expect(windowOf({ on: 'birthday' }, facts({ birthDate: '1990-03-27' }))).toBeUndefined();
    expect(windowOf({ on: 'birthday' }, facts())).toBeUndefined();
  });
});
