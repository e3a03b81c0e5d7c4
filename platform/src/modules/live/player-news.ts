import type { PlayerId, PlayerNews } from '@paddock/contract';

import { subject, type Bus } from '../../kernel/bus/bus.ts';

/** What a player's open pages are told at once. */
export interface PlayerNewsMessage {
  readonly playerId: PlayerId;
  readonly news: PlayerNews;
}

export const PLAYER_NEWS = subject<PlayerNewsMessage>('player.news');

/** Tells a player's open pages, in this order. To be called after the commit: they come back and read. */
export function tellPlayer(bus: Bus, playerId: PlayerId, ...items: readonly PlayerNews[]): void {
  for (const news of items) bus.publish(PLAYER_NEWS, { playerId, news });
}
