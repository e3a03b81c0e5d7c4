import type { EventId } from '@paddock/contract';

import { Book } from './book.ts';
import type { EventEntry } from './entries.ts';
import { forgetOldEvents, KEEP_ENDED_MS } from './retention.ts';
import { NOTHING_ORDERED } from './trading-orders.ts';

function event(book: Book, id: string, over: Partial<EventEntry>): EventEntry {
  const entry: EventEntry = {
    id: id as EventId,
    externalId: id,
    producer: book.producer('test', 0),
    sport: 'football',
    championship: {
      id: '1' as never,
      sport: 'football',
      slug: 'top',
      name: { en: 'Top' },
      rank: 1,
      region: { id: '2' as never, code: 'x', name: { en: 'X' } },
    },
    home: { name: { en: 'Home' }, silk: { pattern: 'solid', colours: ['#000000', '#ffffff'] } },
    away: { name: { en: 'Away' }, silk: { pattern: 'solid', colours: ['#000000', '#ffffff'] } },
    field: undefined,
    state: { status: 'live', startsAtMs: 0, period: '', score: [0, 0], parts: [] },
    finalScore: undefined,
    model: undefined,
    betStops: 0,
    lastClosed: 0,
    endedAtMs: undefined,
    absentSinceMs: undefined,
    heardAtMs: 0,
    silentSinceMs: undefined,
    ordered: NOTHING_ORDERED,
    markets: new Map(),
    ...over,
  };
  book.addEvent(entry);
  return entry;
}

describe('forgetting old events', () => {
  it('lets go of what ended or was left out two hours ago, and of nothing else', () => {
    const book = new Book();
    event(book, '1', { endedAtMs: 1_000 });
    event(book, '2', { endedAtMs: 1_001 });
    event(book, '3', { absentSinceMs: 1_000 });
    event(book, '4', {});
    const forgotten: string[] = [];
    book.watch({
      eventChanged: () => undefined,
      marketChanged: () => undefined,
      eventForgotten: ({ id }) => forgotten.push(id),
    });
    forgetOldEvents(book, 1_000 + KEEP_ENDED_MS);
    expect([...book.events.keys()]).toEqual(['2', '4']);
    expect(forgotten).toEqual(['1', '3']);
    expect(book.eventOf('test', '1')).toBeUndefined();
  });
});
