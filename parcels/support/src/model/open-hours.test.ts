import { shiftAt, type Hours } from './open-hours.ts';

const BERLIN: Hours = { days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', timeZone: 'Europe/Berlin' };
const text = (hours: Hours, now: string) => {
  const shift = shiftAt(hours, Date.parse(now));
  return shift && [new Date(shift.fromMs).toISOString(), new Date(shift.toMs).toISOString()];
};

describe('the hours of support', () => {
  it('are those of today while somebody is there, and the next ones after', () => {
    const friday = ['2026-11-20T08:00:00.000Z', '2026-11-20T17:00:00.000Z'];
    expect(text(BERLIN, '2026-11-20T07:59:00Z')).toEqual(friday);
    expect(text(BERLIN, '2026-11-20T16:59:59Z')).toEqual(friday);
    const monday = ['2026-11-23T08:00:00.000Z', '2026-11-23T17:00:00.000Z'];
    expect(text(BERLIN, '2026-11-20T17:00:00Z')).toEqual(monday);
  });

  it('follow the zone’s clock over its change', () => {
    expect(text(BERLIN, '2026-10-23T17:00:00Z')).toEqual([
      '2026-10-26T08:00:00.000Z',
      '2026-10-26T17:00:00.000Z',
    ]);
    expect(text(BERLIN, '2026-07-06T01:00:00Z')?.[0]).toBe('2026-07-06T07:00:00.000Z');
  });

  it('may run over midnight and round the clock', () => {
    const night: Hours = { ...BERLIN, days: [5], from: '20:00', to: '04:00' };
    expect(text(night, '2026-11-21T02:00:00Z')).toEqual([
      '2026-11-20T19:00:00.000Z',
      '2026-11-21T03:00:00.000Z',
    ]);
    const always: Hours = {
      ...BERLIN,
      days: [1, 2, 3, 4, 5, 6, 7],
      from: '00:00',
      to: '24:00',
      timeZone: 'Etc/UTC',
    };
    expect(text(always, '2026-11-21T23:59:59Z')).toEqual([
      '2026-11-21T00:00:00.000Z',
      '2026-11-22T00:00:00.000Z',
    ]);
  });
});
