import type { PlayerId, PlayerNews } from '@paddock/contract';

import type { Bus } from '../../../kernel/bus/bus.ts';

/** Bus subject of everything a player is told at once; live push listens. */
export const PLAYER_NEWS = 'player.news';

export interface PlayerNewsMessage {
  readonly playerId: PlayerId;
  readonly news: PlayerNews;
}

/** Tells players what became of their bets, after it is in the database. */
export interface PlayerNewsDesk {
  /** A stake was taken. */
  placed(playerId: PlayerId): void;
  decided(playerId: PlayerId, key: string): void;
  settled(playerId: PlayerId, betId: string, status: string): void;
}

export function createPlayerNewsDesk(bus: Bus): PlayerNewsDesk {
  const tell = (playerId: PlayerId, news: PlayerNews) => {
    bus.publish(PLAYER_NEWS, { playerId, news } satisfies PlayerNewsMessage);
  };
  return {
    placed: (playerId) => tell(playerId, { kind: 'accounts' }),
    decided(playerId, key) {
      tell(playerId, { kind: 'placement', key });
      tell(playerId, { kind: 'accounts' });
    },
    settled(playerId, betId, status) {
      tell(playerId, { kind: 'bet', betId, status });
      tell(playerId, { kind: 'accounts' });
    },
  };
}
