import type { Competitor, Field } from '@paddock/contract/schemas';

import { searchForm } from '../../../kernel/search/search-words.ts';

/** What a match is found by among results: the names of its sides, or of a field's runners, in every language they are known in. */
export function sidesSearchText({
  home,
  away,
  field,
}: {
  readonly home: Competitor;
  readonly away: Competitor;
  readonly field?: Field | undefined;
}): string {
  const named = field === undefined ? [home, away] : [home, ...field.runners];
  return searchForm(named.map(({ name: { en, ru = '' } }) => `${en} ${ru}`).join(' '));
}
