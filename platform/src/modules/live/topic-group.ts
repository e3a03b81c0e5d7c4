import type { Topic } from '@paddock/contract';

import type { LiveClient } from './live-client.ts';

/** Clients that show exactly the same topics: they share every frame, byte by byte. */
export interface TopicGroup {
  readonly key: string;
  readonly topics: readonly Topic[];
  readonly clients: Set<LiveClient>;
  /** Messages of this tick, and the topics they are of. */
  pending: Buffer[];
  pendingTopics: Topic[];
}

/** A topic somebody shows. */
export interface Channel {
  readonly topic: Topic;
  seq: number;
  subscribers: number;
  readonly groups: Set<TopicGroup>;
  /** The serialised snapshot at `seq`, shared by all who subscribe before the next delta. */
  snapshot: Buffer | undefined;
}

/** Sorts clients into groups by their topics. */
export class TopicGroups {
  readonly #groups = new Map<string, TopicGroup>();

  /** Puts a client into the group of its topics, making the group and telling its channels when it is the first. */
  join(client: LiveClient, channelOf: (topic: Topic) => Channel | undefined): void {
    const topics = [...client.topics].sort();
    const key = topics.join(' ');
    const known = this.#groups.get(key);
    const group = known ?? { key, topics, clients: new Set<LiveClient>(), pending: [], pendingTopics: [] };
    if (known === undefined) {
      this.#groups.set(key, group);
      for (const topic of topics) channelOf(topic)?.groups.add(group);
    }
    group.clients.add(client);
    client.group = group;
  }

  /** The groups that have something to send. */
  take(): readonly TopicGroup[] {
    return [...this.#groups.values()].filter(({ pending }) => pending.length > 0);
  }

  /** Takes a client out of its group; an empty group is forgotten. */
  leave(client: LiveClient, channelOf: (topic: Topic) => Channel | undefined): void {
    const { group } = client;
    if (group === undefined) return;
    client.group = undefined;
    group.clients.delete(client);
    if (group.clients.size > 0) return;
    this.#groups.delete(group.key);
    for (const topic of group.topics) channelOf(topic)?.groups.delete(group);
  }
}
