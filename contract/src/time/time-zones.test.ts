import { TIME_ZONES, timeZoneName } from './time-zones.ts';

describe('time zones', () => {
  it.each([
    [0, 'UTC'],
    [3, 'UTC+3'],
    [5.5, 'UTC+5:30'],
    [5.75, 'UTC+5:45'],
    [-3.5, 'UTC−3:30'],
    [-12, 'UTC−12'],
  ])('%s hours is %s', (hours, name) => {
    expect(timeZoneName(hours)).toBe(name);
  });

  it('go from west to east, each once, in quarters of an hour', () => {
    expect(TIME_ZONES).toEqual([...new Set(TIME_ZONES)].toSorted((a, b) => a - b));
    expect(TIME_ZONES.filter((hours) => !Number.isInteger(hours * 4))).toEqual([]);
  });
});
