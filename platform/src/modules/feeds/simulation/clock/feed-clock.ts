/**
 * The feed clock (rules §1): drives kick-off and match minute only. It runs `speed` times as fast as the server clock
 * from an anchor that is kept in the database, so that it goes on through restarts and never goes back.
 */
export interface FeedClock {
  readonly anchorFeedMs: number;
  readonly anchorServerMs: number;
  readonly speed: number;
}

export function feedTimeAt({ anchorFeedMs, anchorServerMs, speed }: FeedClock, serverMs: number): number {
  return anchorFeedMs + speed * Math.max(0, serverMs - anchorServerMs);
}

/** When the server clock will show, or has shown, this feed time: what players are told as kick-off. */
export function serverTimeAt({ anchorFeedMs, anchorServerMs, speed }: FeedClock, feedMs: number): number {
  return Math.round(anchorServerMs + (feedMs - anchorFeedMs) / speed);
}

/** The same clock at another speed from now on; at the same speed the anchor stays, so that nothing is rounded. */
export function withSpeed(clock: FeedClock, speed: number, serverMs: number): FeedClock {
  if (speed === clock.speed) return clock;
  return { anchorFeedMs: feedTimeAt(clock, serverMs), anchorServerMs: serverMs, speed };
}
