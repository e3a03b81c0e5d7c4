import type { ChampionshipId, RegionId } from '@paddock/contract';
import type { LocalizedName } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { Book } from '../book/book.ts';
import { loadAthletes } from './athlete-rows.ts';
import type { StreamPosition } from './write-behind.ts';

/** Brings regions, championships and athletes with their external names into memory. */
export async function loadCatalogue(db: Database, book: Book): Promise<void> {
  const regions = await sql<{ id: bigint; code: string; name: LocalizedName }>`
    select id, code, name from sportsbook_region`.execute(db);
  for (const row of regions.rows) {
    const id = row.id.toString() as RegionId;
    book.regions.set(id, { id, code: row.code, name: row.name });
  }
  const championships = await sql<{
    id: bigint;
    region_id: bigint;
    sport: string;
    slug: string;
    name: LocalizedName;
    rank: number;
  }>`select * from sportsbook_championship`.execute(db);
  for (const row of championships.rows) {
    const region = book.regions.get(row.region_id.toString());
    if (region === undefined) continue;
    const id = row.id.toString() as ChampionshipId;
    const { sport, slug, name, rank } = row;
    book.championships.set(id, { id, sport, slug, name, rank, region });
  }
  await loadAthletes(db, book.squads);
  const refs = await sql<{ source: string; kind: string; external_id: string; id: bigint }>`
    select source, kind, external_id, id from sportsbook_external_ref where kind <> 'event'`.execute(db);
  for (const { source, kind, external_id, id } of refs.rows) {
    book.nameExternally(kind, source, external_id, id.toString());
  }
}

/** Where each producer's stream stood when it was last written. */
export async function loadPositions(db: Database): Promise<readonly StreamPosition[]> {
  const found = await sql<{ name: string; epoch: bigint; seq: bigint }>`
    select name, epoch, seq from sportsbook_producer`.execute(db);
  return found.rows.map(({ name, epoch, seq }) => ({ name, epoch: Number(epoch), seq: Number(seq) }));
}

/** The number of this start of the server, never given twice (rules §5). */
export async function nextEpoch(db: Database): Promise<bigint> {
  const { rows } = await sql<{ epoch: bigint }>`select nextval('sportsbook_epoch') as epoch`.execute(db);
  const epoch = rows[0]?.epoch;
  if (epoch === undefined) throw new Error('no server epoch');
  return epoch;
}
