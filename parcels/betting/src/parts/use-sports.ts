import { useMemo } from 'react';
import { SPORT_CODES } from '@paddock/contract';
import type { BetSection, CatalogueView } from '@paddock/contract/schemas';
import { useCatalogue, useFormat, useT } from '@paddock/shared-utils/react';

import { useClosedSports } from './use-closed-sports.ts';

export interface ListedSport {
  readonly slug: string;
  readonly name: string;
  /** Events of the section; `undefined` until the catalogue is known. */
  readonly count: number | undefined;
  readonly live: number | undefined;
  readonly line: number | undefined;
  readonly outrights?: number | undefined;
  readonly championships: CatalogueView['sports'][number]['championships'];
}

const isOurs = (slug: string): boolean => SPORT_CODES.some((code) => code === slug);

/** Sports with how many events a section has of each. */
export function useSports(section: BetSection): readonly ListedSport[] {
  const common = useT('common');
  const format = useFormat();
  const value = useCatalogue();
  const closed = useClosedSports(section);
  return useMemo(() => {
    const isOpen = (slug: string): boolean => !closed.includes(slug);
    if (!('catalogue' in value)) {
      return SPORT_CODES.filter(isOpen).map((slug) => ({
        slug,
        name: common(`sport.${slug}`),
        count: undefined,
        live: undefined,
        line: undefined,
        championships: [],
      }));
    }
    const sports = value.catalogue.sports.filter(({ slug }) => isOpen(slug));
    return sports.map(({ slug, name, championships, ...counts }) => ({
      slug,
      // Feeds name sports in English and Russian; every language has those that are ours.
      name:
        isOurs(slug) && !Object.hasOwn(name, format.language) ? common(`sport.${slug}`) : format.name(name),
      count: counts[section],
      ...counts,
      championships,
    }));
  }, [value, section, common, format, closed]);
}
