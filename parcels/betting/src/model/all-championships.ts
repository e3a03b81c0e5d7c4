import type { CatalogueView, LocalizedName } from '@paddock/contract/schemas';

import { holdsWords, wordsOf } from './words.ts';

type Championship = CatalogueView['sports'][number]['championships'][number];

export interface RegionOfSport {
  readonly code: string;
  readonly name: string;
  readonly championships: readonly Championship[];
}

export interface SportOfAll {
  readonly slug: string;
  readonly name: string;
  readonly live: number;
  readonly line: number;
  readonly outrights: number;
  readonly count: number;
  readonly regions: readonly RegionOfSport[];
}

export interface ChampionshipChoice {
  /** Words of which each is in the name of the championship, its region or its sport. */
  readonly search: string;
  /** Sports that are closed to the player in each section: their matches are not counted. */
  readonly closed: { readonly live: readonly string[]; readonly line: readonly string[] };
  readonly nameOf: (name: LocalizedName) => string;
}

/** Championships with something to bet on, by sport and then by region, each in the order it first comes up. */
export function allChampionships(
  sports: CatalogueView['sports'],
  { search, closed, nameOf }: ChampionshipChoice,
): readonly SportOfAll[] {
  const words = wordsOf(search);
  return sports.flatMap(({ slug, name, championships }) => {
    const found = championships
      .map((one) => ({
        ...one,
        live: closed.live.includes(slug) ? 0 : one.live,
        line: closed.line.includes(slug) ? 0 : one.line,
        outrights: closed.line.includes(slug) ? 0 : (one.outrights ?? 0),
      }))
      .filter(
        (one) =>
          one.live + one.line + one.outrights > 0 && holdsWords(words, [one.name, one.regionName, name]),
      );
    if (found.length === 0) return [];
    const regions = [...Map.groupBy(found, ({ regionCode }) => regionCode)].map(([code, own]) => ({
      code,
      name: own[0] === undefined ? code : nameOf(own[0].regionName),
      championships: own,
    }));
    const sumOf = (of: 'live' | 'line' | 'outrights') => found.reduce((sum, one) => sum + one[of], 0);
    const counts = { live: sumOf('live'), line: sumOf('line'), outrights: sumOf('outrights') };
    return [{ slug, name: nameOf(name), ...counts, count: found.length, regions }];
  });
}
