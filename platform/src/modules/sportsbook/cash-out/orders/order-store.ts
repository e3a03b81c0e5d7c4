import type { AmountMinor, BetId, Id, PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../../kernel/database/database.ts';
import type { BetKey } from '../../settlement/settling-store.ts';

export type OrderId = Id<'cash-out-order'>;

/** A player's word to leave a bet, or a part of it, once so much is offered for all that is left. */
export interface StandingOrder extends BetKey {
  /** Another one each time it is set: what was begun by a former one is not finished by it. */
  readonly orderId: OrderId;
  readonly leastMinor: AmountMinor;
  /** The part of the stake; undefined for all that is left then. */
  readonly partMinor: AmountMinor | undefined;
}

/** Sets the order of a bet, in the place of one before. */
export async function writeOrder(tx: Tx, order: StandingOrder, atMs: number): Promise<void> {
  const { playerId, betId, orderId, leastMinor, partMinor = null } = order;
  await sql`
    insert into sportsbook_cash_out_order (player_id, bet_id, id, least_minor, part_minor, set_at_ms)
      values (${playerId}, ${betId}, ${orderId}, ${leastMinor}, ${partMinor}, ${atMs})
      on conflict (player_id, bet_id) do update
        set id = excluded.id, least_minor = excluded.least_minor,
          part_minor = excluded.part_minor, set_at_ms = excluded.set_at_ms`.execute(tx);
}

/** Ends an order, or whatever order the bet has. Answers whether there was one. */
export async function deleteOrder(
  tx: Tx,
  { playerId, betId, orderId }: BetKey & { readonly orderId?: OrderId },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from sportsbook_cash_out_order
      where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint
        and id = coalesce(${orderId ?? null}::bigint, id)`.execute(tx);
  return numAffectedRows > 0n;
}

/** Whether an order stands still. The bet is locked, so that it stands until the transaction ends. */
export async function isStanding(tx: Tx, order: Pick<StandingOrder, 'playerId' | 'betId' | 'orderId'>) {
  const found = await readOrder(tx, order);
  return found?.orderId === order.orderId;
}

/** The order of a bet. */
export async function readOrder(
  on: Database | Tx,
  { playerId, betId }: BetKey,
): Promise<StandingOrder | undefined> {
  const { rows } = await sql<OrderRow>`
    select player_id, bet_id, id, least_minor, part_minor from sportsbook_cash_out_order
      where player_id = ${playerId}::bigint and bet_id = ${betId}::bigint`.execute(on);
  return rows.map(orderFrom)[0];
}

/** All that stand. */
export async function readOrders(db: Database): Promise<readonly StandingOrder[]> {
  const { rows } = await sql<OrderRow>`
    select player_id, bet_id, id, least_minor, part_minor from sportsbook_cash_out_order order by id`.execute(
    db,
  );
  return rows.map(orderFrom);
}

interface OrderRow {
  readonly player_id: bigint;
  readonly bet_id: bigint;
  readonly id: bigint;
  readonly least_minor: bigint;
  readonly part_minor: bigint | null;
}

const orderFrom = (row: OrderRow): StandingOrder => ({
  playerId: row.player_id.toString() as PlayerId,
  betId: row.bet_id.toString() as BetId,
  orderId: row.id.toString() as OrderId,
  leastMinor: row.least_minor,
  partMinor: row.part_minor ?? undefined,
});
