import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import { activePair, type SeedPair } from '../seeds/seed-store.ts';
import type { RoundRecord } from '../rounds/round-store.ts';

/** The pair of seeds in use, held until the transaction ends: no other round takes its next nonce meanwhile. */
export async function holdActivePair(tx: Tx, playerId: PlayerId): Promise<SeedPair | undefined> {
  await sql`
    select from games_seed
      where player_id = ${playerId} and began_at_ms is not null and replaced_at_ms is null for update`.execute(
    tx,
  );
  return activePair(tx, playerId);
}

/** Writes a round of a gift, which is over, and takes the nonce that it was dealt from. */
export async function insertFreeRound(
  tx: Tx,
  round: RoundRecord & { readonly giftId: string },
): Promise<void> {
  const { seed } = round;
  await sql`update games_seed set rounds = ${seed.nonce + 1} where seed_id = ${seed.seedId}`.execute(tx);
  await sql`
    insert into games_round (round_id, public_number, player_id, account_id, currency, seed_id, nonce, game, version,
        choice, first_stake_minor, began_at_ms, moved_at_ms, ended_at_ms, paid_minor, gift_id)
      values (${round.roundId}, ${round.number}, ${round.playerId}, ${round.accountId}, ${round.currency},
        ${seed.seedId}, ${seed.nonce}, ${round.game}, ${round.version}, ${JSON.stringify(round.choice)}::jsonb,
        ${round.firstStakeMinor}, ${round.beganAtMs}, ${round.movedAtMs}, ${round.endedAtMs ?? null}::bigint,
        ${round.paidMinor ?? null}::bigint, ${round.giftId}::bigint)`.execute(tx);
}
