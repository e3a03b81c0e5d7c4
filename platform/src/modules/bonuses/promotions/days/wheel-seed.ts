import type { Id, PlayerId } from '@paddock/contract';
import { commitmentTo } from '@paddock/games';
import { sql } from 'kysely';

import { resealAll, type Resealed, type SealedItem } from '../../../../kernel/crypto/resealing.ts';
import type { Secrets } from '../../../../kernel/crypto/secrets.ts';
import type { Database, Tx } from '../../../../kernel/database/database.ts';
import type { Kernel } from '../../../../kernel/module.ts';

/** What seeds of wheels are sealed for, each for its own id. */
const WHEEL_SEED = 'bonuses.wheel-seed';
const AT_A_TIME = 500;

type SeedId = Id<'seed'>;
interface WheelKey {
  readonly playerId: PlayerId;
  readonly grantId: string;
}

/** Makes the seed a wheel turns by next: 32 random bytes as hex, sealed, known by their hash alone until they were used. */
export async function sealNextSeed(
  tx: Tx,
  { ids, randomBytes, secrets }: Pick<Kernel, 'ids' | 'randomBytes' | 'secrets'>,
  { playerId, grantId }: WheelKey,
): Promise<void> {
  const seedId: SeedId = ids.forPlayer<'seed'>(playerId);
  const serverSeed = Buffer.from(randomBytes(32)).toString('hex');
  const sealed = secrets.seal(WHEEL_SEED, seedId, Buffer.from(serverSeed));
  await sql`
    insert into bonuses_wheel_seed (player_id, grant_id, seed_id, sealed, commitment)
      values (${playerId}, ${grantId}, ${seedId}, ${sealed}, ${commitmentTo(serverSeed)})
      on conflict (player_id, grant_id) do update
        set seed_id = excluded.seed_id, sealed = excluded.sealed, commitment = excluded.commitment`.execute(
    tx,
  );
}

/** What is shown of the seed that comes next; null for none. */
export async function nextCommitment(
  db: Database | Tx,
  { playerId, grantId }: WheelKey,
): Promise<string | null> {
  const { rows } = await sql<{ commitment: string }>`
    select commitment from bonuses_wheel_seed
      where player_id = ${playerId}::bigint and grant_id = ${grantId}::bigint`.execute(db);
  return rows[0]?.commitment ?? null;
}

/** Opens the seed that comes next, to turn by it: whoever calls this makes another in the same transaction. */
export async function openNextSeed(
  tx: Tx,
  { secrets }: Pick<Kernel, 'secrets'>,
  { playerId, grantId }: WheelKey,
): Promise<{ readonly serverSeed: string; readonly commitment: string }> {
  const { rows } = await sql<{ seed_id: bigint; sealed: Buffer; commitment: string }>`
    select seed_id, sealed, commitment from bonuses_wheel_seed
      where player_id = ${playerId}::bigint and grant_id = ${grantId}::bigint`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`the wheel of part ${grantId} has no seed`);
  const serverSeed = Buffer.from(secrets.open(WHEEL_SEED, row.seed_id.toString(), row.sealed)).toString();
  return { serverSeed, commitment: row.commitment };
}

/** Puts seeds of wheels under the current data key. */
export function resealWheels(db: Database, secrets: Secrets): Promise<Resealed> {
  return resealAll(secrets, WHEEL_SEED, seeds(db));
}

async function* seeds(db: Database): AsyncGenerator<SealedItem> {
  for (let last: SeedId | undefined; ;) {
    const { rows } = await sql<{ seed_id: SeedId; sealed: Buffer }>`
      select seed_id::text as seed_id, sealed from bonuses_wheel_seed
        where seed_id > ${last ?? 0} order by bonuses_wheel_seed.seed_id limit ${AT_A_TIME}`.execute(db);
    for (const { seed_id: owner, sealed } of rows)
      yield {
        owner,
        sealed,
        async keep(anew) {
          await sql`
            update bonuses_wheel_seed set sealed = ${anew}
              where seed_id = ${owner} and sealed = ${sealed}`.execute(db);
        },
      };
    last = rows.at(-1)?.seed_id;
    if (last === undefined) return;
  }
}
