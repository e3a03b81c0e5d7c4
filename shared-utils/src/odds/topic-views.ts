import type { Topic } from '@paddock/contract';

import type { Timing } from '../environment/environment-types.ts';
import type { TopicSource } from '../live/topic-source.ts';
import { createStore, createStream, type Store } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import type { Reader } from './reader.ts';

/** A topic stays subscribed this long after its last viewer, because rows come and go while scrolling. */
export const LINGER_MS = 3_000;
/** A picture read over HTTP waits this long for its first viewer. */
export const SEED_KEEP_MS = 30_000;

interface Loading {
  readonly status: 'loading';
}

const LOADING: Loading = { status: 'loading' };

interface View<V> {
  readonly reader: Reader<V>;
  readonly store: Store<V | Loading>;
  viewers: number;
  /** True from a picture until something may have been missed. */
  isFresh: boolean;
  isGone: boolean;
  /** What the store shows, to publish only differences. */
  shown: { readonly picture: object | undefined; readonly status: string } | undefined;
  closeTopic: (() => void) | undefined;
  stopTimer: (() => void) | undefined;
}

/** Something a page looks at, by its name, with its latest value. */
export type Watched = readonly [name: string, value: unknown];

/** The topics this page looks at. Each is subscribed once, however many look at it. */
export interface TopicViews {
  watch<V>(topic: Topic, makeReader: () => Reader<V>): Stream<V | Loading>;
  /** Shows a picture from elsewhere until the topic's own arrives. */
  seed<V>(topic: Topic, makeReader: () => Reader<V>, data: unknown): void;
  isFresh(topic: Topic): boolean;
  /** Topics somebody looks at, with what they show. */
  watched(): readonly Watched[];
  /** Publishes what changed since the last time. */
  publish(): void;
  /** Closes every topic; the streams keep their last values. */
  stop(): void;
}

export interface TopicViewsDependencies {
  readonly source: TopicSource;
  readonly timing: Timing;
  readonly onStaged: () => void;
  /** A topic's freshness changed: the prices of its markets change with it. */
  readonly onFreshness: (topic: Topic, marketIds: Iterable<string>) => void;
}

export function createTopicViews(dependencies: TopicViewsDependencies): TopicViews {
  const { source, timing, onStaged, onFreshness } = dependencies;
  // The value type of each view is fixed by its topic's kind; the map forgets it and `viewOf` gives it back.
  const views = new Map<Topic, View<unknown>>();
  const staged = new Set<View<unknown>>();
  /** Streams by topic, so that equal arguments answer the same one. */
  const streams = new Map<Topic, Stream<unknown>>();

  function stage(view: View<unknown>): void {
    staged.add(view);
    onStaged();
  }

  function setFresh(topic: Topic, view: View<unknown>, isFresh: boolean): void {
    if (view.isFresh === isFresh) return;
    view.isFresh = isFresh;
    onFreshness(topic, view.reader.marketIds());
    stage(view);
  }

  function viewOf<V>(topic: Topic, makeReader: () => Reader<V>): View<V> {
    const known = views.get(topic);
    if (known !== undefined) return known as View<V>;
    const view: View<V> = {
      reader: makeReader(),
      store: createStore<V | Loading>(LOADING),
      viewers: 0,
      isFresh: false,
      isGone: false,
      shown: undefined,
      closeTopic: undefined,
      stopTimer: undefined,
    };
    views.set(topic, view);
    return view;
  }

  function take(topic: Topic, view: View<unknown>, apply: () => void): void {
    const wasFresh = view.isFresh;
    view.isGone = false;
    view.isFresh = true;
    apply();
    if (!wasFresh) onFreshness(topic, view.reader.marketIds());
    stage(view);
  }

  function openTopic(topic: Topic, view: View<unknown>): () => void {
    return source.open(topic, {
      onSnapshot: (data) => take(topic, view, () => view.reader.onSnapshot(data)),
      onDelta: (data) => take(topic, view, () => view.reader.onDelta(data)),
      onGap: () => setFresh(topic, view, false),
      onGone() {
        view.isGone = true;
        view.reader.release(true);
        stage(view);
      },
    });
  }

  function dispose(topic: Topic, view: View<unknown>): void {
    view.closeTopic?.();
    view.reader.release(false);
    views.delete(topic);
    streams.delete(topic);
    staged.delete(view);
  }

  function disposeAfter(topic: Topic, view: View<unknown>, delayMs: number): void {
    view.stopTimer?.();
    view.stopTimer = timing.after(delayMs, () => dispose(topic, view));
  }

  function enter(topic: Topic, view: View<unknown>): void {
    view.viewers += 1;
    view.stopTimer?.();
    view.stopTimer = undefined;
    view.closeTopic ??= openTopic(topic, view);
  }

  function leave(topic: Topic, view: View<unknown>): void {
    view.viewers -= 1;
    if (view.viewers === 0) disposeAfter(topic, view, LINGER_MS);
  }

  function publishView(view: View<unknown>): void {
    const { reader, shown } = view;
    const { picture } = reader;
    const status = view.isGone ? 'gone' : view.isFresh ? 'ready' : 'stale';
    if (picture === undefined && status !== 'gone') return;
    if (shown?.picture === picture && shown?.status === status) return;
    view.shown = { picture, status };
    view.store.set(reader.valueOf(status));
  }

  const subscription = source.live$.subscribe(({ status }) => {
    if (status !== 'stale' && status !== 'paused') return;
    for (const [topic, view] of views) setFresh(topic, view, false);
  });

  function streamOf<V>(topic: Topic, makeReader: () => Reader<V>): Stream<V | Loading> {
    return createStream<V | Loading>(
      (): V | Loading => (views.get(topic) as View<V> | undefined)?.store.get() ?? LOADING,
      (listener) => {
        const view = viewOf(topic, makeReader);
        enter(topic, view);
        const viewing = view.store.stream.subscribe(listener);
        return () => {
          viewing.unsubscribe();
          leave(topic, view);
        };
      },
    );
  }

  return {
    watch<V>(topic: Topic, makeReader: () => Reader<V>) {
      const known = streams.get(topic) as Stream<V | Loading> | undefined;
      const stream = known ?? streamOf(topic, makeReader);
      streams.set(topic, stream);
      return stream;
    },
    seed(topic, makeReader, data) {
      const view = viewOf(topic, makeReader) as View<unknown>;
      if (view.isFresh || view.isGone) return;
      take(topic, view, () => view.reader.onSnapshot(data));
      if (source.live$.snapshot().status === 'stale') setFresh(topic, view, false);
      if (view.viewers === 0) disposeAfter(topic, view, SEED_KEEP_MS);
    },
    watched: () =>
      [...views].filter(([, { viewers }]) => viewers > 0).map(([topic, { store }]) => [topic, store.get()]),
    isFresh: (topic) => views.get(topic)?.isFresh ?? false,
    publish() {
      const due = [...staged];
      staged.clear();
      for (const view of due) publishView(view);
    },
    stop() {
      subscription.unsubscribe();
      for (const view of views.values()) {
        view.stopTimer?.();
        view.closeTopic?.();
      }
    },
  };
}
