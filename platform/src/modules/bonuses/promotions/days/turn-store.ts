import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../../kernel/database/database.ts';

/** What was drawn for a turn of a wheel, once everybody may know it. */
export interface TurnDraw {
  readonly commitment: string;
  readonly serverSeed: string;
  readonly clientSeed: string;
}

/** What a day brought. */
export interface Turn {
  readonly playerId: PlayerId;
  /** The part in the promotion whose wheel or calendar it is. */
  readonly grantId: string;
  readonly day: number;
  readonly place: number;
  /** The part that its gift is; null where the place brings nothing. */
  readonly partId: string | null;
  readonly draw: TurnDraw | null;
  readonly atMs: number;
}

type TurnKey = Pick<Turn, 'playerId' | 'grantId'>;

interface TurnRow {
  readonly player_id: bigint;
  readonly grant_id: bigint;
  readonly day: number;
  readonly place: number;
  readonly part_id: bigint | null;
  readonly commitment: string | null;
  readonly server_seed: string | null;
  readonly client_seed: string | null;
  readonly at_ms: bigint;
}

function toTurn(row: TurnRow): Turn {
  const { commitment, server_seed: serverSeed, client_seed: clientSeed } = row;
  const wasDrawn = commitment !== null && serverSeed !== null && clientSeed !== null;
  return {
    playerId: row.player_id.toString() as PlayerId,
    grantId: row.grant_id.toString(),
    day: row.day,
    place: row.place,
    partId: row.part_id?.toString() ?? null,
    draw: wasDrawn ? { commitment, serverSeed, clientSeed } : null,
    atMs: Number(row.at_ms),
  };
}

/** The last turns of a part, the newest day first. */
export async function turnsOf(
  db: Database | Tx,
  { playerId, grantId }: TurnKey,
  limit: number,
): Promise<readonly Turn[]> {
  const { rows } = await sql<TurnRow>`
    select player_id, grant_id, day, place, part_id, commitment, server_seed, client_seed, at_ms from bonuses_turn
      where player_id = ${playerId}::bigint and grant_id = ${grantId}::bigint order by day desc limit ${limit}`.execute(
    db,
  );
  return rows.map(toTurn);
}

/** Keeps what a day brought; of a part once a day. */
export async function insertTurn(tx: Tx, turn: Turn): Promise<void> {
  const { playerId, grantId, day, place, partId, draw, atMs } = turn;
  await sql`
    insert into bonuses_turn (player_id, grant_id, day, place, part_id, commitment, server_seed, client_seed, at_ms)
      values (${playerId}, ${grantId}, ${day}, ${place}, ${partId}::bigint, ${draw?.commitment ?? null},
        ${draw?.serverSeed ?? null}, ${draw?.clientSeed ?? null}, ${atMs})`.execute(tx);
}

/** Turns and gifts of days that do not agree, in words: each gift is of one turn, and of the place that came. */
export async function brokenTurns(db: Database | Tx): Promise<readonly string[]> {
  const { rows } = await sql<{ detail: string }>`
    select format('part %s of player %s is of a day, and is of %s turns', g.grant_id, g.player_id, turns.count) as detail
      from bonuses_grant g join bonuses_grant whole on whole.player_id = g.player_id and whole.grant_id = g.parent_id
        cross join lateral (
        select count(*) from bonuses_turn t
          where t.player_id = g.player_id and t.part_id = g.grant_id and t.grant_id = g.parent_id and t.place = g.place
      ) turns
      where whole.is_daily and turns.count <> 1
    union all
    select format('day %s of part %s of player %s brought a gift that is not there', t.day, t.grant_id, t.player_id)
      from bonuses_turn t left join bonuses_grant g on g.player_id = t.player_id and g.grant_id = t.part_id
      where t.part_id is not null and (g.place is distinct from t.place or g.parent_id is distinct from t.grant_id)`.execute(
    db,
  );
  return rows.map(({ detail }) => detail);
}
