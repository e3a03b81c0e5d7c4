import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** Codes a player gets at a time. */
export const RECOVERY_CODES = 10;
/** Letters and digits that are not taken for each other when copied by hand (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 50 bits a code. */
const LENGTH = 10;

/** Codes that stand in for a lost device: each works once; only keyed hashes are stored. */
export interface RecoveryCodes {
  /** Makes ten new ones and voids all others. This is the only time they are seen. */
  renew(tx: Tx, playerId: PlayerId): Promise<readonly string[]>;
  /** Spends a code; false when it is none of the player's unused ones. Of two at the same moment one wins. */
  spend(db: Database | Tx, playerId: PlayerId, typed: string): Promise<boolean>;
  left(db: Database | Tx, playerId: PlayerId): Promise<number>;
  remove(tx: Tx, playerId: PlayerId): Promise<void>;
}

export function createRecoveryCodes({ clock, secrets, randomBytes }: Kernel): RecoveryCodes {
  const hashOf = (playerId: PlayerId, code: string) =>
    secrets.sign('identity.recovery-code', `${playerId}:${code}`);
  const newCode = () => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

  async function remove(tx: Tx, playerId: PlayerId): Promise<void> {
    await sql`delete from identity_recovery_code where player_id = ${playerId}`.execute(tx);
  }

  return {
    async renew(tx, playerId) {
      await remove(tx, playerId);
      const codes = Array.from({ length: RECOVERY_CODES }, newCode);
      for (const code of codes) {
        await sql`
          insert into identity_recovery_code (player_id, code_hash)
            values (${playerId}, ${hashOf(playerId, code)})`.execute(tx);
      }
      return codes.map((code) => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`);
    },
    async spend(db, playerId, typed) {
      const code = asCode(typed);
      if (code === undefined) return false;
      const { rows } = await sql`
        update identity_recovery_code set used_at_ms = ${clock.nowMs()}
          where player_id = ${playerId} and code_hash = ${hashOf(playerId, code)} and used_at_ms is null
          returning player_id`.execute(db);
      return rows.length === 1;
    },
    async left(db, playerId) {
      const { rows } = await sql<{ left: number }>`
        select count(*)::int as left from identity_recovery_code
          where player_id = ${playerId} and used_at_ms is null`.execute(db);
      return rows[0]?.left ?? 0;
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
