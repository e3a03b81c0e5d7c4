import type { Formatters } from '@paddock/shared-utils';

import { timeColumn } from './use-time-column.ts';

const SUMMER_MS = Date.UTC(2027, 6, 1);
const berlin = {
  zone: (atMs: number) => (atMs === SUMMER_MS ? 'UTC+2' : 'UTC+1'),
  dateTime: (atMs: number) => `at ${atMs}`,
  moment: (atMs: number) => `at ${atMs} in its zone`,
} as Partial<Formatters> as Formatters;

describe('a column of moments', () => {
  it('names the zone once in its head, and beside a moment of the other season', () => {
    const winterMs = Date.UTC(2027, 0, 1);
    const column = timeColumn('Time', berlin, winterMs);
    expect(column.header).toBe('Time, UTC+1');
    expect(column.at(winterMs)).toBe(`at ${winterMs}`);
    expect(column.at(SUMMER_MS)).toBe(`at ${SUMMER_MS} in its zone`);
  });
});
