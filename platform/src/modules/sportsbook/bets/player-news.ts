import type { PlayerId } from '@paddock/contract';

import type { Bus } from '../../../kernel/bus/bus.ts';
import { tellPlayer } from '../../live/index.ts';

/** Tells players what became of their bets, after it is in the database. */
export interface PlayerNewsDesk {
  /** A stake was taken, at once or after its delay, or given back. */
  decided(playerId: PlayerId, key: string): void;
  settled(playerId: PlayerId, betId: string, status: string): void;
}

export function createPlayerNewsDesk(bus: Bus): PlayerNewsDesk {
  return {
    decided: (playerId, key) => tellPlayer(bus, playerId, { kind: 'placement', key }, { kind: 'accounts' }),
    settled: (playerId, betId, status) =>
      tellPlayer(bus, playerId, { kind: 'bet', betId, status }, { kind: 'accounts' }),
  };
}
