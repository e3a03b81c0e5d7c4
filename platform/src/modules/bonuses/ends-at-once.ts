import type { PlayerId } from '@paddock/contract';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';

import { BY_INDEX } from '../../kernel/database/by-index.ts';
import type { Database } from '../../kernel/database/database.ts';

/** SQLSTATE of a statement in which a stake ends that a bonus has to hear of. */
const BONUS_RUNS = 'PD003';

/** Asked after the players' accounts are locked, as a grant locks them: of grant and stake one sees the other. */
export async function createEndsAtOnce(db: Database): Promise<void> {
  await sql`
    create function bonuses_refuse_running(p_players bigint[]) returns boolean language plpgsql ${BY_INDEX} as $$
    begin
      perform from bonuses_bonus where player_id = any(p_players) and status = 'running';
      if found then
        raise exception using errcode = ${sql.lit(BONUS_RUNS)}, message = 'bonuses: a bonus runs';
      end if;
      return true;
    end $$`.execute(db);
}

/** What comes of bonus money goes on where its bonus is over by then: back to the house, or to the player. */
export async function createEndsOfBonusMoney(db: Database): Promise<void> {
  await sql`
    create function bonuses_refuse_bonus_money(p_is_in boolean) returns boolean language plpgsql as $$
    begin
      if p_is_in then
        raise exception using errcode = ${sql.lit(BONUS_RUNS)}, message = 'bonuses: bonus money was staked';
      end if;
      return true;
    end $$`.execute(db);
}

/** @see Bonuses.endsCall */
export const endsCall = (
  players: readonly PlayerId[],
  isOfBonus?: RawBuilder<boolean>,
): RawBuilder<unknown> => {
  const running = sql`bonuses_refuse_running(${[...players]}::bigint[])`;
  return isOfBonus === undefined ? running : sql`row(${running}, bonuses_refuse_bonus_money(${isOfBonus}))`;
};

/** @see Bonuses.wantsEnds */
export const wantsEnds = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === BONUS_RUNS;
