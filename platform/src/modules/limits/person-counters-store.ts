import { sql } from 'kysely';
import type { LimitType, PersonId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import type { CountedMoney } from './limit-currency.ts';

/** Whose counters an account counts in beside its own; undefined for one that is alone. */
export async function countedAs(tx: Tx, playerId: PlayerId): Promise<PersonId | undefined> {
  const { rows } = await sql<{ person: bigint | null }>`
    select limits_counted_as(${playerId}::bigint) as person`.execute(tx);
  return rows[0]?.person?.toString() as PersonId | undefined;
}

/** Makes exactly these accounts count as one person. What they reserve elsewhere they reserve there no more. */
export async function countAs(tx: Tx, person: PersonId, players: readonly PlayerId[]): Promise<void> {
  for (const playerId of players) {
    const before = await countedAs(tx, playerId);
    if (before !== undefined && before !== person) {
      await sql`
        delete from limits_reservation where player_id = ${before}::bigint and payment_id in (
          select payment_id from limits_reservation where player_id = ${playerId}::bigint)`.execute(tx);
    }
    const together = players.length > 1 ? person : null;
    await sql`
      insert into limits_player (player_id, counted_as) values (${playerId}::bigint, ${together}::bigint)
        on conflict (player_id) do update set counted_as = excluded.counted_as`.execute(tx);
  }
}

/** A limit of money that waits for its value in the site's currency. */
export interface UnvaluedLimit {
  readonly playerId: PlayerId;
  readonly type: LimitType;
  readonly currency: string;
  readonly value: bigint;
}

/** Limits of a person's accounts that were set when nobody knew a rate, or before they had to be compared. */
export async function unvaluedLimits(tx: Tx, person: PersonId): Promise<readonly UnvaluedLimit[]> {
  const { rows } = await sql<{ player_id: bigint; limit_type: number; currency: string; value: bigint }>`
    select l.player_id, l.limit_type, l.currency, l.value
      from limits_player m join limits_limit l using (player_id)
      where m.counted_as = ${person}::bigint and l.state = 'active' and l.currency is not null
        and l.value is not null and l.site_minor is null`.execute(tx);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    type: row.limit_type as LimitType,
    currency: row.currency,
    value: row.value,
  }));
}

/** Keeps what a limit in force is worth in the site's currency, and by which rate. */
export async function valueLimit(
  tx: Tx,
  { playerId, type }: Pick<UnvaluedLimit, 'playerId' | 'type'>,
  counted: CountedMoney,
): Promise<void> {
  await sql`
    update limits_limit
      set site_minor = ${counted.amountMinor}::bigint, site_rate_id = ${counted.origin?.rateId ?? null}
      where player_id = ${playerId}::bigint and limit_type = ${type} and state = 'active'`.execute(tx);
}
