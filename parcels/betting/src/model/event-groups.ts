import type { EventDetail } from '@paddock/contract/schemas';

type GroupedEvent = Pick<EventDetail, 'id' | 'sport' | 'championship' | 'region' | 'state'>;

export interface ChampionshipGroup {
  readonly championship: EventDetail['championship'];
  readonly region: EventDetail['region'];
  readonly eventIds: readonly string[];
}

export interface SportGroup {
  readonly sport: string;
  readonly championships: readonly ChampionshipGroup[];
  readonly eventCount: number;
}

/** Events by sport and championship, each in the order it first comes up. */
export function groupByChampionship(events: readonly GroupedEvent[]): readonly SportGroup[] {
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
      championships: groups,
      eventCount: groups.reduce((sum, group) => sum + group.eventIds.length, 0),
    };
  });
}
