import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { ALL_PARCELS, type Publisher } from '../tokens/tokens.ts';

/**
 * A token for all parcels takes no parcel from the team that has it, nor a name that is kept for one: by writing itself
 * into a manifest as the owner it could. A token that names the parcel may, which is how one changes its team.
 * @throws PARCEL_NOT_YOURS with `details.problems`
 */
export async function refuseSquatting(
  db: Database,
  { team, parcels }: Publisher,
  name: string,
  nowMs: number,
): Promise<void> {
  if (!parcels.includes(ALL_PARCELS)) return;
  const { rows } = await sql<{ owner: string | null; keeper: string | null }>`
    select
      (select body->'manifest'->>'owner' from releases_build where name = ${name} order by turn desc limit 1) as owner,
      (select team from releases_token
        where ${name} = any(parcels) and team <> ${team} and revoked_at_ms is null
          and (ends_at_ms is null or ends_at_ms > ${nowMs}) limit 1) as keeper`.execute(db);
  const { owner = null, keeper = null } = rows[0] ?? {};
  const other = owner === null ? keeper : owner === team ? null : owner;
  if (other === null) return;
  throw new PlatformError('PARCEL_NOT_YOURS', {
    problems: [`${name}: is of ${other}; take it over with a token that names it`],
  });
}
