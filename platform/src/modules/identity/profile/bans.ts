import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** An operator's ban (S4-14); level 0 is none. */
export interface Ban {
  readonly level: number;
  readonly version: number;
}

/** Whom operators have banned. Few are: all are kept at hand, so that a bet asks no database. */
export interface Bans {
  isBanned(playerId: PlayerId): boolean;
  /** Sets or lifts a ban; answers what stood before, undefined for nobody. Call `load` after the commit. */
  set(tx: Tx, playerId: PlayerId, ban: Ban): Promise<Ban | undefined>;
  /** Reads them again: at the start, after a change, and every so often for what another node changed. */
  load(): Promise<void>;
}

export function createBans({ db }: Pick<Kernel, 'db'>): Bans {
  let banned: ReadonlySet<string> = new Set();
  return {
    isBanned: (playerId) => banned.has(playerId),
    async set(tx, playerId, { level, version }) {
      const before = await banOf(tx, playerId, true);
      if (before !== undefined) {
        await sql`
          update identity_player set ban_level = ${level}, ban_version = ${version}
          where player_id = ${playerId}::bigint`.execute(tx);
      }
      return before;
    },
    async load() {
      const { rows } = await sql<{ player_id: bigint }>`
        select player_id from identity_player where ban_level > 0`.execute(db);
      banned = new Set(rows.map((row) => row.player_id.toString()));
    },
  };
}

/** The ban an operator set; undefined for a player who does not exist. With `lock` nobody changes it meanwhile. */
export async function banOf(
  within: Database | Tx,
  playerId: PlayerId,
  lock = false,
): Promise<Ban | undefined> {
  const { rows } = await sql<{ ban_level: number; ban_version: number }>`
    select ban_level, ban_version from identity_player where player_id = ${playerId}::bigint
    ${lock ? sql`for update` : sql``}`.execute(within);
  const row = rows[0];
  return row === undefined ? undefined : { level: row.ban_level, version: row.ban_version };
}
