import { createCalendar, type Fixture } from '../fixtures/calendar.ts';
import type { Season } from '../fixtures/season-fixtures.ts';
import { createWorld } from '../world/world.ts';

const START_MS = Date.UTC(2026, 10, 21, 6);

/** The first season of the simulation's leagues of a sport. */
export function firstSeason(sport: string): { readonly fixture: Fixture; readonly season: Season } {
  const calendar = createCalendar(createWorld('test'), START_MS, 10);
  const fixture = calendar
    .announcedAt(START_MS, START_MS)
    .find((one) => one.season !== undefined && one.championship.sport === sport);
  if (fixture?.season === undefined) throw new Error(`no season of ${sport}`);
  return { fixture, season: fixture.season };
}
