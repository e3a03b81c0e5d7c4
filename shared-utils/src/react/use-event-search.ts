import type { EventDetail } from '@paddock/contract/schemas';

import { api, type ApiResult } from '@paddock/shared-utils';

import { useQuiet } from './use-quiet.ts';
import { useRead, type ReadValue } from './use-read.ts';

/** Fewest characters that are searched for. */
const SHORTEST = 2;
const LONGEST = 60;
const PER_SECTION = 8;

export type EventSearch = ReadValue<readonly EventDetail[]> | { readonly status: 'idle' };

/** Events by team, player or championship, live first; `idle` while there is too little to search for. */
export function useEventSearch(words: string): EventSearch {
  const wanted = words.trim().slice(0, LONGEST);
  const asked = useQuiet(wanted);
  const { value } = useRead({
    key: asked.length < SHORTEST || asked !== wanted ? null : `search ${asked}`,
    isPublic: true,
    read: (signal) => searchEvents(asked, signal),
  });
  return wanted.length < SHORTEST ? { status: 'idle' } : value;
}

/** Searches live and line at once. Fails only when neither answers. */
async function searchEvents(search: string, signal: AbortSignal): Promise<ApiResult<readonly EventDetail[]>> {
  const ask = (section: 'live' | 'line') =>
    api.get('/web-api/sportsbook/events', { query: { section, search, limit: PER_SECTION }, signal });
  const [live, line] = await Promise.all([ask('live'), ask('line')]);
  if (!live.ok && !line.ok) return live;
  const found = [live, line].flatMap((answer) => (answer.ok ? answer.data.events : []));
  // A match that begins between the two answers is in both; the live one counts.
  const data = [...new Map(found.toReversed().map((event) => [event.id, event])).values()].toReversed();
  return { ok: true, httpStatus: 200, data };
}
