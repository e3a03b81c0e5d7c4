import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';
import type { BetSection } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';

/** Sports by slug on which a player may not bet before kick-off, and live (S3-24, S6-06). */
export interface ClosedSports {
  readonly line: readonly string[];
  readonly live: readonly string[];
}

/** Which sports operators closed to which players. Few have any: all are kept at hand, so that a bet asks no database. */
export interface SportRestrictions {
  of(playerId: PlayerId): ClosedSports;
  isClosed(playerId: PlayerId, section: BetSection, sport: string): boolean;
  /** Closes exactly these sports to a player, in the name of an operator. Call `load` after the commit. */
  restrict(tx: Tx, playerId: PlayerId, sports: ClosedSports, byName: string): Promise<void>;
  /** Reads them again: at the start, and every so often for what another node changed. */
  load(): Promise<void>;
}

const NONE: ClosedSports = { line: [], live: [] };

interface Row {
  readonly player_id: bigint;
  readonly section: BetSection;
  readonly sport: string;
}

export function createSportRestrictions({ db, clock }: Pick<Kernel, 'db' | 'clock'>): SportRestrictions {
  let known: ReadonlyMap<string, ClosedSports> = new Map();
  const of = (playerId: PlayerId): ClosedSports => known.get(playerId) ?? NONE;

  async function load(): Promise<void> {
    const { rows } = await sql<Row>`
      select player_id, section, sport from identity_sport_restriction order by player_id, sport`.execute(db);
    const read = new Map<string, ClosedSports>();
    for (const { player_id, section, sport } of rows) {
      const sports = read.get(player_id.toString()) ?? NONE;
      read.set(player_id.toString(), { ...sports, [section]: [...sports[section], sport] });
    }
    known = read;
  }

  return {
    of,
    load,
    isClosed: (playerId, section, sport) => of(playerId)[section].includes(sport),
    async restrict(tx, playerId, sports, byName) {
      await sql`delete from identity_sport_restriction where player_id = ${playerId}::bigint`.execute(tx);
      for (const section of ['line', 'live'] as const) {
        await sql`
            insert into identity_sport_restriction (player_id, section, sport, by_name, at_ms)
              select ${playerId}::bigint, ${section}, sport, ${byName}, ${clock.nowMs()}::bigint
              from unnest(${[...sports[section]]}::text[]) as closed(sport) on conflict do nothing`.execute(
          tx,
        );
      }
    },
  };
}
