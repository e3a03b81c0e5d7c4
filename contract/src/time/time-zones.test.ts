import {
  deviceZoneHours,
  TIME_ZONES,
  timeZoneName,
  zoneChange,
  zoneOptions,
  zoneValue,
} from './time-zones.ts';

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

  it.each(['site', 'device', '5.5', '-3.5', '0'])('are kept as they were chosen: %s', (value) => {
    expect(zoneValue(zoneChange(value, 0))).toBe(value);
  });

  it('are offered with the site’s own and the device’s first, each kept as it was offered', () => {
    const offered = zoneOptions(5.5, { site: (zone) => `as the site: ${zone}`, device: 'as here' });
    expect(offered.slice(0, 3)).toEqual([
      { value: 'site', label: 'as the site: UTC+5:30' },
      { value: 'device', label: 'as here' },
      { value: '-12', label: 'UTC−12' },
    ]);
    expect(offered.map(({ value }) => zoneValue(zoneChange(value, 0)))).toEqual(
      offered.map(({ value }) => value),
    );
  });

  it('keep the offset of the device beside the choice to follow it, for who cannot see it', () => {
    const atMs = Date.UTC(2027, 6, 1);
    expect(zoneChange('device', atMs)).toEqual({
      timeZone: deviceZoneHours(atMs),
      followsDeviceZone: true,
    });
    expect(zoneChange('site', atMs)).toEqual({ timeZone: null, followsDeviceZone: false });
  });

  it('go from west to east, each once, in quarters of an hour', () => {
    expect(TIME_ZONES).toEqual([...new Set(TIME_ZONES)].toSorted((a, b) => a - b));
    expect(TIME_ZONES.filter((hours) => !Number.isInteger(hours * 4))).toEqual([]);
  });
});
