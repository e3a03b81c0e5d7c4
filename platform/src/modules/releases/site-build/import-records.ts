import { sql } from 'kysely';
import type { ReleaseChannel } from '@paddock/contract/schemas';

import type { Tx } from '../../../kernel/database/database.ts';
import type { ParcelSet } from '../records/release-contents.ts';

/** What the site's build brought to a channel. */
export interface Brought {
  readonly foundationId: string;
  readonly parcels: ParcelSet;
}

export async function lastBrought(tx: Tx, channel: ReleaseChannel): Promise<Brought | undefined> {
  const { rows } = await sql<{ foundation_id: string; parcels: ParcelSet }>`
    select foundation_id, parcels from releases_import where channel = ${channel}`.execute(tx);
  return rows.map(({ foundation_id, parcels }) => ({ foundationId: foundation_id, parcels }))[0];
}

export async function saveBrought(
  tx: Tx,
  channel: ReleaseChannel,
  { foundationId, parcels }: Brought,
): Promise<void> {
  await sql`
    insert into releases_import (channel, foundation_id, parcels)
    values (${channel}, ${foundationId}, ${JSON.stringify(parcels)}::jsonb)
    on conflict (channel) do update
      set foundation_id = excluded.foundation_id, parcels = excluded.parcels`.execute(tx);
}
