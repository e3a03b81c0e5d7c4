import { sql } from 'kysely';
import type { PaymentId, PlayerId } from '@paddock/contract';
import type { GrantState, PromotionTerms } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { termsOfPlace } from './days/gift-of-day.ts';
import type { Grant } from './promotion.ts';

interface GrantRow {
  readonly player_id: bigint;
  readonly grant_id: bigint;
  readonly code: string;
  readonly version: number;
  readonly terms: PromotionTerms;
  readonly state: GrantState;
  readonly was_offered: boolean;
  readonly currency: string | null;
  readonly given_minor: bigint | null;
  readonly given_points: bigint | null;
  readonly payment_id: bigint | null;
  readonly bonus_id: bigint | null;
  readonly gift_id: bigint | null;
  readonly is_daily: boolean;
  readonly parent_id: bigint | null;
  readonly place: number | null;
  readonly joined_at_ms: bigint;
  readonly ended_at_ms: bigint | null;
}

const toGrant = (row: GrantRow): Grant => ({
  playerId: row.player_id.toString() as PlayerId,
  grantId: row.grant_id.toString(),
  code: row.code,
  version: row.version,
  terms: termsOfPlace(row.terms, row.place),
  state: row.state,
  wasOffered: row.was_offered,
  currency: row.currency,
  givenMinor: row.given_minor,
  givenPoints: row.given_points,
  paymentId: row.payment_id === null ? null : (row.payment_id.toString() as PaymentId),
  bonusId: row.bonus_id?.toString() ?? null,
  giftId: row.gift_id?.toString() ?? null,
  isDaily: row.is_daily,
  parentId: row.parent_id?.toString() ?? null,
  joinedAtMs: Number(row.joined_at_ms),
  endedAtMs: row.ended_at_ms === null ? null : Number(row.ended_at_ms),
});

/** All parts of a player in promotions, with the terms they were joined by, the newest first. */
export async function grantsOf(db: Database | Tx, playerId: PlayerId): Promise<readonly Grant[]> {
  const { rows } = await sql<GrantRow>`
    select g.player_id, g.grant_id, g.code, g.version, v.terms, g.state, g.was_offered, g.currency, g.given_minor,
        g.given_points, g.payment_id, g.bonus_id, g.gift_id, g.is_daily, g.parent_id, g.place, g.joined_at_ms,
        g.ended_at_ms
      from bonuses_grant g join bonuses_promotion_version v using (code, version)
      where g.player_id = ${playerId} order by g.grant_id desc`.execute(db);
  return rows.map(toGrant);
}

/** Codes of promotions that gave any of these players something. */
export async function codesGivenTo(
  db: Database | Tx,
  players: readonly PlayerId[],
): Promise<ReadonlySet<string>> {
  if (players.length === 0) return new Set();
  const { rows } = await sql<{ code: string }>`
    select distinct code from bonuses_grant
      where player_id = any(${[...players]}::bigint[]) and (given_minor is not null or given_points is not null or is_daily)`.execute(
    db,
  );
  return new Set(rows.map(({ code }) => code));
}

/** Where a part is the gift of a day: whose day, and of which place. */
interface PlaceOfDay {
  readonly parentId?: string;
  readonly place?: number;
}

/** Writes a new part; false where the player has one in this promotion. */
export async function insertGrant(
  tx: Tx,
  grant: Pick<Grant, 'playerId' | 'grantId' | 'code' | 'version' | 'joinedAtMs'> & PlaceOfDay,
): Promise<boolean> {
  const { playerId, grantId, code, version, joinedAtMs, parentId = null, place = null } = grant;
  const { rows } = await sql`
    insert into bonuses_grant (player_id, grant_id, code, version, state, joined_at_ms, parent_id, place)
      values (${playerId}, ${grantId}, ${code}, ${version}, 'joined', ${joinedAtMs}, ${parentId}::bigint, ${place})
      on conflict do nothing returning 1`.execute(tx);
  return rows.length === 1;
}

/**
 * Offers a promotion to many players in one statement; who has a part keeps it, unless it ended before anything came of it,
 * and who declined it is left alone.
 * Answers to how many it was offered.
 */
export async function insertOffers(
  tx: Tx,
  offers: readonly { readonly playerId: PlayerId; readonly grantId: string }[],
  { code, version, atMs }: { readonly code: string; readonly version: number; readonly atMs: number },
): Promise<number> {
  const players = offers.map(({ playerId }) => playerId);
  const ids = offers.map(({ grantId }) => grantId);
  const { rows } = await sql`
    insert into bonuses_grant (player_id, grant_id, code, version, state, was_offered, joined_at_ms)
      select player_id, grant_id, ${code}, ${version}::int, 'offered', true, ${atMs}::bigint
        from unnest(${players}::bigint[], ${ids}::bigint[]) as offered (player_id, grant_id)
      on conflict (player_id, code) where parent_id is null do update
        set state = 'offered', version = excluded.version, was_offered = true, ended_at_ms = null,
          joined_at_ms = excluded.joined_at_ms
        where bonuses_grant.ended_at_ms is not null and bonuses_grant.state <> 'declined' and bonuses_grant.given_minor is null
          and bonuses_grant.given_points is null and not bonuses_grant.is_daily
      returning 1`.execute(tx);
  return rows.length;
}

