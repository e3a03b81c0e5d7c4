import type { AmountMinor, BetId } from '@paddock/contract';
import { sql } from 'kysely';

import { isUndone } from '../../../kernel/database/gather.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { ProductStatement, WrittenStake } from '../../products/index.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import type { SessionFacts } from '../sessions/kept-sessions.ts';
import { SESSION_LASTS_MS } from '../sessions/session-state.ts';
import { stakeOf } from './amounts.ts';
import type { Bet } from './calls.ts';
import { claimedOf, type TransactionResult } from './once.ts';
import { numberOfRound, type RoundId } from './round-store.ts';
import type { NewTransaction } from './transaction-store.ts';

/** A bet that nothing speaks against as far as is known before the database is asked. */
interface PlainBet {
  readonly row: NewTransaction;
  readonly session: SessionFacts;
  readonly round: string;
  readonly roundId: RoundId;
  readonly number: string;
  readonly stakeId: BetId;
  readonly stakeMinor: AmountMinor;
}

interface WrittenBet extends WrittenStake {
  readonly round_id: bigint;
  readonly balance_minor: bigint;
}

/** What stands before it. */
export type AtOnceParts = Omit<GameWalletParts, 'betAtOnce' | 'winAtOnce'>;

/**
 * Takes a plain bet in one statement, shared by those that come at the same moment. Undefined where it is not plain: it is
 * then judged step by step (`betStep`), which finds the same rules and says which of them refuses. Nothing was written of it.
 */
export function createBetAtOnce(parts: AtOnceParts): (call: Bet) => Promise<TransactionResult | undefined> {
  const { rounds, kernel, stakes } = parts;
  const write = stakes.together(kernel.db, betsStatement(parts));
  return async (call) => {
    const bet = await plainBetOf(parts, call);
    if (bet === undefined) return undefined;
    const written = await write(bet).catch((error: unknown) => {
      if (isUndone(error)) return undefined;
      throw error;
    });
    if (written === undefined) return undefined;
    const { row, session, roundId, stakeId, stakeMinor } = bet;
    const { playerId, currency, game } = session;
    const key = { company: call.company, reference: call.round, playerId };
    const isFirst = written.round_id.toString() === roundId;
    const { number } = bet;
    if (isFirst)
      rounds.keep(key, { roundId, number, stakeId, stakeMinor, bet: call.reference, game, currency });
    else rounds.forget(key);
    parts.began(playerId, call.company, game);
    const roundNumber = isFirst
      ? number
      : await numberOfRound(kernel.db, written.round_id.toString() as RoundId);
    return {
      ...{ transactionId: row.transactionId, playerId, currency, balanceMinor: written.balance_minor },
      ...{ roundNumber, isRepeat: false },
    };
  };
}

async function plainBetOf(parts: AtOnceParts, call: Bet): Promise<PlainBet | undefined> {
  const { kernel, sessions, numbers, isBanned, gameRefusal } = parts;
  const session = await sessions.of(call.company, call.token);
  if (session?.game !== call.game || session.currency !== call.currency) return undefined;
  const { playerId, currency } = session;
  if (kernel.maintenance.isClosed() || isBanned(playerId)) return undefined;
  if ((await gameRefusal(session)) !== undefined) return undefined;
  const stakeMinor = plainStake(parts, call, currency);
  if (stakeMinor === undefined) return undefined;
  return {
    row: claimedOf(kernel, { ...call, kind: 'bet' }),
    session,
    round: call.round,
    roundId: kernel.ids.forPlayer<'round'>(playerId),
    number: await numbers.next(),
    stakeId: kernel.ids.forPlayer<'bet'>(playerId),
    stakeMinor,
  };
}

function plainStake(
  parts: AtOnceParts,
  { company, game, stake }: Bet,
  currency: string,
): AmountMinor | undefined {
  try {
    return stakeOf(stake, { company, game, currency }, parts);
  } catch (error) {
    if (error instanceof PlatformError) return undefined;
    throw error;
  }
}

/**
 * Each part reads the one before it, so they come in this order: rounds, stakes and limits, what is left to play with, and
 * the rows. A name that was taken meanwhile is taken twice, which undoes the statement.
 */
const betsStatement = ({
  spendableCall,
  hours,
}: Pick<AtOnceParts, 'spendableCall' | 'hours'>): ProductStatement<PlainBet, WrittenBet> => ({
  stakeOf({ row: { atMs }, session: { playerId, accountId, currency }, stakeId: betId, stakeMinor }) {
    return { playerId, betId, accountId, currency, stakeMinor, atMs };
  },
  endOf: () => undefined,
  bets: sql`(select array_agg("stakeId") from fresh)`.$castTo<readonly string[]>(),
  of: (items, { take, admit }) => sql`
    ${PREPARED} with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items.map(asked))}::jsonb)
        as a(company text, reference text, "transactionId" bigint, fingerprint text, "sessionId" bigint, "playerId" bigint,
          currency text, game text, round text, "roundId" bigint, number bigint, "stakeId" bigint, "stakeMinor" bigint,
          "atMs" bigint, "usedSinceMs" bigint)
    ),
    timed as materialized (select ${hours.timedCall(sql`array(select "playerId" from asked)`)} as players),
    begun as materialized (
      select out_stake, out_round
        from game_wallet_begin_bets((select jsonb_agg(to_jsonb(asked)) from asked), (select players from timed))
    ),
    fresh as materialized (select asked.*, out_round from asked join begun on out_stake = "stakeId"),
    taken as materialized (select ${take} as bets),
    admitted as materialized (select ${admit} as persons from taken),
    used as materialized (
      select game_wallet_use_sessions(array(select "sessionId" from fresh), (select max("atMs") from fresh)) from admitted
    ),
    written as materialized (
      select fresh.*, persons, ${spendableCall(sql.ref('fresh.playerId'), sql.ref('fresh.currency'))} as balance
        from fresh cross join admitted cross join used
    ),
    stake as (
      insert into game_wallet_stake (stake_id, round_id, player_id, currency, stake_minor, accepted_at_ms)
        select "stakeId", out_round, "playerId", currency, "stakeMinor", "atMs" from written
    ),
    transaction as (
      insert into game_wallet_transaction (company, reference, transaction_id, kind, fingerprint, at_ms, player_id,
          currency, round_id, stake_id, balance_minor)
        select company, reference, "transactionId", 'bet', fingerprint, "atMs", "playerId", currency, out_round, "stakeId",
            balance
          from written
    )
    select "stakeId" as id, persons, out_round as round_id, balance as balance_minor from written`,
  rest: () => Promise.resolve(),
});

function asked({ row, session, stakeMinor, ...bet }: PlainBet) {
  const { company, reference, transactionId, fingerprint, atMs } = row;
  const { sessionId, playerId, currency, game } = session;
  return {
    ...{ company, reference, transactionId, fingerprint, atMs, sessionId, playerId, currency, game },
    ...{ ...bet, stakeMinor: stakeMinor.toString(), usedSinceMs: atMs - SESSION_LASTS_MS },
  };
}
