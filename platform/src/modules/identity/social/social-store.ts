import { MINUTE_MS } from '@paddock/contract';
import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { Database, Tx } from '../../../kernel/database/database.ts';

/** Minutes at the company's page are few; a flow that waited longer was left. */
export const FLOW_MS = 10 * MINUTE_MS;
/** Time to fill in what the company did not say. */
export const NEWCOMER_MS = 30 * MINUTE_MS;

/** A sign-in under way. `playerId` is set when a player who is signed in links an account. */
export interface SocialFlow {
  readonly provider: string;
  readonly nonce: string;
  readonly verifier: string;
  readonly playerId: PlayerId | null;
  readonly returnPath: string;
  readonly language: string;
}

export async function insertFlow(
  db: Database,
  secrets: { readonly state: string; readonly browser: string },
  flow: SocialFlow,
  atMs: number,
): Promise<void> {
  await sql`
    insert into identity_social_flow (
      state_hash, browser_hash, provider, nonce, verifier, player_id, return_path, language, created_at_ms)
    values (
      ${sha256(secrets.state)}, ${sha256(secrets.browser)}, ${flow.provider}, ${flow.nonce}, ${flow.verifier},
      ${flow.playerId}, ${flow.returnPath}, ${flow.language}, ${atMs})`.execute(db);
}

/** Takes a flow out, once: of this state, begun in this browser, at this company, and not too old. */
export async function takeFlow(
  db: Database,
  provider: string,
  secrets: { readonly state: string; readonly browser: string },
  nowMs: number,
): Promise<SocialFlow | undefined> {
  const { rows } = await sql<{
    nonce: string;
    verifier: string;
    player_id: bigint | null;
    return_path: string;
    language: string;
  }>`
    delete from identity_social_flow
      where state_hash = ${sha256(secrets.state)} and browser_hash = ${sha256(secrets.browser)}
        and provider = ${provider} and created_at_ms > ${nowMs - FLOW_MS}
      returning nonce, verifier, player_id, return_path, language`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  return {
    provider,
    nonce: row.nonce,
    verifier: row.verifier,
    playerId: row.player_id === null ? null : (row.player_id.toString() as PlayerId),
    returnPath: row.return_path,
    language: row.language,
  };
}

/** Who a company says somebody is. */
export interface SocialPerson {
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  /** Only one the company has confirmed. */
  readonly email: string | null;
}

export interface SocialNewcomer extends SocialPerson {
  readonly countryId: number | null;
  readonly currency: string | null;
  readonly returnPath: string;
  readonly language: string;
}

export async function insertNewcomer(
  db: Database,
  token: string,
  newcomer: SocialNewcomer,
  atMs: number,
): Promise<void> {
  await sql`
    insert into identity_social_newcomer (
      token_hash, provider, issuer, subject, email, country_id, currency, return_path, language, created_at_ms)
    values (
      ${sha256(token)}, ${newcomer.provider}, ${newcomer.issuer}, ${newcomer.subject}, ${newcomer.email},
      ${newcomer.countryId}, ${newcomer.currency}, ${newcomer.returnPath}, ${newcomer.language}, ${atMs})`.execute(
    db,
  );
}

export async function findNewcomer(
  db: Database | Tx,
  token: string,
  nowMs: number,
): Promise<SocialNewcomer | undefined> {
  const { rows } = await sql<{
    provider: string;
    issuer: string;
    subject: string;
    email: string | null;
    country_id: number | null;
    currency: string | null;
    return_path: string;
    language: string;
  }>`
    select provider, issuer, subject, email, country_id, currency, return_path, language
      from identity_social_newcomer
      where token_hash = ${sha256(token)} and created_at_ms > ${nowMs - NEWCOMER_MS}`.execute(db);
  const row = rows[0];
  if (row === undefined) return undefined;
  const { provider, issuer, subject, email, currency, language } = row;
  return {
    ...{ provider, issuer, subject, email, currency, language },
    countryId: row.country_id,
    returnPath: row.return_path,
  };
}

export async function deleteNewcomer(tx: Tx, token: string): Promise<void> {
  await sql`delete from identity_social_newcomer where token_hash = ${sha256(token)}`.execute(tx);
}

export async function findLinkedPlayer(
  db: Database,
  { issuer, subject }: Pick<SocialPerson, 'issuer' | 'subject'>,
): Promise<PlayerId | undefined> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from identity_social_account
      where issuer = ${issuer} and subject = ${subject}`.execute(db);
  return rows[0] === undefined ? undefined : (rows[0].player_id.toString() as PlayerId);
}

/** Links an account of a company. False when it belongs to a player already, or the player has one of that company. */
export async function insertLink(
  tx: Tx,
  playerId: PlayerId,
  person: SocialPerson,
  atMs: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into identity_social_account (issuer, subject, player_id, provider, email, linked_at_ms)
    values (${person.issuer}, ${person.subject}, ${playerId}, ${person.provider}, ${person.email}, ${atMs})
    on conflict do nothing returning player_id`.execute(tx);
  return rows.length === 1;
}

export async function deleteLink(tx: Tx, playerId: PlayerId, provider: string): Promise<boolean> {
  const { rows } = await sql`
    delete from identity_social_account
      where player_id = ${playerId} and provider = ${provider} returning provider`.execute(tx);
  return rows.length === 1;
}

export interface SocialLink {
  readonly provider: string;
  readonly email: string | null;
  readonly linkedAtMs: number;
}

export async function linksOf(db: Database, playerId: PlayerId): Promise<readonly SocialLink[]> {
  const { rows } = await sql<{ provider: string; email: string | null; linked_at_ms: bigint }>`
    select provider, email, linked_at_ms from identity_social_account
      where player_id = ${playerId}`.execute(db);
  return rows.map(({ provider, email, linked_at_ms }) => ({
    provider,
    email,
    linkedAtMs: Number(linked_at_ms),
  }));
}

/** True when a player signs in by this address. */
export async function isLogin(db: Database, key: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity_login where kind = 'email' and login_key = ${key}`.execute(db);
  return rows.length > 0;
}

export async function forgetLeft(db: Database, nowMs: number): Promise<void> {
  await sql`delete from identity_social_flow where created_at_ms <= ${nowMs - FLOW_MS}`.execute(db);
  await sql`delete from identity_social_newcomer where created_at_ms <= ${nowMs - NEWCOMER_MS}`.execute(db);
}
