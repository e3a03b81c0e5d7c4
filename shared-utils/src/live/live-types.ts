import type { PlayerNews } from '@paddock/contract';

import type { Stream } from '../stream/stream.ts';

/**
 * The live socket. `idle`: nothing is watched. `connecting`: not heard yet. `open`: heartbeats arrive. `stale`: three
 * were missed, prices are greyed and betting stops until the next one (rules §1, §5). `paused`: the page is hidden.
 */
export type LiveValue =
  | { readonly status: 'idle' | 'connecting' | 'paused' }
  | { readonly status: 'open'; readonly producersDown: readonly string[] }
  | { readonly status: 'stale'; readonly sinceMs: number };

/**
 * The last news of the signed-in player. `seq` grows by one with each that pages may have to read again for; settings
 * are kept by the page itself.
 */
export type PlayerNewsValue =
  | { readonly status: 'none'; readonly seq: 0 }
  | { readonly status: 'news'; readonly seq: number; readonly news: PlayerNews };

export interface Live {
  readonly live$: Stream<LiveValue>;
  readonly playerNews$: Stream<PlayerNewsValue>;
}
