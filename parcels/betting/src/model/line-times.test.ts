import { dayBounds, dayText, isSameTime, LINE_TIMES, timeQuery, writtenDay } from './line-times.ts';

const DAY = Date.UTC(2026, 10, 24) / 86_400_000;

it('the line offers all, what is about to begin, what is recommended, and so many hours', () => {
  expect(LINE_TIMES.map((time) => timeQuery(time, () => 0))).toEqual([
    {},
    { time: 'upcoming_events' },
    { time: 'recommended' },
    { withinHours: 3 },
    { withinHours: 12 },
    { withinHours: 24 },
    { withinHours: 72 },
  ]);
});

it.each([
  [3, Date.UTC(2026, 10, 23, 21)],
  [-5, Date.UTC(2026, 10, 24, 5)],
])('a day is one of the zone that is %d hours east', (hours, fromMs) => {
  const day = { kind: 'day', day: DAY } as const;
  expect(timeQuery(day, () => hours)).toEqual({ fromMs, toMs: fromMs + 86_400_000 });
});

it('a day on which the clock is changed has the hours it has', () => {
  const zone = (atMs: number) => (atMs > DAY * 86_400_000 ? 1 : 2);
  const { fromMs = 0, toMs = 0 } = timeQuery({ kind: 'day', day: DAY }, zone);
  expect((toMs - fromMs) / 3_600_000).toBe(25);
});

it('a choice is told from another by what it says', () => {
  const day = { kind: 'day', day: 1 } as const;
  expect([isSameTime(day, { ...day }), isSameTime(day, { kind: 'hours', hours: 1 })]).toEqual([true, false]);
});

it('days follow each other without a gap, also where the clock is changed', () => {
  const zone = (atMs: number) => (atMs > DAY * 86_400_000 ? 1 : 2);
  const bounds = dayBounds(DAY - 1, 3, zone);
  expect(bounds.slice(1).map((toMs, at) => (toMs - (bounds[at] ?? 0)) / 3_600_000)).toEqual([24, 25, 24]);
});

it.each([
  [dayText(DAY), DAY],
  ['2026-12-24', DAY + 30],
  ['2026-11-23', undefined],
  ['0026-12-24', undefined],
  ['2046-12-24', undefined],
  ['', undefined],
])('%j in a date field is day %s', (text, day) => {
  expect(writtenDay(text, DAY)).toBe(day);
});
