import type { AmountMinor } from '@paddock/contract';
import { sql } from 'kysely';

import { isUndone } from '../../../kernel/database/gather.ts';
import { PREPARED } from '../../../kernel/database/prepared.ts';
import type { EndedRow, EndStatement } from '../../products/index.ts';
import type { SessionFacts } from '../sessions/kept-sessions.ts';
import type { AtOnceParts } from './bet-at-once.ts';
import type { Win } from './calls.ts';
import type { KeptRound } from './kept-rounds.ts';
import { claimedOf, type TransactionResult } from './once.ts';
import { reasonOf } from './settle-round.ts';
import type { NewTransaction } from './transaction-store.ts';
import { isWithin, winBoundsOf } from './win-bounds.ts';

/** The first win of a round of one bet, which was taken here. */
interface PlainWin {
  readonly row: NewTransaction;
  readonly session: SessionFacts;
  readonly round: KeptRound;
  /** Whether it names the bet it is for. */
  readonly isOfBet: boolean;
  readonly closes: boolean;
  readonly wonMinor: AmountMinor;
}

interface WrittenWin extends EndedRow {
  readonly balance_minor: bigint;
}

/**
 * Pays a plain win in one statement, shared by those that come at the same moment. Undefined where it is not plain: it is
 * then paid step by step (`winStep`). Nothing was written of it.
 */
export function createWinAtOnce(parts: AtOnceParts): (call: Win) => Promise<TransactionResult | undefined> {
  const { rounds, kernel, stakes } = parts;
  const write = stakes.endTogether(kernel.db, winsStatement(parts));
  return async (call) => {
    const win = await plainWinOf(parts, call);
    if (win === undefined) return undefined;
    const { playerId, currency } = win.session;
    // Whatever comes of it, the round is no longer one that waits for its first win.
    rounds.forget({ company: call.company, reference: call.round, playerId });
    const written = await write(win).catch((error: unknown) => {
      if (isUndone(error)) return undefined;
      throw error;
    });
    if (written === undefined) return undefined;
    return {
      ...{ transactionId: win.row.transactionId, playerId, currency, balanceMinor: written.balance_minor },
      ...{ roundNumber: win.round.number, isRepeat: false },
    };
  };
}

async function plainWinOf(parts: AtOnceParts, call: Win): Promise<PlainWin | undefined> {
  const { kernel, sessions, rounds, companies } = parts;
  const { company, won: wonMinor, endsRound: closes, bet } = call;
  const session = await sessions.of(company, call.token);
  if (session?.game !== call.game || session.currency !== call.currency) return undefined;
  const round = rounds.of({ company, reference: call.round, playerId: session.playerId });
  if (round?.game !== session.game || round.currency !== session.currency) return undefined;
  if (bet !== undefined && bet !== round.bet) return undefined;
  // Nothing won by a round that goes on ends no bet.
  if (wonMinor === undefined || wonMinor < 0n || (bet === undefined && !closes)) return undefined;
  // The call was signed by the company a moment ago: it is known without a question.
  const bounds = winBoundsOf(await companies.known(company), session.currency, parts);
  if (!isWithin(bounds, { wonMinor, paidMinor: 0n, stakedMinor: round.stakeMinor })) return undefined;
  const row = claimedOf(kernel, { ...call, kind: 'win' });
  return { row, session, round, isOfBet: bet !== undefined, closes, wonMinor };
}

/** Each part reads the one before it, so they come in this order: rounds with their stakes, the money, and the rows. */
const winsStatement = ({
  spendableCall,
}: Pick<AtOnceParts, 'spendableCall'>): EndStatement<PlainWin, WrittenWin> => ({
  endOf({ row: { atMs }, session: { playerId, currency, game }, round, wonMinor: targetMinor }) {
    const settlement = {
      playerId,
      betId: round.stakeId,
      revision: 1,
      targetMinor,
      reason: reasonOf(game),
      atMs,
    };
    return { ...settlement, currency, isVoid: false };
  },
  of: (items, end) => sql`
    ${PREPARED} with asked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(items.map(asked))}::jsonb)
        as a(company text, reference text, "transactionId" bigint, fingerprint text, "playerId" bigint, currency text,
          "roundId" bigint, "stakeId" bigint, "isOfBet" boolean, closes boolean, "wonMinor" bigint, "atMs" bigint)
    ),
    begun as materialized (
      select out_stake from game_wallet_begin_wins((select jsonb_agg(to_jsonb(asked)) from asked))
    ),
    taken as materialized (select array_agg(out_stake::text) as bets from begun),
    ended as materialized (select ${end} as facts from taken),
    written as materialized (
      select asked.*, ${spendableCall(sql.ref('asked.playerId'), sql.ref('asked.currency'))} as balance
        from asked join begun on out_stake = "stakeId" cross join ended
    ),
    transaction as (
      insert into game_wallet_transaction (company, reference, transaction_id, kind, fingerprint, at_ms, player_id,
          currency, round_id, stake_id, won_minor, bets_before, balance_minor)
        select company, reference, "transactionId", 'win', fingerprint, "atMs", "playerId", currency, "roundId",
            case when "isOfBet" then "stakeId" end, "wonMinor", 1, balance
          from written
    )
    select "stakeId" as id, balance as balance_minor from written`,
});

function asked({ row, session: { playerId, currency }, round, isOfBet, closes, wonMinor }: PlainWin) {
  const { company, reference, transactionId, fingerprint, atMs } = row;
  const { roundId, stakeId } = round;
  return {
    ...{ company, reference, transactionId, fingerprint, atMs, playerId, currency, roundId, stakeId },
    ...{ isOfBet, closes, wonMinor: wonMinor.toString() },
  };
}
