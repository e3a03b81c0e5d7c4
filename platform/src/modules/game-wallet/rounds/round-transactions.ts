import { formatAmount } from '@paddock/contract';
import type { RoundTransaction, RoundWithTransactions } from '@paddock/contract/schemas';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import { factsOf } from './round-facts.ts';
import type { ToldRound } from './told-round-store.ts';

interface TransactionRow {
  readonly round_id: bigint;
  readonly reference: string;
  readonly transaction_id: bigint;
  readonly kind: RoundTransaction['kind'];
  readonly at_ms: bigint;
  readonly currency: string;
  readonly stake_id: bigint | null;
  readonly stake_minor: bigint | null;
  readonly won_minor: bigint | null;
  readonly undoes: string | null;
  readonly undone_at_ms: bigint | null;
}

/** Rounds with all that their company did in them. */
export async function withTransactions<Round extends ToldRound>(
  db: Database,
  rounds: readonly Round[],
): Promise<readonly (readonly [Round, RoundWithTransactions])[]> {
  const { rows } = await sql<TransactionRow>`
    select t.round_id, t.reference, t.transaction_id, t.kind, t.at_ms, t.currency, t.stake_id, s.stake_minor, t.won_minor,
        t.undoes, t.undone_at_ms
      from game_wallet_transaction t left join game_wallet_stake s using (stake_id)
      where t.round_id is not null and t.currency is not null
        and t.round_id = any(${rounds.map(({ roundId }) => roundId)}::bigint[])
      order by t.transaction_id`.execute(db);
  const byRound = Map.groupBy(rows, (row) => row.round_id.toString());
  return rounds.map((round) => {
    const { playerId: player, game, roundId } = round;
    return [
      round,
      { ...factsOf(round), player, game, transactions: transactionsOf(byRound.get(roundId) ?? []) },
    ];
  });
}

const isStake = ({ kind }: TransactionRow): boolean => kind === 'bet' || kind === 'bet-and-win';

function transactionsOf(rows: readonly TransactionRow[]): RoundTransaction[] {
  const bets = new Map(rows.filter(isStake).map((row) => [row.stake_id, row.reference]));
  return rows.map((row) => {
    const { reference, kind, currency, stake_minor: stakeMinor, won_minor: wonMinor } = row;
    return {
      ...{ transaction: reference, id: row.transaction_id.toString(), kind, atMs: Number(row.at_ms) },
      staked: isStake(row) && stakeMinor !== null ? formatAmount(stakeMinor, currency) : null,
      won: wonMinor === null ? null : formatAmount(wonMinor, currency),
      bet: kind === 'win' && row.stake_id !== null ? (bets.get(row.stake_id) ?? null) : null,
      undoes: row.undoes,
      isUndone: row.undone_at_ms !== null,
    };
  });
}
