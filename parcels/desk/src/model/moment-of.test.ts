import { momentOf } from './moment-of.ts';

describe('the moment of a day and a time', () => {
  it('is that of the reader’s zone', () => {
    expect(momentOf('2026-11-28', '08:30', () => 3)).toBe(Date.parse('2026-11-28T05:30:00Z'));
    expect(momentOf('2026-11-28', '00:10', () => -3.5)).toBe(Date.parse('2026-11-28T03:40:00Z'));
  });

  it('takes the zone of the moment itself on the day clocks change', () => {
    const changesAtMs = Date.parse('2026-03-29T01:00:00Z');
    const berlin = (atMs: number) => (atMs < changesAtMs ? 1 : 2);
    expect(momentOf('2026-03-29', '01:30', berlin)).toBe(Date.parse('2026-03-29T00:30:00Z'));
    expect(momentOf('2026-03-29', '03:30', berlin)).toBe(Date.parse('2026-03-29T01:30:00Z'));
  });

  it.each([
    ['', '08:30'],
    ['2026-11-28', '8:30'],
    ['2026-13-28', '08:30'],
    ['2026-11-28', '25:00'],
  ])('is none for %j %j', (day, time) => {
    expect(momentOf(day, time, () => 0)).toBeUndefined();
  });
});