/** A part in a promotion that somebody paid for. */
export interface BoughtPart {
  readonly playerId: PlayerId;
  readonly grantId: string;
  readonly code: string;
}

/** Those of some parts that are not there, or brought nothing. */
export async function partsWithoutGift(
  db: Database | Tx,
  parts: readonly BoughtPart[],
): Promise<readonly BoughtPart[]> {
  if (parts.length === 0) return [];
  const { rows } = await sql<{ player_id: bigint; grant_id: bigint; code: string }>`
    select g.player_id, g.grant_id, g.code from bonuses_grant g
      where (g.player_id, g.grant_id) in (
          select * from unnest(${parts.map(({ playerId }) => playerId)}::bigint[],
            ${parts.map(({ grantId }) => grantId)}::bigint[]))
        and g.parent_id is null and (g.given_minor is not null or g.given_points is not null or g.is_daily)`.execute(
    db,
  );
  const there = new Set(rows.map((row) => `${row.player_id} ${row.grant_id} ${row.code}`));
  return parts.filter(({ playerId, grantId, code }) => !there.has(`${playerId} ${grantId} ${code}`));
}

/** Players of whom a bonus waits and no bonus runs, in the order of their numbers after one. */
export async function playersWaiting(
  db: Database,
  after: string,
  limit: number,
): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct w.player_id from (
        select player_id from bonuses_grant where state = 'waiting'
        union all
        select player_id from bonuses_first_waiting where status = 'waiting'
      ) w
      where w.player_id > ${after}::bigint
        and not exists (select from bonuses_bonus b where b.player_id = w.player_id and b.status = 'running')
      order by w.player_id limit ${limit}`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

/** Writes how a part stands now. */
export async function writeGrant(tx: Tx, grant: Grant): Promise<void> {
  await sql`
    update bonuses_grant set state = ${grant.state}, version = ${grant.version}, currency = ${grant.currency},
        given_minor = ${grant.givenMinor}, given_points = ${grant.givenPoints}, payment_id = ${grant.paymentId}::bigint,
        bonus_id = ${grant.bonusId}::bigint, gift_id = ${grant.giftId}::bigint, is_daily = ${grant.isDaily},
        joined_at_ms = ${grant.joinedAtMs}, ended_at_ms = ${grant.endedAtMs}
      where player_id = ${grant.playerId} and grant_id = ${grant.grantId}`.execute(tx);
}

/** Whether a promotion has so much left, which nobody else takes until the transaction ends. Without limits it always has. */
export async function isBudgetLeft(tx: Tx, code: string, parts: readonly BudgetPart[]): Promise<boolean> {
  if (parts.length === 0) return true;
  // Rows of the house that a player's transaction locks: only where a promotion has limits, and only as it gives.
  const currencies = parts.map(({ currency }) => currency);
  await sql`
    insert into bonuses_promotion_spent (code, currency)
      select ${code}, currency from unnest(${currencies}::text[]) currency on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql<{ currency: string; spent: bigint }>`
    select currency, spent from bonuses_promotion_spent where code = ${code} order by currency for update`.execute(
    tx,
  );
  const spentOf = ({ currency }: BudgetPart): bigint =>
    rows.find((row) => row.currency === currency)?.spent ?? 0n;
  return parts.every((part) => spentOf(part) + part.by <= part.most);
}

/** Takes one gift of an amount from what a promotion has left at a moment; false where it is not enough. */
export async function takeFromBudget(
  tx: Tx,
  code: string,
  parts: readonly BudgetPart[],
  atMs: number,
): Promise<boolean> {
  if (!(await isBudgetLeft(tx, code, parts))) return false;
  await takeHeldBudget(tx, code, parts, atMs);
  return true;
}

/** Takes what `isBudgetLeft` found in the same transaction. */
export async function takeHeldBudget(
  tx: Tx,
  code: string,
  parts: readonly BudgetPart[],
  atMs: number,
): Promise<void> {
  if (parts.length === 0) return;
  const currencies = parts.map(({ currency }) => currency);
  await sql`
    update bonuses_promotion_spent s set spent = s.spent + part.by, last_at_ms = ${atMs}
      from unnest(${currencies}::text[], ${parts.map(({ by }) => by)}::bigint[]) as part (currency, by)
      where s.code = ${code} and s.currency = part.currency`.execute(tx);
}

/** One bound of a promotion: the count of its gifts where no currency is named, else what they come to. */
export interface BudgetPart {
  readonly currency: string;
  readonly by: bigint;
  readonly most: bigint;
}
