import type { PlayerId } from '@paddock/contract';

import type { Bus } from '../../../kernel/bus/bus.ts';
import { tellPlayer } from '../../live/index.ts';

/** Tells a player's open pages that the points moved: those that show accounts and those that show points. */
export function tellOfPoints(bus: Bus, playerId: PlayerId): void {
  tellPlayer(bus, playerId, { kind: 'accounts' }, { kind: 'loyalty:points', id: playerId });
}
