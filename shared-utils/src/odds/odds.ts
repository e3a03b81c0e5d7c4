import type { ContentTopicView } from '@paddock/contract';
import type { LotteriesView } from '@paddock/contract/schemas';

import type { ServerClock } from '../clock/clock-types.ts';
import type { Timing } from '../environment/environment-types.ts';
import type { TopicSource } from '../live/topic-source.ts';
import { createEventReader } from './event-reader.ts';
import { learnTypes, type KnownTypes } from './known-types.ts';
import type { Odds } from './odds-types.ts';
import { createPriceBook } from './price-book.ts';
import { createTableReader } from './table-reader.ts';
import { createTopicViews } from './topic-views.ts';
import {
  createBoardReader,
  createCatalogueReader,
  createListReader,
  createMarketReader,
  createViewReader,
} from './whole-reader.ts';

export interface OddsService extends Odds {
  stop(): void;
}

/** Live odds: what is watched, and every price of it by selection. Everything is published once per frame. */
export function createOdds(source: TopicSource, timing: Timing, clock: ServerClock): OddsService {
  let isScheduled = false;
  let stopFrame: (() => void) | undefined;

  function onStaged(): void {
    if (isScheduled) return;
    isScheduled = true;
    stopFrame = timing.onFrame(() => {
      isScheduled = false;
      book.publish();
      views.publish();
    });
  }

  const types: KnownTypes = new Map();
  const book = createPriceBook({
    isTopicFresh: (topic) => views.isFresh(topic),
    nowMs: () => clock.serverNowMs(),
    onStaged,
  });
  const views = createTopicViews({
    source,
    timing,
    onStaged,
    onFreshness: (topic, marketIds) => book.touch(topic, marketIds),
  });
  return {
    watchEvent(eventId, detail) {
      const topic = `${detail}:${eventId}`;
      return views.watch(topic, () => createEventReader(topic, book, types));
    },
    watchMarket(marketId) {
      const topic = `market:${marketId}`;
      return views.watch(topic, () => createMarketReader(topic, book));
    },
    watchList: (section, sport) => views.watch(`list:${section}:${sport}`, createListReader),
    watchCatalogue: () => views.watch('catalogue', createCatalogueReader),
    watchTable: (game) => views.watch(`table:${game}`, createTableReader),
    watchTournament: (id) => views.watch(`tournament:${id}`, createBoardReader),
    watchContent: () => views.watch('content', createViewReader<ContentTopicView>),
    watchLotteries: () => views.watch('lotto', createViewReader<LotteriesView>),
    price$: book.price$,
    watchedOdds: () => [...views.watched(), ...book.watched()],
    seedEvents({ events, types: told }, detail) {
      learnTypes(types, told);
      for (const event of events) {
        const topic = `${detail}:${event.id}`;
        views.seed(topic, () => createEventReader(topic, book, types), event);
      }
    },
    seedCatalogue: (catalogue) => views.seed('catalogue', createCatalogueReader, catalogue),
    stop() {
      stopFrame?.();
      views.stop();
    },
  };
}
