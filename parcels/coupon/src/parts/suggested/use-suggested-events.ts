import type { EventListView } from '@paddock/contract/schemas';
import { readOf, seedEvents, type ApiResult } from '@paddock/shared-utils';
import { useRead, type Read } from '@paddock/shared-utils/react';

export type SuggestedSection = 'line' | 'live';

/** The first championships of every sport, so that none crowds out the others: as many as one answer brings. */
const ASKED = { time: 'recommended', limit: 200 } as const;
/** A bet that is suggested now is about today. */
const WITHIN_HOURS = 24;

/** The events that legs are suggested of, with the prices their lists show. */
export function useSuggestedEvents(section: SuggestedSection): Read<EventListView> {
  const query = section === 'line' ? { section, withinHours: WITHIN_HOURS, ...ASKED } : { section, ...ASKED };
  const { key, read } = readOf('/web-api/sportsbook/events', { query });
  async function readSeeded(signal: AbortSignal): Promise<ApiResult<EventListView>> {
    const result = await read(signal, undefined);
    if (result.ok && !signal.aborted) seedEvents(result.data, 'row');
    return result;
  }
  return useRead({ key: `suggested ${key}`, isPublic: true, read: readSeeded });
}
