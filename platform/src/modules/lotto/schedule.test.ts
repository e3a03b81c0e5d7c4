import { LOTTERIES } from '@paddock/games/lotto';

import { closeAfter, DRAWN_EVERY_MS } from './schedule.ts';

const at = (text: string): number => Date.parse(`2026-10-25T${text}Z`);

describe('the schedule of draws', () => {
  it('has every lottery', () => {
    expect(Object.keys(DRAWN_EVERY_MS).sort()).toEqual(LOTTERIES.map(({ code }) => code).sort());
  });

  it('closes at whole multiples in UTC, also in a night whose clock is put back', () => {
    const every = DRAWN_EVERY_MS['5-36'] ?? 0;
    expect(closeAfter(every, at('00:45:00'))).toBe(at('01:00:00'));
    expect(closeAfter(every, at('01:00:00'))).toBe(at('01:15:00'));
    expect(closeAfter(every, at('01:00:01'))).toBe(at('01:15:00'));
  });

  it('sells no draw for less than a minute', () => {
    const every = DRAWN_EVERY_MS['keno'] ?? 0;
    expect(closeAfter(every, at('01:04:00'))).toBe(at('01:05:00'));
    expect(closeAfter(every, at('01:04:00.001'))).toBe(at('01:10:00'));
  });
});
