import { idOfSlug } from './addresses.ts';
import type { SectionQuery } from './section-read.ts';

type Params = Readonly<Record<string, string>>;

/** What the home page lists: what is on now, and what comes next. */
export const HOME_QUERIES = {
  live: { section: 'live', limit: 24 },
  next: { section: 'line', limit: 12, withinHours: 24 },
} as const satisfies Record<string, SectionQuery>;

/** How many matches to come are listed before somebody asks for more. */
export const LINE_PAGE_SIZE = 60;

/** What a list page reads first: all of a section, of a sport or of a championship. */
export function listQuery(section: SectionQuery['section'], { sport, champ }: Params): SectionQuery {
  return {
    section,
    sport,
    championshipId: champ === undefined ? undefined : idOfSlug(champ),
    limit: section === 'live' ? 200 : LINE_PAGE_SIZE,
  };
}
