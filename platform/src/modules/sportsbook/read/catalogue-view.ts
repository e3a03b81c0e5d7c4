import type { CatalogueView, ChampionshipView } from '@paddock/contract/schemas';

import { findSportModel } from '../../feeds/index.ts';
import type { Book } from '../book/book.ts';
import type { ChampionshipEntry } from '../book/entries.ts';
import { kindOf, listedEvents, sportRank } from './listing.ts';

interface Counts {
  live: number;
  line: number;
  outrights: number;
}

/** Sports and championships with something to bet on, and how much of it. */
export function catalogueView(book: Book): CatalogueView {
  const championships = new Map<ChampionshipEntry, Counts>();
  for (const section of ['live', 'line'] as const) {
    for (const event of listedEvents(book.events.values(), section, undefined)) {
      const counts = championships.get(event.championship) ?? { live: 0, line: 0, outrights: 0 };
      counts[kindOf(event) === 'outrights' ? 'outrights' : section] += 1;
      championships.set(event.championship, counts);
    }
  }
  const bySport = Map.groupBy(championships, ([championship]) => championship.sport);
  const sports = [...bySport].map(([slug, listed]) => ({
    slug,
    name: findSportModel(slug)?.name ?? { en: slug },
    live: listed.reduce((sum, [, counts]) => sum + counts.live, 0),
    line: listed.reduce((sum, [, counts]) => sum + counts.line, 0),
    ...told(listed.reduce((sum, [, counts]) => sum + counts.outrights, 0)),
    championships: listed
      .toSorted(([a], [b]) => compare(a, b))
      .map(([championship, counts]) => ({
        id: championship.id,
        slug: championship.slug,
        name: championship.name,
        regionCode: championship.region.code,
        regionName: championship.region.name,
        ...{ live: counts.live, line: counts.line, ...told(counts.outrights) },
      })),
  }));
  return { sports: sports.toSorted((a, b) => sportRank(a.slug) - sportRank(b.slug)) };
}

const told = (outrights: number) => (outrights > 0 ? { outrights } : {});

export function championshipView({ id, sport, slug, name, region }: ChampionshipEntry): ChampionshipView {
  return { id, sport, slug, name, region: { code: region.code, name: region.name } };
}

function compare(a: ChampionshipEntry, b: ChampionshipEntry): number {
  return a.rank - b.rank || (a.name.en < b.name.en ? -1 : 1);
}
