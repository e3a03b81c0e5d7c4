import type { BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { lostOf } from '../../wallet/index.ts';
import type { LoyaltyParts } from '../loyalty-api.ts';
import { countRead } from './stake-store.ts';

const AT_ONCE = 1_000;

/** Stakes whose loss was counted otherwise than the ledger of money says, of players all of whose lines were read. */
export async function stakeProblems(
  db: Database | Tx,
  { wallet }: { readonly wallet: Pick<LoyaltyParts['wallet'], 'stakeStates' | 'linesOf'> },
): Promise<readonly string[]> {
  const problems: string[] = [];
  let after = { playerId: '0', stakeId: '0' };
  for (;;) {
    const { rows } = await sql<{ player_id: bigint; stake_id: bigint; lost_minor: bigint }>`
      select player_id, stake_id, lost_minor from loyalty_stake
        where (player_id, stake_id) > (${after.playerId}::bigint, ${after.stakeId}::bigint)
        order by player_id, stake_id limit ${AT_ONCE}`.execute(db);
    const byPlayer = Map.groupBy(rows, (row) => row.player_id.toString() as PlayerId);
    // Of others a line has come that the next count reads.
    const read = await countRead(db, [...byPlayer.keys()]);
    for (const { playerId, lines } of await wallet.linesOf(db, [...byPlayer.keys()])) {
      if (lines !== (read.get(playerId) ?? 0n)) continue;
      const stakes = byPlayer.get(playerId) ?? [];
      const ids = stakes.map((row) => row.stake_id.toString() as BetId);
      const states = new Map(
        (await wallet.stakeStates(db, playerId, ids)).map((state) => [state.betId, state]),
      );
      for (const row of stakes) {
        const state = states.get(row.stake_id.toString() as BetId);
        const lostMinor = state === undefined ? 0n : lostOf(state);
        if (lostMinor !== row.lost_minor)
          problems.push(
            `stake ${row.stake_id} lost ${lostMinor}, and ${row.lost_minor} was counted for points`,
          );
      }
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < AT_ONCE) return problems;
    after = { playerId: last.player_id.toString(), stakeId: last.stake_id.toString() };
  }
}
