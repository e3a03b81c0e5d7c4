import { readOf } from '@paddock/shared-utils';
import { useFormat, useRead } from '@paddock/shared-utils/react';

import { dayBounds } from '../model/line-times.ts';
import type { SectionQuery } from '../model/section-read.ts';

const EVERY_MS = 60_000;
const NONE: readonly (number | undefined)[] = [];

/** How many matches of the line begin on each of so many days; nothing until it is known. */
export function useEventDays(
  { sport, championshipId }: Pick<SectionQuery, 'sport' | 'championshipId'>,
  { first, count }: { readonly first: number; readonly count: number },
): readonly (number | undefined)[] {
  const { zoneHours } = useFormat();
  const bounds = dayBounds(first, count, zoneHours).join(',');
  const { value } = useRead({
    ...readOf('/web-api/sportsbook/event-days', { query: { bounds, sport, championshipId } }),
    everyMs: EVERY_MS,
    isPublic: true,
  });
  return value.status === 'ready' ? value.data.counts : NONE;
}
