import type { PlayerId } from '@paddock/contract';

import type { LiveClient } from './live-client.ts';

/** The open sockets of each player. */
export class PlayerSockets {
  readonly #byPlayer = new Map<PlayerId, Set<LiveClient>>();

  of(playerId: PlayerId): readonly LiveClient[] {
    return [...(this.#byPlayer.get(playerId) ?? [])];
  }

  /** Makes a socket a player's, or nobody's, whosever it was. */
  bind(client: LiveClient, player: LiveClient['player']): void {
    if (client.player !== undefined) {
      const mates = this.#byPlayer.get(client.player.playerId);
      mates?.delete(client);
      if (mates?.size === 0) this.#byPlayer.delete(client.player.playerId);
    }
    client.player = player;
    if (player === undefined) return;
    const mates = this.#byPlayer.get(player.playerId) ?? new Set();
    this.#byPlayer.set(player.playerId, mates.add(client));
  }
}
