import { DAY_MS, SPORT_CODES } from '@paddock/contract';

import { NOTHING_ORDERED } from '../book/trading-orders.ts';
import { Book } from '../book/book.ts';
import { teamKeys } from '../teams/team-keys.ts';
import type {
  AthleteEntry,
  ChampionshipEntry,
  EventEntry,
  ProducerEntry,
  RegionEntry,
} from '../book/entries.ts';

/** How the sides and the championship of an event are called; championships of one name are one. */
export interface EventNames {
  readonly home: string;
  readonly away: string;
  readonly championship: string;
  readonly isLive: boolean;
}

/** A book of events without markets: names alone, as many as are wanted; of the players one for each home side. */
export function namedBook(events: readonly EventNames[], players: readonly string[]): Book {
  const book = new Book();
  const producer: ProducerEntry = { name: 'names', up: true, downSinceMs: 0, lastDown: 0 };
  const region: RegionEntry = { id: '1' as RegionEntry['id'], code: 'gb-eng', name: { en: 'England' } };
  const sport = SPORT_CODES[0];
  const championships = new Map<string, ChampionshipEntry>();
  events.forEach(({ home, away, championship, isLive }, at) => {
    const own = championships.get(championship) ?? {
      ...{
        id: `${championships.size + 1}` as ChampionshipEntry['id'],
        sport,
        slug: 'league',
        rank: 1,
        region,
      },
      name: { en: championship },
    };
    championships.set(championship, own);
    book.championships.set(own.id, own);
    const silk = { pattern: 'solid' as const, colours: ['#000000', '#ffffff'] as [string, string] };
    const event: EventEntry = {
      ...{ id: `${at + 1}` as EventEntry['id'], externalId: `${at}`, producer, sport, championship: own },
      home: { name: { en: home }, silk },
      away: { name: { en: away }, silk },
      field: undefined,
      state: {
        status: isLive ? 'live' : 'upcoming',
        startsAtMs: DAY_MS,
        period: '',
        score: [0, 0],
        parts: [],
      },
      ...{
        finalScore: undefined,
        model: undefined,
        betStops: 0,
        lastClosed: 0,
        endedAtMs: undefined,
        absentSinceMs: undefined,
        heardAtMs: 0,
        silentSinceMs: undefined,
      },
      ordered: NOTHING_ORDERED,
      markets: new Map(),
    };
    book.addEvent(event);
    const player = players[at];
    if (player !== undefined) {
      const [teamKey] = teamKeys(event);
      const id = `${at + 1}` as AthleteEntry['id'];
      book.squads.add({ id, sport, name: { en: player }, position: undefined, teamKey });
    }
  });
  return book;
}
