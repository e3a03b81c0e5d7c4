import type { EventDelta, EventId, ListView, MarketId, MarketTopicView, Topic } from '@paddock/contract';
import type { BetSection } from '@paddock/contract/schemas';

import type { LiveSource, TopicChange } from '../../live/index.ts';
import type { Book } from '../book/book.ts';
import type { EventEntry, MarketEntry } from '../book/entries.ts';
import { catalogueView } from '../read/catalogue-view.ts';
import { eventDetail, isShown, openMarketCount, rowDetail, rowState } from '../read/event-view.ts';
import { kindOf, listedEvents, sectionOf } from '../read/listing.ts';
import { marketView } from '../read/market-view.ts';
import { typeViews } from '../read/type-views.ts';
import { ChangedEvents, type EventChange } from './changed-events.ts';
import { RowDeltas } from './row-deltas.ts';
import { ToldTypes } from './told-types.ts';

/** The book as live topics (contract/live/protocol). */
export function createLiveSource(book: Book): LiveSource {
  const changes = new ChangedEvents();
  const rows = new RowDeltas(book);
  const types = new ToldTypes();
  /** In which list each event was last time, and where in it; empty for none. */
  const listedAs = new Map<EventEntry, string>();
  book.watch(changes);

  function snapshot(topic: Topic): unknown {
    const [kind, ...rest] = topic.split(':');
    const id = rest[0] ?? '';
    if (kind === 'catalogue') return catalogueView(book);
    if (kind === 'list') return listView(book, id as BetSection, rest[1] ?? '');
    if (kind === 'market') {
      const market = book.markets.get(id as MarketId);
      return market === undefined ? undefined : marketTopic(book, market);
    }
    const event = book.events.get(id as EventId);
    if (event === undefined) return undefined;
    if (kind === 'event') {
      types.showing(event);
      return eventDetail(book, event);
    }
    rows.showing(event);
    return rowDetail(book, event);
  }

  /** Lists an event entered, left or moved in. Of an event not seen before: both of its sport. */
  function movedLists(event: EventEntry): readonly Topic[] {
    const before = listedAs.get(event);
    const section = sectionOf(event);
    const { championship, state, sport } = event;
    const now = section === undefined ? '' : `${section}:${sport}|${championship.id}|${state.startsAtMs}`;
    listedAs.set(event, now);
    if (before === undefined) return bothLists(sport);
    if (before === now) return [];
    return [before, now].filter(Boolean).map((place) => `list:${place.split('|')[0] ?? ''}`);
  }

  function takeChanges(watched: (topic: Topic) => boolean): readonly TopicChange[] {
    const { changed, forgotten } = changes.take();
    const found: TopicChange[] = [];
    const lists = new Set<Topic>();
    for (const [event, change] of changed) {
      if (change.state || (change.markets.size > 0 && kindOf(event) === 'outrights'))
        for (const list of movedLists(event)) lists.add(list);
      const rowTopic = `row:${event.id}`;
      if (watched(rowTopic)) {
        const data = rows.delta(event, change);
        if (data !== undefined) found.push({ topic: rowTopic, data });
      } else rows.forget(event);
      const eventTopic = `event:${event.id}`;
      if (watched(eventTopic)) {
        const fresh = types.untold(event, [...change.markets].filter(isShown));
        found.push({ topic: eventTopic, data: eventDelta(book, event, change, fresh) });
      } else types.forget(event);
      for (const market of change.state ? event.markets.values() : change.markets) {
        const topic = `market:${market.id}`;
        if (watched(topic)) found.push({ topic, data: marketTopic(book, market) });
      }
    }
    for (const event of forgotten) {
      rows.forget(event);
      types.forget(event);
      listedAs.delete(event);
      for (const list of bothLists(event.sport)) lists.add(list);
      const topics = [`row:${event.id}`, `event:${event.id}`, ...marketTopics(event)];
      for (const topic of topics) if (watched(topic)) found.push({ topic, gone: true });
    }
    if (lists.size > 0 && watched('catalogue')) found.push({ topic: 'catalogue', data: catalogueView(book) });
    for (const topic of lists) if (watched(topic)) found.push({ topic, data: snapshot(topic) });
    return found;
  }

  return {
    epoch: () => book.epoch.toString(),
    snapshot,
    takeChanges,
    producersDown: () => [...book.producers.values()].filter(({ up }) => !up).map(({ name }) => name),
  };
}

function bothLists(sport: string): readonly Topic[] {
  return [`list:live:${sport}`, `list:line:${sport}`];
}

function listView(book: Book, section: BetSection, sport: string): ListView {
  return { eventIds: listedEvents(book.events.values(), section, sport).map(({ id }) => id) };
}

function marketTopic(book: Book, market: MarketEntry): MarketTopicView {
  return {
    eventId: market.event.id,
    state: rowState(market.event.state),
    market: marketView(book, market),
  };
}

function eventDelta(
  book: Book,
  event: EventEntry,
  change: EventChange,
  fresh: readonly MarketEntry[],
): EventDelta {
  const markets = [...change.markets];
  const shown = markets.filter(isShown);
  const removed = markets.filter((market) => !isShown(market));
  return {
    ...(change.state ? { state: event.state } : {}),
    ...(shown.length > 0 ? { markets: shown.map((market) => marketView(book, market)) } : {}),
    ...(fresh.length > 0 ? { types: typeViews(fresh) } : {}),
    ...(removed.length > 0 ? { removedMarketIds: removed.map(({ id }) => id) } : {}),
    ...(markets.length > 0 ? { marketCount: openMarketCount(event) } : {}),
  };
}

function marketTopics(event: EventEntry): readonly Topic[] {
  return [...event.markets.values()].map(({ id }) => `market:${id}`);
}
