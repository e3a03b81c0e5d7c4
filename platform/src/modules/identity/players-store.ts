import { sql, type RawBuilder } from 'kysely';
import { BREAK_BAN_LEVEL, type PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import type { PlayerSummary, ToldOfPlayer } from './identity-api.ts';
import type { LoginKey } from './sign-in/login-key.ts';

export interface NewPlayer {
  readonly playerId: PlayerId;
  readonly personId: string;
  /** As it was typed. */
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly name?: string | undefined;
  readonly surname?: string | undefined;
  readonly address?: string | undefined;
  readonly birthDate: string;
  readonly passwordHash: string;
  readonly countryId: number;
  readonly language: string;
  readonly refCode?: string | undefined;
  readonly promoCode?: string | undefined;
  readonly bonusChoice?: string | undefined;
  /** Name of the site they registered at; none for the installation's own. */
  readonly brand?: string | undefined;
  readonly atMs: number;
}

/** Stores a person and their player, who has no login yet but the player's id. */
export async function insertPlayer(tx: Tx, player: NewPlayer): Promise<void> {
  await sql`
    insert into identity_person (
      person_id, same_id, email, phone, name, surname, registration_address, birth_date, created_at_ms)
    values (
      ${player.personId}, ${player.personId}, ${player.email ?? null}, ${player.phone ?? null}, ${player.name ?? null},
      ${player.surname ?? null}, ${player.address ?? null}, ${player.birthDate}, ${player.atMs})`.execute(tx);
  await sql`
    insert into identity_player (
      player_id, person_id, password_hash, country_id, language, terms_accepted_at_ms,
      ref_code, promo_code, bonus_choice, promo_code_untyped, brand, registered_at_ms)
    values (
      ${player.playerId}, ${player.personId}, ${player.passwordHash}, ${player.countryId}, ${player.language},
      ${player.atMs}, ${player.refCode ?? null}, ${player.promoCode ?? null}, ${player.bonusChoice ?? null},
      ${player.promoCode !== undefined && player.promoCode.trim() !== ''}, ${player.brand ?? null}, ${player.atMs})`.execute(
    tx,
  );
}

/** Name of the site a player registered at; null for the installation's own, and for nobody. */
export async function brandOfPlayer(db: Database | Tx, playerId: PlayerId): Promise<string | null> {
  const { rows } = await sql<{ brand: string | null }>`
    select brand from identity_player where player_id = ${playerId}::bigint`.execute(db);
  return rows[0]?.brand ?? null;
}

/** Gives a player a login. False when somebody has it; the transaction is then to be undone. */
export async function insertLogin(
  tx: Tx,
  playerId: PlayerId,
  login: { readonly kind: 'email' | 'phone'; readonly key: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into identity_login (kind, login_key, player_id)
    values (${login.kind}, ${login.key}, ${playerId})
    on conflict do nothing returning player_id`.execute(tx);
  return rows.length === 1;
}

export interface Credentials {
  readonly playerId: PlayerId;
  readonly passwordHash: string;
}

/** What a login is checked against, by e-mail, phone, the player's number or id. */
export async function findCredentials(db: Database, login: LoginKey): Promise<Credentials | undefined> {
  const { rows } = await sql<{ player_id: bigint; password_hash: string }>`
    select player_id, password_hash from identity_player where ${isPlayerOf(login)}`.execute(db);
  const row = rows[0];
  return row === undefined
    ? undefined
    : { playerId: row.player_id.toString() as PlayerId, passwordHash: row.password_hash };
}

function isPlayerOf(login: LoginKey): RawBuilder<boolean> {
  if ('playerId' in login) return sql`player_id = ${login.playerId}`;
  const { kind, key } = login;
  if (kind === 'number') return sql`public_number = ${key}::bigint`;
  return sql`player_id = (select player_id from identity_login where kind = ${kind} and login_key = ${key})`;
}

/** Lets a player in only as far as a break allows, until its end; a longer one that stands is kept. */
export async function restrictPlayer(tx: Tx, playerId: PlayerId, untilMs: number): Promise<void> {
  await sql`
    update identity_player set restricted_until_ms = greatest(restricted_until_ms, ${untilMs}::bigint)
      where player_id = ${playerId}`.execute(tx);
}

/** The ban level in force at a moment: an operator's, else that of a break while it lasts (rules §9). */
export const banLevelAt = (nowMs: number) =>
  sql<number>`case when ban_level = 0 and restricted_until_ms > ${nowMs}::bigint then ${BREAK_BAN_LEVEL}::int
    else ban_level end`;

/** The version of the ban in force: 1 is that of a break, and of none (S5-09). */
const banVersion = sql<number>`case when ban_level > 0 then ban_version else 1 end`;

/** End of the break that the ban level in force comes from; null when it comes from none. */
export function breakEndOf(row: {
  readonly ban_level: number;
  readonly restricted_until_ms: bigint | null;
}): number | null {
  return row.ban_level === BREAK_BAN_LEVEL ? Number(row.restricted_until_ms) : null;
}

/** What was chosen at registration as the bonus of the first deposit; undefined where nothing was. */
export async function bonusChoiceOf(db: Database | Tx, playerId: PlayerId): Promise<string | undefined> {
  const { rows } = await sql<{ bonus_choice: string | null }>`
    select bonus_choice from identity_player where player_id = ${playerId}`.execute(db);
  return rows[0]?.bonus_choice ?? undefined;
}

export async function birthDateOf(db: Database | Tx, playerId: PlayerId): Promise<string | undefined> {
  const { rows } = await sql<{ birth_date: string | null }>`
    select to_char(p.birth_date, 'YYYY-MM-DD') as birth_date
      from identity_player join identity_person p using (person_id) where player_id = ${playerId}::bigint`.execute(
    db,
  );
  return rows[0]?.birth_date ?? undefined;
}

export async function findPlayer(
  db: Database | Tx,
  playerId: PlayerId,
  nowMs: number,
): Promise<PlayerSummary | undefined> {
  const { rows } = await sql<{
    public_number: bigint;
    country_id: number;
    language: string;
    ban_level: number;
    ban_version: number;
    restricted_until_ms: bigint | null;
    registered_at_ms: bigint;
  }>`
    select public_number, country_id, language, ${banLevelAt(nowMs)} as ban_level,
      ${banVersion} as ban_version, restricted_until_ms, registered_at_ms from identity_player
      where player_id = ${playerId}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    playerId,
    number: row.public_number.toString(),
    countryId: row.country_id,
    language: row.language,
    banLevel: row.ban_level,
    banVersion: row.ban_version,
    restrictedUntilMs: breakEndOf(row),
    registeredAtMs: Number(row.registered_at_ms),
  };
}

/** Of each of some players what their registration says, and the language they are written to in. */
export async function findTold(
  db: Database | Tx,
  players: readonly PlayerId[],
): Promise<readonly ToldOfPlayer[]> {
  const { rows } = await sql<{
    player_id: bigint;
    country_id: number;
    language: string;
    registered_at_ms: bigint;
  }>`
    select player_id, country_id, language, registered_at_ms from identity_player
      where player_id = any(${[...players]}::bigint[])`.execute(db);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    countryId: row.country_id,
    language: row.language,
    registeredAtMs: Number(row.registered_at_ms),
  }));
}

/** A page of all players in the order of their ids. */
export async function findPlayersAfter(
  db: Database | Tx,
  after: string,
  limit: number,
): Promise<readonly PlayerId[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from identity_player where player_id > ${after}::bigint
      order by player_id limit ${limit}`.execute(db);
  return rows.map((row) => row.player_id.toString() as PlayerId);
}

/** Writes down which language the player is written to in. */
export async function speakTo(tx: Tx, playerId: PlayerId, language: string): Promise<void> {
  await sql`update identity_player set language = ${language} where player_id = ${playerId}::bigint`.execute(
    tx,
  );
}

/** The player's own e-mail address; empty once it was erased. */
export async function findEmail(db: Database | Tx, playerId: PlayerId): Promise<string> {
  const { rows } = await sql<{ email: string | null }>`
    select email from identity_player join identity_person using (person_id)
      where player_id = ${playerId}`.execute(db);
  return rows[0]?.email ?? '';
}
