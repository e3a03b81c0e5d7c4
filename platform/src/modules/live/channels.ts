import type { ServerMessage, Topic } from '@paddock/contract';

import type { LiveSource } from './live-source.ts';
import type { Channel } from './topic-group.ts';

/** One message, serialised once for everybody. */
export function serialise(message: ServerMessage): Buffer {
  return Buffer.from(JSON.stringify(message));
}

/**
 * The topics somebody shows, with their sequences. A topic nobody shows has no channel and costs nothing. Sequences
 * never go back within an epoch: a channel starts at the number of ticks so far, and moves by at most one a tick.
 */
export class Channels {
  readonly #source: LiveSource;
  readonly #channels = new Map<Topic, Channel>();
  #ticks = 0;

  constructor(source: LiveSource) {
    this.#source = source;
  }

  get(topic: Topic): Channel | undefined {
    return this.#channels.get(topic);
  }

  /** One more subscriber. */
  open(topic: Topic): Channel {
    const known = this.#channels.get(topic);
    const channel = known ?? {
      topic,
      seq: this.#ticks,
      subscribers: 0,
      groups: new Set(),
      snapshot: undefined,
    };
    if (known === undefined) this.#channels.set(topic, channel);
    channel.subscribers += 1;
    return channel;
  }

  /** One subscriber less; the last one closes the channel. */
  close(topic: Topic): void {
    const channel = this.#channels.get(topic);
    if (channel === undefined) return;
    channel.subscribers -= 1;
    if (channel.subscribers <= 0) this.#channels.delete(topic);
  }

  /** The serialised snapshot, or undefined when there is no such thing. */
  snapshot(channel: Channel): Buffer | undefined {
    if (channel.snapshot !== undefined) return channel.snapshot;
    const { topic, seq } = channel;
    const data = this.#source.snapshot(topic);
    if (data === undefined) return undefined;
    channel.snapshot = serialise({ t: 'snap', topic, epoch: this.#source.epoch(), seq, data });
    return channel.snapshot;
  }

  /**
   * Serialises each changed topic that is shown, once, and lays it ready for the groups that show it. Answers the
   * channels that have ended.
   */
  layOut(): readonly Channel[] {
    const ended: Channel[] = [];
    this.#ticks += 1;
    for (const change of this.#source.takeChanges((topic) => this.#channels.has(topic))) {
      const channel = this.#channels.get(change.topic);
      if (channel === undefined) continue;
      channel.snapshot = undefined;
      let message: Buffer;
      if ('gone' in change) {
        message = serialise({ t: 'gone', topic: change.topic });
        ended.push(channel);
      } else {
        channel.seq += 1;
        message = serialise({ t: 'delta', topic: change.topic, seq: channel.seq, data: change.data });
      }
      for (const group of channel.groups) {
        group.pending.push(message);
        group.pendingTopics.push(change.topic);
      }
    }
    return ended;
  }
}
