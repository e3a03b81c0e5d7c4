import type { EventDetail } from '@paddock/contract/schemas';

/** Address of an event (S2-07): section, sport, championship, event. */
export function eventPath({ id, sport, championship, state }: EventDetail): string {
  const section = state.status === 'upcoming' ? 'line' : 'live';
  return `/${section}/${sport}/${championship.id}-${championship.slug}/${id}`;
}
