import type { BetId } from '@paddock/contract';
import { sql } from 'kysely';

import { PREPARED } from '../../../kernel/database/prepared.ts';
import type { Answered } from '../../../kernel/idempotency/idempotency.ts';
import type { ProductStatement } from '../../products/index.ts';
import type { GamesParts } from '../games-api.ts';
import { closeRound, reasonOf } from './close-round.ts';
import type { RoundRecord } from './round-store.ts';

/** A round that was dealt and is not written yet: open, or over already. */
export interface NewRoundRecord {
  readonly round: RoundRecord;
  /** Of its first stake. */
  readonly stakeId: BetId;
  /** What its key is answered with. */
  readonly answered: Answered;
}

/**
 * Rounds of different players as one statement: the nonces, the keys with their answers, the first stakes, the wins of those
 * that are over, and their rows. Each part reads the one before it, so they come in this order; `fresh` are those whose seeds
 * have not moved on, and of the others nothing is written. A key that is used undoes all of it.
 */
export const roundsStatement = (
  parts: Pick<GamesParts, 'kernel' | 'stakes'>,
): ProductStatement<NewRoundRecord> => ({
  stakeOf({ stakeId: betId, round }) {
    const { playerId, accountId, currency, firstStakeMinor: stakeMinor, beganAtMs: atMs } = round;
    return { playerId, betId, accountId, currency, stakeMinor, atMs };
  },
  endOf({ stakeId: betId, round }) {
    const { playerId, currency, game, paidMinor, endedAtMs: atMs } = round;
    if (paidMinor === undefined || atMs === undefined) return undefined;
    const settlement = { playerId, betId, revision: 1, targetMinor: paidMinor, reason: reasonOf(game), atMs };
    return { ...settlement, currency, isVoid: false };
  },
  bets: sql`(select array_agg("stakeId") from fresh)`.$castTo<readonly string[]>(),
  of: (items, { take, admit, end }) => sql`
    ${PREPARED} with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items.map((item) => asked(item, end !== undefined)))}::jsonb)
        as a(principal text, key text, "roundId" bigint, "stakeId" bigint, number bigint, "playerId" bigint,
          "accountId" bigint, currency text, "seedId" bigint, nonce int, game text, version int, choice text,
          "stakeMinor" bigint, "beganAtMs" bigint, "endedAtMs" bigint, "paidMinor" bigint)
    ),
    drawn as materialized (
      select "seedId" from games_take_nonces(array(select "seedId" from asked), array(select nonce from asked),
        array(select game from asked)) as "seedId"
    ),
    fresh as materialized (select asked.* from asked join drawn using ("seedId")),
    kept as (${parts.kernel.idempotency.keepCall(
      items.map(({ answered }) => answered),
      sql`fresh`,
    )}),
    new as materialized (
      select games_refuse_used_keys((select count(*) from fresh), (select count(*) from kept)) as is_new
    ),
    taken as materialized (select ${take} as bets from new),
    admitted as materialized (select ${admit} as persons from taken),
    ended as materialized (select ${end ?? sql`null`} as facts from taken cross join admitted),
    written as materialized (select fresh.*, persons from fresh cross join admitted cross join ended),
    round as (
      insert into games_round (round_id, public_number, player_id, account_id, currency, seed_id, nonce, game, version,
          choice, first_stake_minor, began_at_ms, moved_at_ms, ended_at_ms, paid_minor)
        select "roundId", number, "playerId", "accountId", currency, "seedId", nonce, game, version, choice::jsonb,
            "stakeMinor", "beganAtMs", "beganAtMs", "endedAtMs", "paidMinor"
          from written
    ),
    stake as (
      insert into games_stake (stake_id, round_id, player_id, currency, step, stake_minor, accepted_at_ms, ended_at_ms,
          paid_minor)
        select "stakeId", "roundId", "playerId", currency, 0, "stakeMinor", "beganAtMs", "endedAtMs", "paidMinor"
          from written
    )
    select "stakeId" as id, persons from written`,
  async rest(tx, { round }) {
    const { paidMinor, endedAtMs: atMs } = round;
    if (paidMinor !== undefined && atMs !== undefined)
      await closeRound(tx, parts, round, { paidMinor, isVoid: false, atMs });
  },
});

/** @param isEnded whether the statement also ends what is over */
function asked({ round, stakeId, answered: { request } }: NewRoundRecord, isEnded: boolean) {
  return {
    principal: request.principal,
    key: request.key,
    roundId: round.roundId,
    stakeId,
    number: round.number,
    playerId: round.playerId,
    accountId: round.accountId,
    currency: round.currency,
    seedId: round.seed.seedId,
    nonce: round.seed.nonce,
    game: round.game,
    version: round.version,
    // As text: a choice of nothing is a JSON null, which a record would have no value for.
    choice: JSON.stringify(round.choice),
    stakeMinor: round.firstStakeMinor.toString(),
    beganAtMs: round.beganAtMs,
    ...(isEnded && { endedAtMs: round.endedAtMs, paidMinor: round.paidMinor?.toString() }),
  };
}
