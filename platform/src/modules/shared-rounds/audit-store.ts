import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { HouseKept, StakeLabel } from '../products/index.ts';
import type { OpenHold } from '../wallet/index.ts';

/** What must lie in escrow now. */
export async function openHoldsOfTables(db: Database | Tx): Promise<readonly OpenHold[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(stake_minor)::bigint as held from shared_rounds_bet
      where ended_at_ms is null group by player_id, currency`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}

export async function keptOfTables(tx: Tx): Promise<readonly HouseKept[]> {
  const { rows } = await sql<{ currency: string; kept: bigint }>`
    select currency, sum(stake_minor - paid_minor)::bigint as kept from shared_rounds_bet
      where paid_minor is not null group by currency`.execute(tx);
  return rows.map(({ currency, kept }) => ({ currency, keptMinor: kept }));
}

/**
 * A bet is paid what its press, or what it was collected at, comes to and never above its cap; what is void gives its stake
 * back; nobody ended before the round began but by taking back; no press was received outside its round; rounds follow on
 * one another without gaps.
 */
export async function brokenTables(tx: Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('bet %s of %s paid %s at %s', bet_id, stake_minor, paid_minor, paid_milli) as detail
      from shared_rounds_bet
      where paid_minor > case when is_void then stake_minor else cap_minor end
        or (is_void and paid_minor <> stake_minor)
        or (not is_void and paid_milli is not null and paid_minor <> stake_minor * paid_milli / 1000)
        or (not is_void and pressed_milli < paid_milli)
    union all
    select format('bet %s ended at %s, its round began at %s', bet_id, b.ended_at_ms, r.began_at_ms)
      from shared_rounds_bet b join shared_rounds_round r on r.game = b.game and r.number = b.round
      where case when is_taken_back then b.ended_at_ms > coalesce(r.began_at_ms, b.ended_at_ms)
        else b.ended_at_ms < r.began_at_ms or (b.ended_at_ms is not null and r.began_at_ms is null) end
    union all
    select format('bet %s was pressed at %s, its round went from %s to %s', bet_id, b.pressed_at_ms,
        r.began_at_ms, r.ended_at_ms)
      from shared_rounds_bet b join shared_rounds_round r on r.game = b.game and r.number = b.round
      where b.pressed_at_ms < r.began_at_ms or b.pressed_at_ms >= r.ended_at_ms
        or (b.pressed_at_ms is not null and r.began_at_ms is null)
    union all
    select format('round %s of %s has none before it', r.number, r.game)
      from shared_rounds_round r
      where r.number > 1 and not exists (
        select from shared_rounds_round p where p.game = r.game and p.number = r.number - 1)`.execute(tx);
  return rows.map(({ detail }) => detail);
}

/** The numbers players know some bets by. */
export async function betLabels(
  db: Database | Tx,
  playerId: PlayerId,
  stakeIds: readonly string[],
): Promise<(stakeId: string) => StakeLabel | null> {
  if (stakeIds.length === 0) return () => null;
  const { rows } = await sql<{ bet_id: bigint; public_number: bigint; is_void: boolean }>`
    select bet_id, public_number, is_void from shared_rounds_bet
      where player_id = ${playerId}::bigint and bet_id = any(${[...stakeIds]}::bigint[])`.execute(db);
  const labels = new Map(
    rows.map((row) => [
      row.bet_id.toString(),
      // A bet on a shared round is settled once.
      { number: row.public_number.toString(), ...(row.is_void && { voidRevision: 1 }) },
    ]),
  );
  return (stakeId) => labels.get(stakeId) ?? null;
}
