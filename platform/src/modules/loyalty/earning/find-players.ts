import { MINUTE_MS, type PlayerId } from '@paddock/contract';

import type { LoyaltyParts } from '../loyalty-api.ts';
import { readProgramme } from '../programme-store.ts';
import { countStakes } from './count-stakes.ts';
import { countRead } from './stake-store.ts';

/** How long a transfer may take from its time to its commit; what takes longer is found by the look at everybody. */
const COMMITTED_WITHIN_MS = MINUTE_MS;
const PLAYERS_AT_ONCE = 5_000;

/** Counts stakes that ended lately, from a moment on; answers the moment for the next time. */
export async function countLately(parts: LoyaltyParts, fromMs: number): Promise<number> {
  const { kernel, wallet } = parts;
  const toMs = kernel.clock.nowMs() + 1;
  if ((await readProgramme(kernel.db)) === undefined) return fromMs;
  const found = await wallet.playersWithEnds(kernel.db, { fromMs: fromMs - COMMITTED_WITHIN_MS, toMs });
  await countAll(parts, await behind(parts, found));
  return toMs;
}

/** Looks at every player: at the start and now and then, so that nothing depends on what a process remembers. */
export async function countEverybody(parts: LoyaltyParts): Promise<void> {
  const { kernel, wallet } = parts;
  if ((await readProgramme(kernel.db)) === undefined) return;
  let after = '0';
  for (;;) {
    const counts = await wallet.countLines(kernel.db, after, PLAYERS_AT_ONCE);
    const read = await countRead(
      kernel.db,
      counts.map(({ playerId }) => playerId),
    );
    const late = counts.filter(({ playerId, lines }) => lines !== (read.get(playerId) ?? 0n));
    await countAll(
      parts,
      late.map(({ playerId }) => playerId),
    );
    const last = counts.at(-1);
    if (last === undefined || counts.length < PLAYERS_AT_ONCE) return;
    after = last.playerId;
  }
}

/** Those whose accounts have lines that were not read. */
async function behind(
  { kernel, wallet }: LoyaltyParts,
  players: readonly PlayerId[],
): Promise<readonly PlayerId[]> {
  if (players.length === 0) return [];
  const read = await countRead(kernel.db, players);
  const lines = new Map(
    (await wallet.linesOf(kernel.db, players)).map((count) => [count.playerId, count.lines]),
  );
  return players.filter((playerId) => lines.get(playerId) !== (read.get(playerId) ?? 0n));
}

async function countAll(parts: LoyaltyParts, players: readonly PlayerId[]): Promise<void> {
  for (const playerId of players) {
    try {
      await countStakes(parts, playerId);
    } catch (error) {
      parts.kernel.log.error({ err: error, playerId }, 'stakes could not be counted for points');
    }
  }
}
