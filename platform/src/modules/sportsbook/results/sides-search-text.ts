import type { Competitor } from '@paddock/contract/schemas';

import { searchForm } from '../read/search/search-words.ts';

/** What a match is found by among results: the names of its sides in every language they are known in. */
export function sidesSearchText({
  home,
  away,
}: {
  readonly home: Competitor;
  readonly away: Competitor;
}): string {
  return searchForm([home, away].map(({ name: { en, ru = '' } }) => `${en} ${ru}`).join(' '));
}
