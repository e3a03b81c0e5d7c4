import { partsText } from '@paddock/contract';
import type { Formatters } from '@paddock/shared-utils';

/** "Nov 21, 2027, 08:30 UTC+3": when what is planned begins. The year stands there, since one may be typed wrongly. */
export function plannedTime(
  format: Pick<Formatters, 'date' | 'time' | 'zone' | 'language'>,
  atMs: number,
): string {
  return partsText([format.date(atMs), `${format.time(atMs)} ${format.zone(atMs)}`], format.language);
}
