import type { EventDetail } from '../schemas/sportsbook.ts';
import { slugOf } from './slug-of.ts';

export type AddressedEvent = Pick<EventDetail, 'id' | 'sport' | 'championship' | 'home' | 'away' | 'state'>;

/** Page of an event: section, sport, championship, game (S2-07). The readable tail is for people, only the id counts. */
export function eventPath({ id, sport, championship, home, away, state }: AddressedEvent): string {
  const section = state.status === 'upcoming' ? 'line' : 'live';
  const tail = slugOf(home.name.en === away.name.en ? home.name.en : `${home.name.en} ${away.name.en}`);
  return `/${section}/${sport}/${championship.id}-${championship.slug}/${id}${tail === '' ? '' : `-${tail}`}`;
}
