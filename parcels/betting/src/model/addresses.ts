import type { BetSection, EventDetail } from '@paddock/contract/schemas';

/** Paths of the sports sections without their language: section, sport, championship, game (S2-07). */
export function sectionPath(section: BetSection, sport?: string): string {
  return sport === undefined ? `/${section}` : `/${section}/${sport}`;
}

export function favouritesPath(section: BetSection): string {
  return `/${section}/favourites`;
}

export function championshipPath(
  section: BetSection,
  sport: string,
  championship: { readonly id: string; readonly slug: string },
): string {
  return `/${section}/${sport}/${championship.id}-${championship.slug}`;
}

type AddressedEvent = Pick<EventDetail, 'id' | 'sport' | 'championship' | 'home' | 'away' | 'state'>;

/** An event's page; the readable tail is for people, only the id counts. */
export function eventPath(event: AddressedEvent): string {
  const section: BetSection = event.state.status === 'upcoming' ? 'line' : 'live';
  const tail = slugOf(`${event.home.name.en} ${event.away.name.en}`);
  return `${championshipPath(section, event.sport, event.championship)}/${event.id}${tail === '' ? '' : `-${tail}`}`;
}

/** The id before the readable tail of an address part: `4711-arsenal-chelsea` is `4711`. */
export function idOfSlug(part: string): string {
  const dash = part.indexOf('-');
  return dash < 0 ? part : part.slice(0, dash);
}

function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
