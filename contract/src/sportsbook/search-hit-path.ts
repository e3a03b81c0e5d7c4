import type { SearchHit } from '../schemas/search.ts';
import { eventPath } from './event-path.ts';

/** The parameter of a match's page that says which of its markets are looked for. */
export const MARKET_PARAMETER = 'market';

/** Where something that was found leads; a market, by its name as it was shown, to its match. */
export function searchHitPath(hit: SearchHit, shownName: string): string {
  switch (hit.kind) {
    case 'sport':
      return `/${hit.live > 0 ? 'live' : 'line'}/${hit.sport}`;
    case 'championship':
      return `/champs/${hit.id}-${hit.slug}`;
    case 'team':
      return `/team/${hit.key}`;
    case 'player':
      return `/team/${hit.team.key}`;
    case 'event':
      return eventPath(hit.event);
    case 'market':
      return `${eventPath(hit.event)}?${MARKET_PARAMETER}=${encodeURIComponent(shownName)}`;
  }
}
