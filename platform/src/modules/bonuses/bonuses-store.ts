import { sql } from 'kysely';
import type { BetId, PaymentId, PlayerId } from '@paddock/contract';
import type { BonusStatus } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { BonusFact } from '../wallet/index.ts';

export interface Bonus {
  readonly playerId: PlayerId;
  readonly bonusId: string;
  readonly paymentId: PaymentId;
  readonly currency: string;
  readonly grantedMinor: bigint;
  readonly requiredMinor: bigint;
  /** Stakes counted so far; may pass what is required. */
  readonly wageredMinor: bigint;
  /** What the house lent the bonus account when a correction took more than was there. */
  readonly coveredMinor: bigint;
  readonly convertedMinor: bigint;
  readonly status: BonusStatus;
  readonly grantedAtMs: number;
  readonly expiresAtMs: number;
  readonly endedAtMs: number | null;
}

interface BonusRow {
  readonly player_id: bigint;
  readonly bonus_id: bigint;
  readonly payment_id: bigint;
  readonly currency: string;
  readonly granted_minor: bigint;
  readonly required_minor: bigint;
  readonly wagered_minor: bigint;
  readonly covered_minor: bigint;
  readonly converted_minor: bigint;
  readonly status: BonusStatus;
  readonly granted_at_ms: bigint;
  readonly expires_at_ms: bigint;
  readonly ended_at_ms: bigint | null;
}

const toBonus = (row: BonusRow): Bonus => ({
  playerId: row.player_id.toString() as PlayerId,
  bonusId: row.bonus_id.toString(),
  paymentId: row.payment_id.toString() as PaymentId,
  currency: row.currency,
  grantedMinor: row.granted_minor,
  requiredMinor: row.required_minor,
  wageredMinor: row.wagered_minor,
  coveredMinor: row.covered_minor,
  convertedMinor: row.converted_minor,
  status: row.status,
  grantedAtMs: Number(row.granted_at_ms),
  expiresAtMs: Number(row.expires_at_ms),
  endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
});

export type NewBonus = Omit<
  Bonus,
  'wageredMinor' | 'coveredMinor' | 'convertedMinor' | 'status' | 'endedAtMs'
>;

/** False when the player has had this bonus already. */
export async function insertBonus(tx: Tx, bonus: NewBonus): Promise<boolean> {
  const { rows } = await sql`
    insert into bonuses_bonus (
      player_id, bonus_id, kind, payment_id, currency, granted_minor, required_minor, status, granted_at_ms,
      expires_at_ms)
    values (
      ${bonus.playerId}, ${bonus.bonusId}, 'first-deposit', ${bonus.paymentId}, ${bonus.currency},
      ${bonus.grantedMinor}, ${bonus.requiredMinor}, 'running', ${bonus.grantedAtMs}, ${bonus.expiresAtMs})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

/** The player's bonuses, newest first. */
export async function bonusesOf(db: Database | Tx, playerId: PlayerId): Promise<readonly Bonus[]> {
  const { rows } = await sql<BonusRow>`
    select * from bonuses_bonus where player_id = ${playerId} order by bonus_id desc`.execute(db);
  return rows.map(toBonus);
}

/** Running bonuses whose time is over, the longest ago first. */
export async function findDue(db: Database, atMs: number, limit: number): Promise<readonly Bonus[]> {
  const { rows } = await sql<BonusRow>`
    select * from bonuses_bonus where status = 'running' and expires_at_ms <= ${atMs}
      order by expires_at_ms limit ${limit}`.execute(db);
  return rows.map(toBonus);
}

export async function endRow(
  tx: Tx,
  { playerId, bonusId }: Bonus,
  end: { readonly status: BonusStatus; readonly convertedMinor: bigint; readonly atMs: number },
): Promise<void> {
  await sql`
    update bonuses_bonus
      set status = ${end.status}, converted_minor = ${end.convertedMinor}, ended_at_ms = ${end.atMs}
      where player_id = ${playerId} and bonus_id = ${bonusId}`.execute(tx);
}

/** What the house lent, and what became real money. */
export async function writeAmounts(
  tx: Tx,
  { playerId, bonusId, coveredMinor, convertedMinor }: Bonus,
): Promise<void> {
  await sql`
    update bonuses_bonus set covered_minor = ${coveredMinor}, converted_minor = ${convertedMinor}
      where player_id = ${playerId} and bonus_id = ${bonusId}`.execute(tx);
}

/** Sets what of a bet counts and answers the bonus's new counter: two rows by key, however many bets there were. */
export async function countStake(
  tx: Tx,
  { playerId, bonusId }: Bonus,
  betId: BetId,
  countedMinor: bigint,
): Promise<bigint> {
  const { rows: before } = await sql<{ counted_minor: bigint }>`
    select counted_minor from bonuses_bet where player_id = ${playerId} and bet_id = ${betId}`.execute(tx);
  await sql`
    insert into bonuses_bet (player_id, bet_id, bonus_id, counted_minor)
      values (${playerId}, ${betId}, ${bonusId}, ${countedMinor})
      on conflict (player_id, bet_id) do update set counted_minor = excluded.counted_minor`.execute(tx);
  const { rows } = await sql<{ wagered_minor: bigint }>`
    update bonuses_bonus set wagered_minor = wagered_minor + ${countedMinor - (before[0]?.counted_minor ?? 0n)}
      where player_id = ${playerId} and bonus_id = ${bonusId} returning wagered_minor`.execute(tx);
  return rows[0]?.wagered_minor ?? 0n;
}

/** @see Bonuses.facts */
export async function bonusFacts(tx: Tx): Promise<readonly BonusFact[]> {
  const { rows } = await sql<BonusRow>`select * from bonuses_bonus`.execute(tx);
  return rows.map(toBonus).map((bonus) => ({ ...bonus, isRunning: bonus.status === 'running' }));
}

/** @see Bonuses.miscounted */
export async function miscounted(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('bonus %s of player %s says %s staked, its bets %s', b.bonus_id, b.player_id, b.wagered_minor,
        coalesce(bets.counted, 0)) as detail
      from bonuses_bonus b
      left join (
        select player_id, bonus_id, sum(counted_minor) as counted from bonuses_bet group by player_id, bonus_id
      ) bets using (player_id, bonus_id)
      where b.wagered_minor <> coalesce(bets.counted, 0)`.execute(db);
  return rows.map(({ detail }) => detail);
}
