import type { Topic } from '@paddock/contract';

/** What changed of one topic since the last look, or that the topic has ended. */
export type TopicChange =
  | { readonly topic: Topic; readonly data: unknown }
  | { readonly topic: Topic; readonly gone: true };

/**
 * Where live push gets its content. It knows topics, the source knows odds; this is all they know of each other. What a
 * source hands out is absolute (whole markets, whole states), so a change that is also in a snapshot does no harm.
 */
export interface LiveSource {
  /** Tells the sequences of two starts of the server apart; never reused (rules §5). */
  epoch(): string;
  /** The whole of a topic now; undefined when there is no such thing. */
  snapshot(topic: Topic): unknown;
  /**
   * Everything that changed since the last call, several changes of a topic merged into one. Topics for which `watched`
   * is false are not worked out at all.
   */
  takeChanges(watched: (topic: Topic) => boolean): readonly TopicChange[];
  /** Feed producers whose prices are not being updated. */
  producersDown(): readonly string[];
}
