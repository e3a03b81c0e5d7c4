import { teamKeyOf } from '@paddock/contract';
import type { BetSection, EventDetail, EventListView, FollowedView } from '@paddock/contract/schemas';
import type { Star } from '@paddock/shared-utils';

type FollowedEvent = Pick<EventDetail, 'id' | 'sport' | 'championship' | 'home' | 'away'>;

/** Whether an event is a favourite by itself, by a side or by its championship. A starred sport brings none. */
export function isFollowed(stars: readonly Star[], event: FollowedEvent): boolean {
  const teams = [event.home, event.away].map(({ name }) => teamKeyOf(event.sport, name));
  return stars.some(({ kind, key }) => {
    if (kind === 'event') return key === event.id;
    if (kind === 'championship') return key === event.championship.id;
    return kind === 'team' && teams.includes(key);
  });
}

/** What a section has of the followed events, as they are starred now, without sports that are closed to the player. */
export function followedOf(
  { events, types }: FollowedView,
  section: BetSection,
  { stars, closed }: { readonly stars: readonly Star[]; readonly closed: readonly string[] },
): EventListView {
  const own = events.filter(
    (event) =>
      (event.state.status === 'live') === (section === 'live') &&
      !closed.includes(event.sport) &&
      isFollowed(stars, event),
  );
  return { events: own, types, total: own.length };
}
