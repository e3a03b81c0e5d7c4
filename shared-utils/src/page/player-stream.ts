import type { ApiResult } from '../http/http-types.ts';
import type { PlayerValue } from '../stream/player-value.ts';
import type { Stream } from '../stream/stream.ts';
import { ofPage } from './of-page.ts';
import { page } from './page-instance.ts';
import type { PlayerStreamDefinition } from './player-streams.ts';

/** What a folder of `shared-utils` exports its stream and commands of. */
export interface PlayerStream<T> {
  readonly value$: Stream<PlayerValue<T>>;
  /** Reads again; what is known stands meanwhile. */
  refresh(): Promise<void>;
  /**
   * Shows what comes of a change that was sent, to the player who sent it; a refused one leaves what is shown.
   * @param valueOf the value by the answer of the change, or null where it cannot be known
   */
  change<A>(sent: Promise<ApiResult<A>>, valueOf: (data: A) => Promise<T | null>): Promise<ApiResult<A>>;
}

/**
 * A stream of what the server keeps for each player, for every parcel: whatever instance the page has, a fake one too,
 * reads and follows it as defined. It needs no other place than the line of its exports in `index.ts`.
 */
export function playerStream<T extends object>(definition: PlayerStreamDefinition<T>): PlayerStream<T> {
  const source = () => page().playerStreamOf(definition);
  return {
    value$: ofPage(() => source().value$),
    refresh: () => source().refresh(),
    async change(sent, valueOf) {
      const { auth$ } = page().auth;
      const { userId } = auth$.snapshot();
      const answer = await sent;
      if (answer.ok && userId === auth$.snapshot().userId) await source().refresh(() => valueOf(answer.data));
      return answer;
    },
  };
}
