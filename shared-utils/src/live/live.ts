import {
  BACKGROUND_PAUSE_MS,
  LIVE_PATH,
  type MaintenanceWindow,
  type SiteConfig,
  type ServerMessage,
  type Topic,
} from '@paddock/contract';

import type { AuthValue } from '../auth/auth-types.ts';
import type { ServerClock } from '../clock/clock-types.ts';
import type { Environment } from '../environment/environment-types.ts';
import type { TokenSource } from '../http/token-source.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import { createConnection } from './connection.ts';
import { createHeartbeatWatch } from './heartbeat.ts';
import type { Live, LiveValue } from './live-types.ts';
import { createPlayerTopic, isPlayerRefusal, isPlayerTopic } from './player-topic.ts';
import { createTopicBook } from './topic-book.ts';
import type { TopicSource } from './topic-source.ts';

/** Topics named in one message to the server. */
const TOPICS_PER_MESSAGE = 100;

export interface LiveDependencies {
  readonly environment: Environment;
  readonly auth$: Stream<AuthValue>;
  readonly tokens: TokenSource;
  readonly clock: ServerClock;
  /** Told what maintenance is planned or runs, as each connection opens and at each change. */
  readonly onMaintenance: (window: MaintenanceWindow | null) => void;
  /** Told which version of itself the site has as each connection opens, and what it says at each change. */
  readonly onSite: (version: number, config: SiteConfig | null) => void;
}

export interface LiveService extends Live, TopicSource {
  stop(): void;
}

function liveUrl(origin: string): string {
  return origin.replace(/^http/, 'ws') + LIVE_PATH;
}

/** The page's one live socket (contract/live/protocol). It is open while something is watched or a player is signed in. */
export function createLive({
  environment,
  auth$,
  tokens,
  clock,
  onMaintenance,
  onSite,
}: LiveDependencies): LiveService {
  const { timing, visibility } = environment;
  const store = createStore<LiveValue>({ status: 'idle' });
  const topics = createTopicBook(flushSoon);
  const heartbeat = createHeartbeatWatch(timing, onMissed);
  const connection = createConnection(liveUrl(environment.origin), environment, { onOpen, onMessage });
  const player = createPlayerTopic(auth$, tokens, clock, connection.send);
  let stopFlush: (() => void) | undefined;
  let stopPause: (() => void) | undefined;
  let isPaused = false;

  function flush(): void {
    stopFlush = undefined;
    ensureConnected();
    const { sub, unsub } = topics.takeChanges();
    if (unsub.length > 0) connection.send({ t: 'unsub', topics: unsub });
    for (let from = 0; from < sub.length; from += TOPICS_PER_MESSAGE) {
      connection.send({ t: 'sub', topics: sub.slice(from, from + TOPICS_PER_MESSAGE) });
    }
  }

  /** Many rows mount in one turn: their topics go in one message. */
  function flushSoon(): void {
    stopFlush ??= timing.after(0, flush);
  }

  function ensureConnected(): void {
    const isWanted = !topics.isEmpty || auth$.snapshot().status === 'signed-in';
    if (isWanted && !isPaused) {
      const { status } = store.get();
      if (status === 'idle' || status === 'paused') {
        store.set({ status: 'connecting' });
        heartbeat.start();
      }
      connection.keepOpen();
      return;
    }
    connection.rest();
    heartbeat.stop();
    const status = isPaused ? 'paused' : 'idle';
    if (store.get().status !== status) store.set({ status });
  }

  function onOpen(): void {
    topics.reset();
    player.onOpen();
    flush();
  }

  function onAlive(serverTimeMs: number, producersDown: readonly string[]): void {
    clock.observeServerTime(serverTimeMs);
    const value = store.get();
    const isKnown = value.status === 'open' && value.producersDown.join() === producersDown.join();
    if (!isKnown) store.set({ status: 'open', producersDown });
  }

  function onMissed(): void {
    if (store.get().status !== 'stale') store.set({ status: 'stale', sinceMs: clock.serverNowMs() });
    connection.replace();
  }

  function onMessage(message: ServerMessage): void {
    switch (message.t) {
      case 'hello':
        connection.greeted();
        heartbeat.beat(message.heartbeatMs);
        return onAlive(message.serverTimeMs, []);
      case 'beat':
        heartbeat.beat();
        return onAlive(message.serverTimeMs, message.producersDown);
      case 'maintenance':
        return onMaintenance(message.window);
      case 'site':
        return onSite(message.version, message.config);
      case 'delta':
        if (isPlayerTopic(message.topic)) return player.onDelta(message);
        return topics.apply(message);
      case 'snap':
      case 'gone':
        return topics.apply(message);
      case 'err':
        if (isPlayerRefusal(message)) player.onRefused();
        else if (message.topic !== undefined) topics.apply({ t: 'gone', topic: message.topic });
        return;
      case 'drop':
        // The server closes next, and the connection comes back by itself.
        return;
    }
  }

  function onVisibility(): void {
    stopPause?.();
    stopPause = undefined;
    if (visibility.isVisible()) {
      isPaused = false;
      ensureConnected();
      return;
    }
    stopPause = timing.after(BACKGROUND_PAUSE_MS, () => {
      isPaused = true;
      ensureConnected();
    });
  }

  const stopVisibility = visibility.onChange(onVisibility);
  const subscription = auth$.subscribe(flushSoon);

  return {
    live$: store.stream,
    playerNews$: player.playerNews$,
    open: (topic: Topic, handler) => topics.open(topic, handler),
    stop() {
      stopVisibility();
      subscription.unsubscribe();
      player.stop();
      stopFlush?.();
      stopPause?.();
      heartbeat.stop();
      connection.rest();
    },
  };
}
