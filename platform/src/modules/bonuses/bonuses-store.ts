import { sql } from 'kysely';
import type { PaymentId, PlayerId } from '@paddock/contract';
import type { BonusKind, BonusStatus } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { BonusFact } from '../wallet/index.ts';
import type { WageringTerms } from './offer.ts';

export interface Bonus {
  readonly playerId: PlayerId;
  readonly bonusId: string;
  readonly kind: BonusKind;
  /** The deposit it came with; null for one that no deposit brought. */
  readonly paymentId: PaymentId | null;
  readonly currency: string;
  readonly grantedMinor: bigint;
  readonly requiredMinor: bigint;
  /** Stakes counted so far; may pass what is required. */
  readonly wageredMinor: bigint;
  /** What the house lent the bonus account when a correction took more than was there. */
  readonly coveredMinor: bigint;
  readonly convertedMinor: bigint;
  /** What was left beyond the most that is converted; went back to the house. */
  readonly overCapMinor: bigint;
  readonly terms: WageringTerms;
  readonly status: BonusStatus;
  readonly grantedAtMs: number;
  readonly expiresAtMs: number;
  readonly endedAtMs: number | null;
}

export interface BonusRow {
  readonly player_id: bigint;
  readonly bonus_id: bigint;
  readonly kind: BonusKind;
  readonly payment_id: bigint | null;
  readonly currency: string;
  readonly granted_minor: bigint;
  readonly required_minor: bigint;
  readonly wagered_minor: bigint;
  readonly covered_minor: bigint;
  readonly converted_minor: bigint;
  readonly over_cap_minor: bigint;
  readonly min_odds_milli: number;
  readonly percents: Readonly<Record<string, number>>;
  readonly percents_of: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly max_stake_minor: bigint | null;
  readonly max_conversion_minor: bigint | null;
  readonly status: BonusStatus;
  readonly granted_at_ms: bigint;
  readonly expires_at_ms: bigint;
  readonly ended_at_ms: bigint | null;
}

export const toBonus = (row: BonusRow): Bonus => ({
  playerId: row.player_id.toString() as PlayerId,
  bonusId: row.bonus_id.toString(),
  kind: row.kind,
  paymentId: row.payment_id === null ? null : (row.payment_id.toString() as PaymentId),
  currency: row.currency,
  grantedMinor: row.granted_minor,
  requiredMinor: row.required_minor,
  wageredMinor: row.wagered_minor,
  coveredMinor: row.covered_minor,
  convertedMinor: row.converted_minor,
  overCapMinor: row.over_cap_minor,
  terms: {
    minOddsMilli: row.min_odds_milli,
    percents: row.percents,
    percentsOf: row.percents_of,
    maxStakeMinor: row.max_stake_minor,
    maxConversionMinor: row.max_conversion_minor,
  },
  status: row.status,
  grantedAtMs: Number(row.granted_at_ms),
  expiresAtMs: Number(row.expires_at_ms),
  endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
});

export type NewBonus = Omit<
  Bonus,
  'kind' | 'wageredMinor' | 'coveredMinor' | 'convertedMinor' | 'overCapMinor' | 'status' | 'endedAtMs'
>;

/** Takes the one place of a person for what is had once; of several at once one does. */
export async function takePlace(
  tx: Tx,
  personId: string,
  kind: 'first-deposit' | `promotion:${string}`,
  playerId: PlayerId,
): Promise<boolean> {
  const { rows } = await sql`
    insert into bonuses_person (person_id, kind, player_id) values (${personId}, ${kind}, ${playerId})
      on conflict do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

/** True once one of these players had the bonus of a first deposit, or it waits for them. */
export async function hadBonus(db: Database | Tx, players: readonly PlayerId[]): Promise<boolean> {
  const { rows } = await sql`
    select 1 from bonuses_bonus
      where player_id = any(${[...players]}::bigint[]) and kind = 'first-deposit'
    union all
    select 1 from bonuses_first_waiting where player_id = any(${[...players]}::bigint[]) limit 1`.execute(db);
  return rows.length > 0;
}

/** False while another one runs, and where the player has had the one of a first deposit. */
export async function insertBonus(tx: Tx, kind: BonusKind, bonus: NewBonus): Promise<boolean> {
  const { minOddsMilli, percents, percentsOf, maxStakeMinor, maxConversionMinor } = bonus.terms;
  const { rows } = await sql`
    insert into bonuses_bonus (
      player_id, bonus_id, kind, payment_id, currency, granted_minor, required_minor, status, granted_at_ms,
      expires_at_ms, min_odds_milli, percents, percents_of, max_stake_minor, max_conversion_minor)
    values (
      ${bonus.playerId}, ${bonus.bonusId}, ${kind}, ${bonus.paymentId}, ${bonus.currency},
      ${bonus.grantedMinor}, ${bonus.requiredMinor}, 'running', ${bonus.grantedAtMs}, ${bonus.expiresAtMs},
      ${minOddsMilli}, ${JSON.stringify(percents)}::jsonb, ${JSON.stringify(percentsOf)}::jsonb, ${maxStakeMinor}, ${maxConversionMinor})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

/** The player's bonuses, newest first. */
export async function bonusesOf(db: Database | Tx, playerId: PlayerId): Promise<readonly Bonus[]> {
  const { rows } = await sql<BonusRow>`
    select * from bonuses_bonus where player_id = ${playerId} order by bonus_id desc`.execute(db);
  return rows.map(toBonus);
}

/** Who of these players has a bonus or had one. */
export async function playersWithBonuses(
  tx: Tx,
  players: readonly PlayerId[],
): Promise<ReadonlySet<PlayerId>> {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct player_id from bonuses_bonus where player_id = any(${[...players]}::bigint[])`.execute(
    tx,
  );
  return new Set(rows.map((row) => row.player_id.toString() as PlayerId));
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
  end: Pick<Bonus, 'status' | 'convertedMinor' | 'overCapMinor'> & { readonly atMs: number },
): Promise<void> {
  await sql`
    update bonuses_bonus
      set status = ${end.status}, converted_minor = ${end.convertedMinor}, over_cap_minor = ${end.overCapMinor},
        ended_at_ms = ${end.atMs}
      where player_id = ${playerId} and bonus_id = ${bonusId}`.execute(tx);
}

/** What the house lent, and what became real money. */
export async function writeAmounts(
  tx: Tx,
  { playerId, bonusId, coveredMinor, convertedMinor, overCapMinor }: Bonus,
): Promise<void> {
  await sql`
    update bonuses_bonus set covered_minor = ${coveredMinor}, converted_minor = ${convertedMinor},
        over_cap_minor = ${overCapMinor}
      where player_id = ${playerId} and bonus_id = ${bonusId}`.execute(tx);
}

/** @see Bonuses.facts */
export async function bonusFacts(tx: Tx): Promise<readonly BonusFact[]> {
  const { rows } = await sql<BonusRow>`select * from bonuses_bonus`.execute(tx);
  return rows.map(toBonus).map((bonus) => ({ ...bonus, isRunning: bonus.status === 'running' }));
}
