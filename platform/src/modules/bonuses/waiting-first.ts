import { sql } from 'kysely';
import type { PaymentId, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { moveBonus } from './bonus-money.ts';
import type { BonusesParts } from './bonuses-parts.ts';
import { insertBonus, toBonus, type Bonus, type BonusRow, type NewBonus } from './bonuses-store.ts';
import { tellOfBonus } from './tell-of-bonus.ts';

/** The bonus of a first deposit that came while another one ran; it is none in the books before it begins. */
export type WaitingFirst = Omit<Bonus, 'status'> & {
  readonly status: 'waiting' | 'forfeited' | 'charged-back';
};

type BeginParts = Pick<BonusesParts, 'wallet' | 'tellInbox' | 'kernel'>;

/** Keeps it with its terms as they are now; false where the player has had it. */
export async function keepWaiting(tx: Tx, bonus: NewBonus): Promise<boolean> {
  const { minOddsMilli, percents, percentsOf, maxStakeMinor, maxConversionMinor } = bonus.terms;
  const { rows } = await sql`
    insert into bonuses_first_waiting (
      player_id, bonus_id, payment_id, currency, granted_minor, required_minor, status, granted_at_ms, expires_at_ms,
      min_odds_milli, percents, percents_of, max_stake_minor, max_conversion_minor)
    values (
      ${bonus.playerId}, ${bonus.bonusId}, ${bonus.paymentId}, ${bonus.currency}, ${bonus.grantedMinor},
      ${bonus.requiredMinor}, 'waiting', ${bonus.grantedAtMs}, ${bonus.expiresAtMs}, ${minOddsMilli},
      ${JSON.stringify(percents)}::jsonb, ${JSON.stringify(percentsOf)}::jsonb, ${maxStakeMinor}, ${maxConversionMinor})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

/** The player's, one that ended before it began too; undefined where it began or never waited. */
export async function waitingFirst(db: Database | Tx, playerId: PlayerId): Promise<WaitingFirst | undefined> {
  const { rows } = await sql<Omit<BonusRow, 'status'> & { readonly status: WaitingFirst['status'] }>`
    select *, 'first-deposit' as kind, 0::bigint as wagered_minor, 0::bigint as covered_minor, 0::bigint as converted_minor,
        0::bigint as over_cap_minor
      from bonuses_first_waiting where player_id = ${playerId}`.execute(db);
  const [row] = rows;
  return row && { ...toBonus({ ...row, status: 'running' }), status: row.status };
}

/** Begins it, with all of its days; false for none. The caller holds the player's accounts locked, and no bonus runs. */
export async function beginWaitingFirst(
  tx: Tx,
  parts: BeginParts,
  playerId: PlayerId,
  atMs: number,
): Promise<boolean> {
  const waiting = await waitingFirst(tx, playerId);
  if (waiting?.status !== 'waiting') return false;
  await sql`delete from bonuses_first_waiting where player_id = ${playerId}`.execute(tx);
  const expiresAtMs = atMs + waiting.expiresAtMs - waiting.grantedAtMs;
  return beginFirst(tx, parts, { ...waiting, grantedAtMs: atMs, expiresAtMs });
}

/** Gives it; false where the player has had it. */
export async function beginFirst(tx: Tx, parts: BeginParts, bonus: NewBonus): Promise<boolean> {
  if (!(await insertBonus(tx, 'first-deposit', bonus))) return false;
  const { grantedMinor: amountMinor, grantedAtMs: atMs } = bonus;
  const reason = 'first deposit';
  await moveBonus(tx, parts, bonus, {
    kind: 'bonus-grant',
    part: '',
    amountMinor,
    against: 'house',
    reason,
    atMs,
  });
  await tellOfBonus(tx, parts, bonus, { step: 'granted', amountMinor, atMs });
  return true;
}

/** Ends it before it began: as its player does without it, or as its deposit is charged back. */
export async function endWaitingFirst(
  tx: Tx,
  { playerId, paymentId }: { readonly playerId: PlayerId; readonly paymentId?: PaymentId },
  status: 'forfeited' | 'charged-back',
  atMs: number,
): Promise<void> {
  await sql`
    update bonuses_first_waiting set status = ${status}, ended_at_ms = ${atMs}
      where player_id = ${playerId} and status = 'waiting'
        and (${paymentId ?? null}::bigint is null or payment_id = ${paymentId ?? null}::bigint)`.execute(tx);
}
