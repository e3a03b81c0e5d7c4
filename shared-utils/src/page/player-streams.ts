import type { PlayerNews } from '@paddock/contract';

import type { ServerClock } from '../clock/clock-types.ts';
import type { Api } from '../http/http-types.ts';
import { createPlayerValue, type PlayerValueParts, type PlayerValueSource } from '../stream/player-value.ts';

/** What a stream reads with. */
export interface PlayerStreamTools {
  readonly api: Api;
  readonly clock: Pick<ServerClock, 'serverNowMs'>;
}

/** A stream of what the server keeps for each player, said once; `playerStream` makes it the page's. */
export interface PlayerStreamDefinition<T extends object> {
  /** Asks the server; null where it has no answer. */
  readonly read: (tools: PlayerStreamTools) => Promise<T | null>;
  /** Kinds of news after which it is read again, if anybody has looked; so are all that name any when news was missed. */
  readonly on?: readonly PlayerNews['kind'][];
}

/** The page's one source of what is defined, made when it is first asked for: what nobody uses costs nothing. */
export type PlayerStreams = <T extends object>(definition: PlayerStreamDefinition<T>) => PlayerValueSource<T>;

/** @param sources those that are there already, by their definition */
export function createPlayerStreams(
  parts: PlayerValueParts & PlayerStreamTools,
  sources = new Map<object, unknown>(),
): PlayerStreams {
  return <T extends object>(definition: PlayerStreamDefinition<T>) => {
    const source =
      sources.get(definition) ?? createPlayerValue<T>(parts, () => definition.read(parts), definition.on);
    sources.set(definition, source);
    // A definition names one type of value; the map cannot say so.
    return source as PlayerValueSource<T>;
  };
}
