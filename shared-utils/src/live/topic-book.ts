import { TOPICS_PER_SOCKET, type ServerMessage, type Topic } from '@paddock/contract';

import type { TopicHandler } from './topic-source.ts';

interface Entry {
  readonly handler: TopicHandler;
  /** The last sequence number taken; `null` while a snapshot is awaited. */
  seq: number | null;
}

/** Something to tell the server about topics. */
export interface TopicChanges {
  readonly sub: readonly Topic[];
  readonly unsub: readonly Topic[];
}

/**
 * Which topics are wanted, which the server has been asked for, and how far each has come. Knows the protocol's
 * sequence rules and nothing of sockets. Topics beyond what a connection may hold wait until others are given up.
 */
export interface TopicBook {
  open(topic: Topic, handler: TopicHandler): () => void;
  /** What to tell the server now; a second call answers nothing new. */
  takeChanges(): TopicChanges;
  /** A new connection knows nothing: everything wanted is asked for again. */
  reset(): void;
  apply(message: Extract<ServerMessage, { readonly topic: Topic }>): void;
  readonly isEmpty: boolean;
}

/** One place is kept for the player's own news. */
const TOPICS_MAX = TOPICS_PER_SOCKET - 1;

export function createTopicBook(onChange: () => void): TopicBook {
  const wanted = new Map<Topic, Entry>();
  const asked = new Set<Topic>();
  const again = new Set<Topic>();

  function takeChanges(): TopicChanges {
    const unsub = [...asked].filter((topic) => !wanted.has(topic));
    for (const topic of unsub) asked.delete(topic);
    const sub = [...again].filter((topic) => wanted.has(topic));
    again.clear();
    for (const topic of wanted.keys()) {
      if (asked.size >= TOPICS_MAX) break;
      if (asked.has(topic)) continue;
      asked.add(topic);
      sub.push(topic);
    }
    return { sub, unsub };
  }

  function onDelta(topic: Topic, entry: Entry, seq: number, data: unknown): void {
    if (entry.seq === null || seq <= entry.seq) return;
    if (seq === entry.seq + 1) {
      entry.seq = seq;
      entry.handler.onDelta(data);
      return;
    }
    entry.seq = null;
    entry.handler.onGap();
    again.add(topic);
    onChange();
  }

  return {
    open(topic, handler) {
      const entry: Entry = { handler, seq: null };
      wanted.set(topic, entry);
      onChange();
      return () => {
        if (wanted.get(topic) !== entry) return;
        wanted.delete(topic);
        onChange();
      };
    },
    takeChanges,
    reset() {
      asked.clear();
      again.clear();
      for (const entry of wanted.values()) entry.seq = null;
    },
    apply(message) {
      const entry = wanted.get(message.topic);
      if (entry === undefined) return;
      if (message.t === 'snap') {
        entry.seq = message.seq;
        entry.handler.onSnapshot(message.data);
      } else if (message.t === 'delta') {
        onDelta(message.topic, entry, message.seq, message.data);
      } else {
        entry.seq = null;
        entry.handler.onGone();
      }
    },
    get isEmpty() {
      return wanted.size === 0;
    },
  };
}
