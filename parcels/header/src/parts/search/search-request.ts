import type { EventDetail, EventListView } from '@paddock/contract/schemas';
import { api, type ApiProblem } from '@paddock/shared-utils';

/** Fewest characters that are searched for. */
export const SEARCH_MIN = 2;
const SEARCH_MAX = 60;
const PER_SECTION = 8;

export type SearchResult =
  | { readonly status: 'found'; readonly events: readonly EventDetail[] }
  | { readonly status: 'failed'; readonly problem: ApiProblem }
  /** Another search took its place. */
  | { readonly status: 'overtaken' };

/** Searches live and line at once, live first. Fails only when neither answers. */
export async function searchEvents(words: string, signal: AbortSignal): Promise<SearchResult> {
  const search = words.trim().slice(0, SEARCH_MAX);
  const ask = (section: 'live' | 'line') =>
    api.get<EventListView>('/sportsbook/events', { query: { section, search, limit: PER_SECTION }, signal });
  const answers = await Promise.all([ask('live'), ask('line')]);
  if (signal.aborted) return { status: 'overtaken' };
  const [live, line] = answers;
  if (!live.ok && !line.ok) return { status: 'failed', problem: live.problem };
  return { status: 'found', events: answers.flatMap((answer) => (answer.ok ? answer.data.events : [])) };
}

/** Address of an event (S2-07): section, sport, championship, event. */
export function eventPath({ id, sport, championship, state }: EventDetail): string {
  const section = state.status === 'upcoming' ? 'line' : 'live';
  return `/${section}/${sport}/${championship.id}-${championship.slug}/${id}`;
}
