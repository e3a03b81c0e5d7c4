import { SECOND_MS, type PlayerId } from '@paddock/contract';

import type { Kernel } from '../../../kernel/module.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { InTurn } from '../catalogue/in-turn.ts';
import { weightAt } from '../catalogue/popularity.ts';
import { forgetOlder, writeVisits, type Visit } from './played-store.ts';

/** How soon a round that was begun is lately played. */
export const VISITS_EVERY_MS = SECOND_MS;

/** Who played what, until it is written down. */
export interface Visits {
  /** A game that nobody knows is passed over. */
  add(playerId: PlayerId, gameId: string): void;
  /** Writes down what came in; what cannot be written waits for the next time. */
  write(): Promise<void>;
}

/**
 * Visits are gathered and written together: a counter that each round raised by itself would make rounds of one game wait
 * for each other. A process that dies forgets the last second of them, and no money is in it.
 */
export function createVisits(
  { db, clock }: Pick<Kernel, 'db' | 'clock'>,
  catalogue: Catalogue,
  inTurn: InTurn,
): Visits {
  let waiting = new Map<string, Visit>();

  async function write(): Promise<void> {
    const visits = waiting;
    if (visits.size === 0) return;
    waiting = new Map();
    try {
      await inTurn(() => writeDown([...visits.values()]));
    } catch (error) {
      waiting = new Map([...visits, ...waiting]);
      throw error;
    }
    const players = new Set([...visits.values()].map(({ playerId }) => playerId));
    await forgetOlder(db, [...players]);
  }

  async function writeDown(visits: readonly Visit[]): Promise<void> {
    const weight = weightAt(clock.nowMs());
    const counted = await writeVisits(db, visits, weight);
    catalogue.addPlayed(new Map([...counted].map(([id, visitors]) => [id, visitors * weight])));
  }

  return {
    add(playerId, gameId) {
      if (catalogue.get(gameId) !== undefined)
        waiting.set(`${playerId} ${gameId}`, { playerId, gameId, atMs: clock.nowMs() });
    },
    write,
  };
}
