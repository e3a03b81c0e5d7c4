import { alwaysProven, createLimits, createTestPlatform, inTransaction } from '@paddock/platform/testing';
import type { AccountId, BetId, PlayerId } from '@paddock/contract';

/** The module of limits on a real database, its clock standing still. */
export interface LimitsPlatform {
  readonly nowMs: number;
  newPlayerId(): PlayerId;
  /** Time of one stake's admission as a placement asks for it: inside a transaction, which is undone after it. */
  admitMs(playerId: PlayerId): Promise<number>;
  stop(): Promise<void>;
}

/** Undoes an admission, so that every one meets the same movements. */
class Undo extends Error {}

export async function startLimits(databaseUrl: string): Promise<LimitsPlatform> {
  const platform = await createTestPlatform(
    (kernel) => ({
      limits: createLimits(kernel, {
        requirePlayer: () => Promise.reject(new Error('nobody calls')),
        tellInbox: () => Promise.resolve(),
        currencyOf: () => Promise.resolve('EUR'),
        rate: () => Promise.resolve(undefined),
        restrict: () => Promise.resolve([]),
        signOut: () => Promise.resolve(),
        proofOf: alwaysProven,
        timeZoneHours: () => Promise.resolve(0),
      }),
    }),
    { databaseUrl },
  );
  const { kernel, clock, modules } = platform;
  const atMs = clock.nowMs();
  let bets = 0;

  return {
    nowMs: atMs,
    newPlayerId: () => kernel.ids.forNewPlayer(),
    async admitMs(playerId) {
      const betId = `${++bets}` as BetId;
      const accountId = playerId as string as AccountId;
      const stake = { playerId, accountId, betId, currency: 'EUR', stakeMinor: 100n, atMs };
      let ms = 0;
      const undone = inTransaction(kernel.db, async (tx) => {
        const startMs = performance.now();
        await modules.limits.check.admitStake(tx, stake);
        ms = performance.now() - startMs;
        throw new Undo();
      });
      await undone.catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
      return ms;
    },
    stop: () => platform.close(),
  };
}
