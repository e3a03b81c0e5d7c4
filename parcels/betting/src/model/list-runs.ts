import type { EventDetail } from '@paddock/contract/schemas';

import type { ChampionshipGroup, ListOrder, SportGroup } from './event-groups.ts';

type ListedEvent = Pick<EventDetail, 'id' | 'sport' | 'championship' | 'region'>;

interface Run extends ChampionshipGroup {
  readonly key: string;
  readonly eventIds: string[];
}

/**
 * Events by sport in the very order in which they are listed: a championship is named anew wherever the one before it was
 * another, so that what is read on stands below. Where countries stand together the order holds within each.
 */
export function groupByRuns(
  listed: readonly ListedEvent[],
  { groupByCountry }: Pick<ListOrder, 'groupByCountry'>,
): readonly SportGroup[] {
  return [...Map.groupBy(listed, ({ sport }) => sport)].map(([sport, own]) => {
    const countries = [...Map.groupBy(own, ({ region }) => region.code).values()];
    return {
      sport,
      championships: groupByCountry ? countries.flatMap(opened) : runsOf(own),
      eventCount: own.length,
    };
  });
}

const opened = (ofCountry: readonly ListedEvent[]): readonly ChampionshipGroup[] =>
  runsOf(ofCountry).map((run, at) => ({ ...run, opensCountry: at === 0 }));

function runsOf(events: readonly ListedEvent[]): readonly ChampionshipGroup[] {
  const runs: Run[] = [];
  const seen = new Map<string, number>();
  for (const { id, championship, region } of events) {
    const last = runs.at(-1);
    if (last?.championship.id === championship.id) {
      last.eventIds.push(id);
      continue;
    }
    const nr = (seen.get(championship.id) ?? 0) + 1;
    seen.set(championship.id, nr);
    runs.push({ key: `${championship.id} ${nr}`, championship, region, eventIds: [id] });
  }
  return runs;
}
