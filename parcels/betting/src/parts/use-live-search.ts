import type { EventDetail } from '@paddock/contract/schemas';
import { api, type ApiResult } from '@paddock/shared-utils';
import { useQuiet, useRead, type ReadValue } from '@paddock/shared-utils/react';

/** Fewest characters that are searched for. */
const SHORTEST = 2;
const LONGEST = 60;
const MOST = 8;

export type LiveSearch = ReadValue<readonly EventDetail[]> | { readonly status: 'idle' };

/** Events that are being played by team, player or championship; `idle` while there is too little to search for. */
export function useLiveSearch(words: string): LiveSearch {
  const wanted = words.trim().slice(0, LONGEST);
  const asked = useQuiet(wanted);
  const { value } = useRead({
    key: asked.length < SHORTEST || asked !== wanted ? null : `live search ${asked}`,
    isPublic: true,
    read: (signal) => searchEvents(asked, signal),
  });
  return wanted.length < SHORTEST ? { status: 'idle' } : value;
}

async function searchEvents(search: string, signal: AbortSignal): Promise<ApiResult<readonly EventDetail[]>> {
  const query = { section: 'live', search, limit: MOST } as const;
  const answer = await api.get('/web-api/sportsbook/events', { query, signal });
  return answer.ok ? { ...answer, data: answer.data.events } : answer;
}
