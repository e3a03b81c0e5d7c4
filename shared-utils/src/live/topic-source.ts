import type { Topic } from '@paddock/contract';

import type { Stream } from '../stream/stream.ts';
import type { LiveValue } from './live-types.ts';

/** Who reads a topic. Deltas come only in order and only after a snapshot. */
export interface TopicHandler {
  onSnapshot(data: unknown): void;
  onDelta(data: unknown): void;
  /** Something was missed: the picture is not to be trusted until the next snapshot. */
  onGap(): void;
  /** The topic ended or never was. */
  onGone(): void;
}

/** Where live topics come from: the socket, or a test. */
export interface TopicSource {
  readonly live$: Stream<LiveValue>;
  /** Subscribes to a topic that nobody has open; the answer gives it up. */
  open(topic: Topic, handler: TopicHandler): () => void;
}
