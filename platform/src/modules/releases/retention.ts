import { DAY_MS } from '@paddock/contract';
import { sql } from 'kysely';

import type { Tx } from '../../kernel/database/database.ts';
import { inTransaction } from '../../kernel/database/database.ts';
import { lockFiles } from './records/file-lock.ts';
import { IN_LINE, lockHead } from './records/release-records.ts';
import type { Registry } from './registry.ts';

/** How long what a release named stays after it was last current: tabs are pinned for as long. */
export const KEPT_MS = 30 * DAY_MS;

/** What was removed. */
export interface Swept {
  readonly builds: number;
  readonly foundations: number;
  readonly files: number;
}

/**
 * Removes builds, foundations and files that no release which was current within the last 30 days names. What came
 * within that time stays too: it may be about to be published. Releases themselves are history and stay for ever.
 */
export async function sweep({ db, clock, store }: Pick<Registry, 'db' | 'clock' | 'store'>): Promise<Swept> {
  const beforeMs = clock.nowMs() - KEPT_MS;
  return inTransaction(db, async (tx) => {
    await lockHead(tx);
    await lockFiles(tx);
    const builds = await removeBuilds(tx, beforeMs);
    const foundations = await removeFoundations(tx, beforeMs);
    const hrefs = await removeFiles(tx, beforeMs);
    for (const href of hrefs) await store.remove(href);
    return { builds, foundations, files: hrefs.length };
  });
}

/** Releases served at some time since: the younger ones, each channel's last one before, and running canaries. */
const keptReleases = (sinceMs: number) => sql`
  select r.* from releases_release r
  where r.at_ms >= ${sinceMs} or r.number in (
    select max(r.number) from releases_release r where r.at_ms < ${sinceMs} and ${IN_LINE} group by r.channel
    union all select number from releases_canary where state = 'running' or ended_at_ms >= ${sinceMs}
  )`;

async function removeBuilds(tx: Tx, beforeMs: number): Promise<number> {
  const { rows } = await sql`
    delete from releases_build b
    where b.at_ms < ${beforeMs} and not exists (
      select 1 from (${keptReleases(beforeMs)}) kept, jsonb_each(kept.parcels) as parcel
      where parcel.value ->> 'build' = b.id
    ) returning b.id`.execute(tx);
  return rows.length;
}

async function removeFoundations(tx: Tx, beforeMs: number): Promise<number> {
  const { rows } = await sql`
    delete from releases_foundation f
    where f.at_ms < ${beforeMs}
      and f.id not in (select foundation_id from (${keptReleases(beforeMs)}) kept)
    returning f.id`.execute(tx);
  return rows.length;
}

async function removeFiles(tx: Tx, beforeMs: number): Promise<string[]> {
  const { rows } = await sql<{ href: string }>`
    delete from releases_file f
    where f.stored_at_ms < ${beforeMs} and f.href not in (
      select file ->> 'href' from releases_build, jsonb_array_elements(body -> 'files') as file
      union
      select file from releases_foundation, jsonb_array_elements_text(files) as file
    ) returning f.href`.execute(tx);
  return rows.map(({ href }) => href);
}
