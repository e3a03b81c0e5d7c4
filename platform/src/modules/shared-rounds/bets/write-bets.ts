import { sql } from 'kysely';
import type { AccountId } from '@paddock/contract';
import pg from 'pg';

import { PREPARED } from '../../../kernel/database/prepared.ts';
import type { Answered } from '../../../kernel/idempotency/idempotency.ts';
import type { Kernel } from '../../../kernel/module.ts';
import type { ProductStatement } from '../../products/index.ts';
import type { HeldBet } from './bet-store.ts';

/** A bet that is not written yet. */
export interface NewBetRecord {
  readonly bet: HeldBet;
  readonly accountId: AccountId;
  /** What its key is answered with. */
  readonly answered: Answered;
}

/**
 * Bets of different players as one statement: that their rounds take bets, and go on to until it is done, the keys with their
 * answers, the stakes and the rows. `fresh` are those whose rounds do; of the others nothing is written. A key that is used,
 * and a place that has a bet, undo all of it.
 */
export const betsStatement = ({
  idempotency,
}: Pick<Kernel, 'idempotency'>): ProductStatement<NewBetRecord> => ({
  stakeOf({ bet: { playerId, betId, currency, stakeMinor, acceptedAtMs: atMs }, accountId }) {
    return { playerId, betId, accountId, currency, stakeMinor, atMs };
  },
  endOf: () => undefined,
  bets: sql`(select array_agg("betId") from fresh)`.$castTo<readonly string[]>(),
  of: (items, { take, admit }) => sql`
    ${PREPARED} with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items.map(asked))}::jsonb)
        as a(principal text, key text, "betId" bigint, number bigint, "playerId" bigint, who text, game text,
          round bigint, slot smallint, currency text, "stakeMinor" bigint, "capMinor" bigint, choice text,
          "acceptedAtMs" bigint)
    ),
    taking as materialized (
      select game, number as round from shared_rounds_round
        where (game, number) in (select game, round from asked) and began_at_ms is null
        order by game, number for share
    ),
    fresh as materialized (select asked.* from asked join taking using (game, round)),
    kept as (${idempotency.keepCall(
      items.map(({ answered }) => answered),
      sql`fresh`,
    )}),
    new as materialized (
      select shared_rounds_refuse_used_keys((select count(*) from fresh), (select count(*) from kept)) as is_new
    ),
    taken as materialized (select ${take} as bets from new),
    admitted as materialized (select ${admit} as persons from taken),
    written as materialized (select fresh.*, persons from fresh cross join admitted),
    bet as (
      insert into shared_rounds_bet (bet_id, public_number, player_id, who, game, round, slot, currency, stake_minor,
          cap_minor, choice, accepted_at_ms)
        select "betId", number, "playerId", who, game, round, slot, currency, "stakeMinor", "capMinor", choice::jsonb,
            "acceptedAtMs"
          from written
    )
    select "betId" as id, persons from written`,
  rest: () => Promise.resolve(),
});

function asked({ bet, answered: { request } }: NewBetRecord) {
  const { betId, number, playerId, who, game, round, slot, currency, acceptedAtMs } = bet;
  return {
    ...{ principal: request.principal, key: request.key },
    ...{ betId, number, playerId, who, game, round, slot, currency, acceptedAtMs },
    stakeMinor: bet.stakeMinor.toString(),
    capMinor: bet.capMinor.toString(),
    // As text: a choice of nothing is a JSON null, which a record would have no value for.
    choice: JSON.stringify(bet.choice),
  };
}

/** Whether a bet was not written because its player has one in this place of the round. */
export const isSlotTaken = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'shared_rounds_bet_slot';
