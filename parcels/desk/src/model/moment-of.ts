import { HOUR_MS } from '@paddock/contract';

/**
 * The moment of a day (`2026-11-28`) and a time (`08:30`) on the reader's clock; undefined where they are none.
 * @param zoneHours of the reader, east of UTC, at a moment
 */
export function momentOf(day: string, time: string, zoneHours: (atMs: number) => number): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const asUtcMs = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtcMs)) return undefined;
  // The zone is asked for near the moment itself: clocks may have changed in between.
  const nearMs = asUtcMs - zoneHours(asUtcMs) * HOUR_MS;
  return asUtcMs - zoneHours(nearMs) * HOUR_MS;
}
