import { sql } from 'kysely';
import type { PaymentId, PlayerId } from '@paddock/contract';
import type { WithdrawalStatus } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Withdrawal } from './withdrawals-store.ts';

/** Who or what took a step. */
export type StepBy = 'player' | 'system' | `operator:${string}` | `provider:${string}`;

export interface StepNote {
  readonly by: StepBy;
  readonly reason: string;
  readonly atMs: number;
}

/** Notes that a withdrawal has come to a status. */
export async function insertStep(
  tx: Tx,
  { playerId, withdrawalId }: Pick<Withdrawal, 'playerId' | 'withdrawalId'>,
  status: WithdrawalStatus,
  { by, reason, atMs }: StepNote,
): Promise<void> {
  await sql`
    insert into cashier_withdrawal_step (player_id, withdrawal_id, seq, status, taken_by, reason, at_ms)
    select ${playerId}, ${withdrawalId}, count(*) + 1, ${status}, ${by}, ${reason}, ${atMs}
      from cashier_withdrawal_step where player_id = ${playerId} and withdrawal_id = ${withdrawalId}`.execute(
    tx,
  );
}

export interface TakenStep extends StepNote {
  readonly status: WithdrawalStatus;
}

/** The steps of some withdrawals of a player, oldest first, by withdrawal. */
export async function stepsOf(
  db: Database | Tx,
  playerId: PlayerId,
  withdrawalIds: readonly PaymentId[],
): Promise<ReadonlyMap<string, readonly TakenStep[]>> {
  const { rows } = await sql<{
    withdrawal_id: bigint;
    status: WithdrawalStatus;
    taken_by: StepBy;
    reason: string;
    at_ms: bigint;
  }>`
    select withdrawal_id, status, taken_by, reason, at_ms from cashier_withdrawal_step
      where player_id = ${playerId} and withdrawal_id = any(${withdrawalIds}::bigint[])
      order by withdrawal_id, seq`.execute(db);
  return Map.groupBy(
    rows.map((row) => ({
      id: row.withdrawal_id.toString(),
      status: row.status,
      by: row.taken_by,
      reason: row.reason,
      atMs: Number(row.at_ms),
    })),
    ({ id }) => id,
  );
}
