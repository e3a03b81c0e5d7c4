import type { SiteConfig } from '@paddock/contract';

import type { NamesOf } from './seo-values.ts';

/** Names of pages of which some are landings of the site (S2-57), whose title is their name. */
export function withLandings(namesOf: NamesOf, { landings = [] }: Pick<SiteConfig, 'landings'>): NamesOf {
  return (kind, value, place) => {
    if (kind !== 'landingId') return namesOf(kind, value, place);
    const landing = landings.find(({ id }) => id === value);
    return Promise.resolve(landing && { names: { name: landing.title } });
  };
}
