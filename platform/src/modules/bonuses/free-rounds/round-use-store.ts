import type { AmountMinor, BetId, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { FreeRounds } from '../coupon-gifts/gift-store.ts';

/** A free round that was played. */
export interface PlayedFree {
  /** Ids of rounds are the kernel's, as those of bets: no bet has the same. */
  readonly roundId: BetId;
  readonly wonMinor: AmountMinor;
  readonly atMs: number;
}

/** Keeps that a round of a gift was played, and what it won. */
export async function insertRoundUse(
  tx: Tx,
  { playerId, giftId, terms }: FreeRounds,
  { roundId, wonMinor, atMs }: PlayedFree,
): Promise<void> {
  await sql`
    insert into bonuses_gift_use (player_id, bet_id, gift_id, used_at_ms, won_minor, won_as)
      values (${playerId}, ${roundId}, ${giftId}, ${atMs}, ${wonMinor}, ${terms.as})`.execute(tx);
}

/** What the rounds of each gift of a player have won. */
export async function wonByGifts(
  db: Database | Tx,
  playerId: PlayerId,
): Promise<(giftId: string) => AmountMinor> {
  const { rows } = await sql<{ gift_id: bigint; won: bigint }>`
    select gift_id, sum(won_minor)::bigint as won from bonuses_gift_use
      where player_id = ${playerId}::bigint group by gift_id`.execute(db);
  const won = new Map(rows.map((row) => [row.gift_id.toString(), row.won]));
  return (giftId) => won.get(giftId) ?? 0n;
}
