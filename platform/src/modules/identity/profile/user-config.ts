import { sql } from 'kysely';
import type { UserConfigView } from '@paddock/contract/schemas';

import { activationFieldsOf } from '../activation/activation-fields.ts';
import type { PlayerSummary } from '../identity-api.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { findEmail } from '../players-store.ts';
import { convertFieldsOf } from '../registration/convert-status.ts';
import { COUNTRIES } from '../registration/countries.ts';
import { protectionFieldsOf } from '../security/security-view.ts';
import { readUserData } from './user-data-store.ts';

type Config = UserConfigView['result'];
type Parts = Pick<
  IdentityParts,
  | 'kernel'
  | 'registrationTerms'
  | 'security'
  | 'activation'
  | 'hasDeposit'
  | 'hidesBalance'
  | 'unreadMessages'
  | 'verificationFields'
  | 'sports'
>;

/** Everything the site knows of its player (S3-19 to S3-24): each part by the function of its slice. */
export async function userConfigOf(parts: Parts, player: PlayerSummary): Promise<Config> {
  const { playerId } = player;
  const [contact, protection, verification, activation, convert, state] = await Promise.all([
    contactFieldsOf(parts, player),
    protectionFieldsOf(parts, player),
    parts.verificationFields(playerId),
    activationFieldsOf(parts, player),
    convertFieldsOf(parts, player),
    stateFieldsOf(parts, player),
  ]);
  return { ...contact, ...protection, ...verification, ...activation, ...convert, ...state };
}

type ContactFields = Pick<
  Config,
  | 'user_id'
  | 'user_number'
  | 'user_email'
  | 'user_name'
  | 'user_country_code'
  | 'user_country_id'
  | 'user_ref_id'
  | 'user_msg_count'
  | 'user_hide_balance'
  | 'user_data'
>;

/** Who the player is and how they are reached (S3-19, S3-21). */
async function contactFieldsOf(
  { kernel: { db }, hidesBalance, unreadMessages }: Parts,
  { playerId, number, countryId }: PlayerSummary,
): Promise<ContactFields> {
  const { data } = await readUserData(db, playerId);
  const email = await findEmail(db, playerId);
  const { rows } = await sql<{ ref_code: string | null }>`
    select ref_code from identity_player where player_id = ${playerId}::bigint`.execute(db);
  return {
    user_id: playerId,
    user_number: number,
    user_email: email,
    user_name: data.name ?? email.split('@')[0] ?? '',
    user_country_code: COUNTRIES.get(countryId)?.code ?? '',
    user_country_id: countryId,
    user_ref_id: rows[0]?.ref_code ?? null,
    user_msg_count: await unreadMessages(db, playerId),
    user_hide_balance: await hidesBalance(db, playerId),
    user_data: data,
  };
}

type StateFields = Pick<
  Config,
  | 'ban_level'
  | 'ban_version'
  | 'restricted_until_ms'
  | 'has_deposit'
  | 'registered_at_ms'
  | 'disallow_line_sport'
  | 'disallow_live_sport'
>;

/** What the account may do, and since when (S3-23, S3-24). */
async function stateFieldsOf(
  { kernel: { db }, hasDeposit, sports }: Parts,
  { playerId, banLevel, banVersion, restrictedUntilMs, registeredAtMs }: PlayerSummary,
): Promise<StateFields> {
  const { line, live } = sports.of(playerId);
  return {
    ban_level: banLevel,
    ban_version: banVersion,
    restricted_until_ms: restrictedUntilMs,
    has_deposit: await hasDeposit(db, playerId),
    registered_at_ms: registeredAtMs,
    disallow_line_sport: [...line],
    disallow_live_sport: [...live],
  };
}
