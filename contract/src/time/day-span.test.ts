import { dayIn, daySpan, dayText } from './day-span.ts';

it('is a day of the reader’s clock, also where summer time begins on it', () => {
  expect(daySpan('2026-11-21', () => 0)).toEqual({
    fromMs: Date.UTC(2026, 10, 21),
    toMs: Date.UTC(2026, 10, 22),
  });
  expect(daySpan('2026-11-21', () => -5.5)).toEqual({
    fromMs: Date.UTC(2026, 10, 21, 5, 30),
    toMs: Date.UTC(2026, 10, 22, 5, 30),
  });
  const summer = Date.UTC(2026, 2, 29, 1);
  expect(daySpan('2026-03-29', (atMs) => (atMs < summer ? 1 : 2))).toEqual({
    fromMs: Date.UTC(2026, 2, 28, 23),
    toMs: Date.UTC(2026, 2, 29, 22),
  });
});

it.each(['', '2026-02-30', '2026-13-01', 'today', '1969-12-31', '2026-1-1'])('is no day: %s', (text) => {
  expect(daySpan(text, () => 0)).toBeUndefined();
});

it('writes a day by its number', () => {
  expect(dayText(0)).toBe('1970-01-01');
  expect(dayText(20_778)).toBe('2026-11-21');
});

it('is read from an address that names one', () => {
  expect(dayIn('?day=2026-11-21&x=1')).toBe('2026-11-21');
  expect([dayIn(''), dayIn('?day=2026-02-30'), dayIn('?day=1')]).toEqual(['', '', '']);
});
