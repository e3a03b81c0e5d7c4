import type { PlayerNews, Topic } from '@paddock/contract';

import type { ServerClock } from '../clock/clock-types.ts';
import type { Live, LiveValue, PlayerNewsValue } from '../live/live-types.ts';
import type { TopicHandler, TopicSource } from '../live/topic-source.ts';
import { createStore } from '../stream/store.ts';

export interface FakeLive extends Live, TopicSource {
  setLive(status: 'open' | 'stale' | 'connecting'): void;
  sendNews(news: PlayerNews): void;
  /** Sets a topic's picture, now and for later viewers. */
  publish(topic: Topic, data: unknown): void;
  /** Sends a delta; `whole` is the picture for later viewers. */
  change(topic: Topic, delta: unknown, whole: unknown): void;
  remove(topic: Topic): void;
  /** What somebody has open. */
  watched(): readonly Topic[];
}

/** Topics that come from the test. */
export function createFakeLive(clock: ServerClock): FakeLive {
  const live = createStore<LiveValue>({ status: 'open', producersDown: [] });
  const news = createStore<PlayerNewsValue>({ status: 'none', seq: 0 });
  const pictures = new Map<Topic, unknown>();
  const handlers = new Map<Topic, TopicHandler>();
  /** Topics that ended: whoever opens one is told so, as by the server. */
  const ended = new Set<Topic>();

  /** Opening sends every picture again, as the server does. */
  function sendAll(): void {
    for (const [topic, handler] of handlers) {
      if (pictures.has(topic)) handler.onSnapshot(pictures.get(topic));
    }
  }

  return {
    live$: live.stream,
    playerNews$: news.stream,
    setLive(status) {
      if (status === 'stale') live.set({ status, sinceMs: clock.serverNowMs() });
      else if (status === 'connecting') live.set({ status });
      else {
        live.set({ status, producersDown: [] });
        sendAll();
      }
    },
    sendNews: (item) => news.set({ status: 'news', seq: news.get().seq + 1, news: item }),
    open(topic, handler) {
      handlers.set(topic, handler);
      if (pictures.has(topic)) handler.onSnapshot(pictures.get(topic));
      if (ended.has(topic)) handler.onGone();
      return () => handlers.delete(topic);
    },
    publish(topic, data) {
      pictures.set(topic, data);
      ended.delete(topic);
      handlers.get(topic)?.onSnapshot(data);
    },
    change(topic, delta, whole) {
      pictures.set(topic, whole);
      handlers.get(topic)?.onDelta(delta);
    },
    remove(topic) {
      pictures.delete(topic);
      ended.add(topic);
      handlers.get(topic)?.onGone();
    },
    watched: () => [...handlers.keys()],
  };
}
