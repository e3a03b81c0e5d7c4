import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { PasswordHashing } from '../passwords/password-hashing.ts';

/** Codes a player gets at a time. */
export const RECOVERY_CODES = 10;
/** Letters and digits that are not taken for each other when copied by hand (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits a code. */
const LENGTH = 10;

/** Ten codes that are not stored yet. */
export interface FreshCodes {
  /** As the player sees them, this once. */
  readonly shown: readonly string[];
  readonly salt: Buffer;
  readonly hashes: readonly string[];
}

/**
 * Codes that stand in for a lost device: each works once. Stored are password hashes (argon2id, a salt for each ten) of
 * keyed hashes: the rows alone cannot be tried out, and with the key each guess costs as much as one of a password.
 */
export interface RecoveryCodes {
  /** Makes ten codes. Ten slow hashes: not within a transaction. @throws TOO_MANY_REQUESTS when too many wait. */
  make(playerId: PlayerId): Promise<FreshCodes>;
  /** Stores them and voids all others. */
  replace(tx: Tx, playerId: PlayerId, fresh: FreshCodes): Promise<void>;
  /** What a typed code would be stored as, undefined when it cannot be one. A slow hash as well. */
  hashOf(playerId: PlayerId, typed: string): Promise<string | undefined>;
  /** Spends a code; false when it is none of the player's unused ones. Of two at the same moment one wins. */
  spend(tx: Tx, playerId: PlayerId, codeHash: string): Promise<boolean>;
  left(db: Database | Tx, playerId: PlayerId): Promise<number>;
  /** The player says that the codes of now are kept. */
  confirmKept(playerId: PlayerId): Promise<void>;
  /** False from the making of codes until the player has said so. */
  areKept(playerId: PlayerId): Promise<boolean>;
  remove(tx: Tx, playerId: PlayerId): Promise<void>;
}

export function createRecoveryCodes(
  { db: pool, clock, secrets, randomBytes }: Kernel,
  hashing: PasswordHashing,
): RecoveryCodes {
  const keyedOf = (playerId: PlayerId, code: string) =>
    secrets.lasting.sign('identity.recovery-code', `${playerId}:${code}`);
  const newCode = () => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const slowHashOf = async (salt: Buffer, playerId: PlayerId, code: string) =>
    (await hashing.hashUnder(salt, keyedOf(playerId, code))).toString('base64url');

  async function remove(tx: Tx, playerId: PlayerId): Promise<void> {
    await sql`delete from identity_recovery_code where player_id = ${playerId}`.execute(tx);
  }

  return {
    async make(playerId) {
      const codes = Array.from({ length: RECOVERY_CODES }, newCode);
      const salt = Buffer.from(randomBytes(16));
      const hashes: string[] = [];
      for (const code of codes) hashes.push(await slowHashOf(salt, playerId, code));
      return {
        shown: codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`),
        salt,
        hashes,
      };
    },
    async replace(tx, playerId, { salt, hashes }) {
      await remove(tx, playerId);
      await sql`
        insert into identity_recovery_code (player_id, code_hash, salt)
          select ${playerId}, unnest(${[...hashes]}::text[]), ${salt}`.execute(tx);
    },
    async hashOf(playerId, typed) {
      const code = asCode(typed);
      if (code === undefined) return undefined;
      const { rows } = await sql<{ salt: Buffer | null }>`
        select salt from identity_recovery_code where player_id = ${playerId} limit 1`.execute(pool);
      if (rows[0] === undefined) return undefined;
      const { salt } = rows[0];
      // Codes made before they had a salt are keyed hashes, until new ones replace them.
      return salt === null ? keyedOf(playerId, code) : slowHashOf(salt, playerId, code);
    },
    async spend(tx, playerId, codeHash) {
      const { rows } = await sql`
        update identity_recovery_code set used_at_ms = ${clock.nowMs()}
          where player_id = ${playerId} and code_hash = ${codeHash} and used_at_ms is null
          returning player_id`.execute(tx);
      return rows.length === 1;
    },
    async left(db, playerId) {
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from identity_recovery_code
          where player_id = ${playerId} and used_at_ms is null`.execute(db);
      return rows[0]?.left ?? 0;
    },
    async confirmKept(playerId) {
      await sql`
        update identity_recovery_code set is_kept = true
          where player_id = ${playerId} and not is_kept`.execute(pool);
    },
    async areKept(playerId) {
      const { rows } = await sql`
        select 1 from identity_recovery_code where player_id = ${playerId} and not is_kept limit 1`.execute(
        pool,
      );
      return rows.length === 0;
    },
    remove,
  };
}

/** What was typed, as it was shown: case, blanks and hyphens do not matter, nor O for 0 and I or L for 1. */
function asCode(typed: string): string | undefined {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === LENGTH ? code : undefined;
}
