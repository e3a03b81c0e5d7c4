import type { EventDetail } from '@paddock/contract/schemas';

type GroupedEvent = Pick<EventDetail, 'id' | 'sport' | 'championship' | 'region' | 'marketCount'>;

/** How a player wants lists (S3-26). */
export interface ListOrder {
  /** Those with the most markets first: what the house covers most is what most look for. */
  readonly bestMatchesOnTop: boolean;
  /** Championships of a country stand together. */
  readonly groupByCountry: boolean;
}

export interface ChampionshipGroup {
  readonly championship: EventDetail['championship'];
  readonly region: EventDetail['region'];
  readonly eventIds: readonly string[];
  /** Where a championship may stand more than once: which of them it is. */
  readonly key?: string;
  /** Where countries stand together: whether it is the first of its own. */
  readonly opensCountry?: boolean;
}

export interface SportGroup {
  readonly sport: string;
  readonly championships: readonly ChampionshipGroup[];
  readonly eventCount: number;
}

/** Events by sport and championship, each in the order it first comes up. */
export function groupByChampionship(
  listed: readonly GroupedEvent[],
  { bestMatchesOnTop, groupByCountry }: ListOrder,
): readonly SportGroup[] {
  const events = bestMatchesOnTop ? bestFirst(listed) : listed;
  const sports = new Map<string, Map<string, { first: GroupedEvent; ids: string[] }>>();
  for (const event of events) {
    const championships =
      sports.get(event.sport) ?? new Map<string, { first: GroupedEvent; ids: string[] }>();
    sports.set(event.sport, championships);
    const group = championships.get(event.championship.id) ?? { first: event, ids: [] };
    group.ids.push(event.id);
    championships.set(event.championship.id, group);
  }
  return [...sports].map(([sport, championships]) => {
    const groups = [...championships.values()].map(({ first, ids }) => ({
      championship: first.championship,
      region: first.region,
      eventIds: ids,
    }));
    return {
      sport,
      championships: groupByCountry ? byCountry(groups) : groups,
      eventCount: groups.reduce((sum, group) => sum + group.eventIds.length, 0),
    };
  });
}

/** Sports keep their order; within one the events with the most markets come first. */
function bestFirst(events: readonly GroupedEvent[]): readonly GroupedEvent[] {
  const bySport = Map.groupBy(events, ({ sport }) => sport);
  return [...bySport.values()].flatMap((own) => own.toSorted((a, b) => b.marketCount - a.marketCount));
}

function byCountry(groups: readonly ChampionshipGroup[]): readonly ChampionshipGroup[] {
  const countries = Map.groupBy(groups, ({ region }) => region.code);
  return [...countries.values()].flatMap((own) =>
    own.map((group, at) => ({ ...group, opensCountry: at === 0 })),
  );
}
