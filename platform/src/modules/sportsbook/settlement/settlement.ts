import type { Kernel } from '../../../kernel/module.ts';
import type { PlayerNewsDesk } from '../bets/player-news.ts';
import type { ExposureBook } from '../risk/exposure-book.ts';
import { settleBets, type SettlingParts } from './settle-bets.ts';
import { createSettlementJobs } from './settlement-jobs.ts';
import type { BetKey } from './settling-store.ts';

/** How soon after a result its bets are settled. */
export const SETTLE_EVERY_MS = 250;
/** How often work is looked for that this node was not told of: another node's, or some that failed before. */
export const LOOK_EVERY_MS = 5_000;
export const SWEEP_EVERY_MS = 30_000;

export interface Settlement {
  /** Something was decided. */
  wake(): void;
  /** Settles if something was decided since the last time. */
  runIfAwake(): Promise<void>;
  /** Settles the bets of everything that was decided so far. */
  run(): Promise<void>;
  /** Looks for open legs that have been decided without a job. */
  sweep(): Promise<void>;
  isDone(): Promise<boolean>;
}

/** Settling, with what others have to know of it: the house's liability, and the player. */
export function createSettlement(
  kernel: Pick<Kernel, 'db' | 'clock' | 'log'>,
  money: SettlingParts,
  exposures: ExposureBook,
  news: PlayerNewsDesk,
  changed: (bet: BetKey) => void,
): Settlement {
  const jobs = createSettlementJobs(kernel, async (keys) => {
    for (const { playerId, betId, exposure, end } of await settleBets(kernel, money, keys)) {
      exposures.remove(exposure.before);
      exposures.add(exposure.after);
      if (end !== undefined) news.settled(playerId, betId, end.after);
      changed({ playerId, betId });
    }
  });
  let awake = true;
  return {
    wake() {
      awake = true;
    },
    async runIfAwake() {
      if (!awake) return;
      awake = false;
      try {
        await jobs.run();
      } catch (error) {
        // The database was away: what waits is done with the next tick, not with the next look.
        awake = true;
        throw error;
      }
    },
    run: () => jobs.run(),
    async sweep() {
      await jobs.sweep();
      // What it found is settled with the next tick, not with the next look at what was left.
      awake = true;
    },
    isDone: () => jobs.isEmpty(),
  };
}
