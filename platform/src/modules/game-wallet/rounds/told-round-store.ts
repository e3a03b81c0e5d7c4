import type { AmountMinor, PlayerId } from '@paddock/contract';
import { sql, type RawBuilder } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { firstIdAt } from '../../../kernel/ids/id-generator.ts';
import type { RoundId, RoundKey } from '../money/round-store.ts';

/** A round with what its stakes came to, for whoever is told of it afterwards. */
export interface ToldRound extends RoundKey {
  readonly roundId: RoundId;
  readonly number: string;
  readonly game: string;
  readonly currency: string;
  readonly beganAtMs: number;
  /** The last that became of it; undefined while a stake is in escrow. */
  readonly endedAtMs: number | undefined;
  readonly stakedMinor: AmountMinor;
  /** What stakes that stand were paid. */
  readonly wonMinor: AmountMinor;
  /** Stakes that were rolled back. */
  readonly returnedMinor: AmountMinor;
}

interface ToldRow {
  readonly round_id: bigint;
  readonly public_number: bigint;
  readonly company: string;
  readonly reference: string;
  readonly player_id: bigint;
  readonly game: string;
  readonly currency: string;
  readonly began_at_ms: bigint;
  readonly ended_at_ms: bigint | null;
  readonly staked_minor: bigint;
  readonly won_minor: bigint;
  readonly returned_minor: bigint;
}

/** Rounds of a player, the newest first: the one of a number, or those before one. */
export async function roundsOfPlayer(
  db: Database,
  playerId: PlayerId,
  asked: {
    readonly number: string | undefined;
    readonly before: RoundId | undefined;
    readonly limit: number;
  },
): Promise<readonly ToldRound[]> {
  const { number, before, limit } = asked;
  const one = number === undefined ? sql`true` : sql`r.public_number = ${number}::bigint`;
  const older = before === undefined ? sql`true` : sql`r.round_id < ${before}::bigint`;
  const where = sql`r.player_id = ${playerId}::bigint and ${one} and ${older}`;
  return toldRounds(db, { where, order: sql`desc`, limit });
}

/** The round of a number, whoever's it is. */
export async function roundOfNumber(db: Database, number: string): Promise<readonly ToldRound[]> {
  return toldRounds(db, { where: sql`r.public_number = ${number}::bigint`, order: sql`asc`, limit: 1 });
}

/** Rounds that a company names so, of one player each. */
export async function roundsNamed(
  db: Database,
  { company, reference }: Pick<RoundKey, 'company' | 'reference'>,
  limit: number,
): Promise<readonly ToldRound[]> {
  const where = sql`r.company = ${company} and r.reference = ${reference}`;
  return toldRounds(db, { where, order: sql`asc`, limit });
}

/** Rounds of a company that began in a time, the oldest first, behind one. */
export async function roundsBegunIn(
  db: Database,
  company: string,
  asked: { readonly fromMs: number; readonly toMs: number; readonly after: string; readonly limit: number },
): Promise<readonly ToldRound[]> {
  const [fromId, toId] = [firstIdAt(asked.fromMs), firstIdAt(asked.toMs)];
  const where = sql`r.company = ${company} and r.round_id > ${asked.after}::bigint
    and r.round_id >= ${fromId}::bigint and r.round_id < ${toId}::bigint`;
  return toldRounds(db, { where, order: sql`asc`, limit: asked.limit });
}

/** Rounds by their keys, which grow with time. @param where over `r`, a round */
async function toldRounds(
  db: Database,
  {
    where,
    order,
    limit,
  }: {
    readonly where: RawBuilder<unknown>;
    readonly order: RawBuilder<unknown>;
    readonly limit: number;
  },
): Promise<readonly ToldRound[]> {
  const { rows } = await sql<ToldRow>`
    select r.round_id, r.public_number, r.company, r.reference, r.player_id, r.game, r.currency, r.began_at_ms,
        case when s.open = 0 then s.ended_at_ms end as ended_at_ms, s.staked_minor, s.won_minor, s.returned_minor
      from (
        select * from game_wallet_round r where ${where} order by r.round_id ${order} limit ${limit}
      ) r
      cross join lateral (
        select count(*) filter (where ended_at_ms is null) as open, max(ended_at_ms) as ended_at_ms,
            coalesce(sum(stake_minor), 0)::bigint as staked_minor,
            coalesce(sum(paid_minor) filter (where not is_void), 0)::bigint as won_minor,
            coalesce(sum(stake_minor) filter (where is_void), 0)::bigint as returned_minor
          from game_wallet_stake where round_id = r.round_id
      ) s
      order by r.round_id ${order}`.execute(db);
  return rows.map((row) => ({
    roundId: row.round_id.toString() as RoundId,
    number: row.public_number.toString(),
    company: row.company,
    reference: row.reference,
    playerId: row.player_id.toString() as PlayerId,
    game: row.game,
    currency: row.currency,
    beganAtMs: Number(row.began_at_ms),
    endedAtMs: row.ended_at_ms === null ? undefined : Number(row.ended_at_ms),
    stakedMinor: row.staked_minor,
    wonMinor: row.won_minor,
    returnedMinor: row.returned_minor,
  }));
}
