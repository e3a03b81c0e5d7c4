import type { TimePlayedView } from '@paddock/contract/schemas';

import type { PlayerValue } from '../stream/player-value.ts';
import type { Stream } from '../stream/stream.ts';

/** How long the player was on the site, and when the server said so (server time). */
export interface TimePlayedRead {
  readonly played: TimePlayedView;
  readonly atMs: number;
}

export type TimePlayedValue = PlayerValue<TimePlayedRead>;

export interface TimePlayed {
  /** Read at the first subscription, and for each player who signs in. */
  readonly timePlayed$: Stream<TimePlayedValue>;
  refreshTimePlayed(): Promise<void>;
}
