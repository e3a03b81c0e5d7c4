import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Tx } from '../../../kernel/database/database.ts';
import type { OperatorPrincipal } from '../../operators/index.ts';

/** Corrections in this time count together, so that a large one is not made of many small ones. */
export const TOGETHER_MS = DAY_MS;

interface Correction {
  readonly playerId: PlayerId;
  readonly operatorId: OperatorPrincipal['operatorId'];
  readonly currency: string;
  readonly atMs: number;
}

/** What an operator has corrected on a player's accounts without a second one lately, ups and downs added up. */
export async function correctedAlone(tx: Tx, lately: Correction): Promise<bigint> {
  const { playerId, operatorId, currency, atMs } = lately;
  const { rows } = await sql<{ total: bigint | null }>`
    select sum(size_minor)::bigint as total from cashier_corrected_alone
      where player_id = ${playerId} and operator_id = ${operatorId} and currency = ${currency}
        and at_ms > ${atMs - TOGETHER_MS}`.execute(tx);
  return rows[0]?.total ?? 0n;
}

export async function noteCorrectedAlone(
  tx: Tx,
  made: Correction & { readonly sizeMinor: bigint },
): Promise<void> {
  await sql`
    insert into cashier_corrected_alone (player_id, operator_id, currency, size_minor, at_ms)
    values (${made.playerId}, ${made.operatorId}, ${made.currency}, ${made.sizeMinor}, ${made.atMs})`.execute(
    tx,
  );
}
