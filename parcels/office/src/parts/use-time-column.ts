import { serverNowMs, type Formatters } from '@paddock/shared-utils';
import { useFormat } from '@paddock/shared-utils/react';

/** How a table writes its moments: the zone in the column's head, and beside a moment that is of another season's. */
export function useTimeColumn(name: string): {
  readonly header: string;
  readonly at: (atMs: number) => string;
} {
  return timeColumn(name, useFormat(), serverNowMs());
}

export function timeColumn(
  name: string,
  format: Formatters,
  nowMs: number,
): ReturnType<typeof useTimeColumn> {
  const zone = format.zone(nowMs);
  return {
    header: `${name}, ${zone}`,
    at: (atMs) => (format.zone(atMs) === zone ? format.dateTime(atMs) : format.moment(atMs)),
  };
}
