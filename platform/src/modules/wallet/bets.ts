import { sql } from 'kysely';
import type { AccountId, BetId, ErrorCode, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { refuseIfAsked } from './post-transfer.ts';
import type { HoldStake, ReopenBet, SettleBet, SettledBet, StakeHold, StakeParts } from './bet-money.ts';

interface HoldRow {
  readonly out_refusal: ErrorCode | null;
  readonly out_replayed: boolean;
  readonly out_currency: string;
  readonly out_account: bigint;
  readonly out_amount: bigint;
  readonly out_returned: boolean;
}

export async function holdStake(tx: Tx, hold: HoldStake): Promise<StakeHold> {
  if (hold.stakeMinor <= 0n) throw new RangeError(`a stake is positive, not ${hold.stakeMinor}`);
  const { rows } = await sql<HoldRow>`
    ${PREPARED} select held.* from (
      select exists (select from wallet_frozen where player_id = ${hold.playerId}) as is_frozen
    ) player
    cross join lateral wallet_hold_stake(
      ${hold.playerId}, ${hold.betId}, ${hold.accountId}, ${hold.stakeMinor}, ${hold.atMs}) held
    where not player.is_frozen`.execute(tx);
  const first = rows[0];
  if (first === undefined) throw new PlatformError('ACCOUNT_FROZEN');
  refuseIfAsked(first.out_refusal);
  return {
    betId: hold.betId,
    currency: first.out_currency,
    replayed: first.out_replayed,
    funding: rows.map((row) => ({
      accountId: row.out_account.toString() as AccountId,
      amountMinor: row.out_amount,
      stakeReturned: row.out_returned,
    })),
  };
}

/** @see Wallet.stakeParts */
export async function stakeParts(
  tx: Tx,
  players: readonly PlayerId[],
  betIds: readonly BetId[],
): Promise<ReadonlyMap<BetId, StakeParts>> {
  const { rows } = await sql<{ bet_id: bigint; stake: bigint; real: bigint }>`
    select b.bet_id, b.stake_minor as stake,
        coalesce(sum(f.amount_minor) filter (where f.account_id = b.real_account_id), 0)::bigint as real
      from wallet_bet b join wallet_bet_funding f using (player_id, bet_id)
      where b.player_id = any(${[...players]}::bigint[]) and b.bet_id = any(${[...betIds]}::bigint[])
      group by b.player_id, b.bet_id`.execute(tx);
  return new Map(
    rows.map((row) => [row.bet_id.toString() as BetId, { stakeMinor: row.stake, realMinor: row.real }]),
  );
}

export async function releaseStake(
  tx: Tx,
  bet: { readonly playerId: PlayerId; readonly betId: BetId; readonly reason: string; readonly atMs: number },
): Promise<void> {
  await sql`select wallet_release_stake(${bet.playerId}, ${bet.betId}, ${bet.reason}, ${bet.atMs})`.execute(
    tx,
  );
}

export async function settleBet(tx: Tx, settlement: SettleBet): Promise<SettledBet> {
  const { playerId, betId, revision, targetMinor, reason, atMs } = settlement;
  if (targetMinor < 0n) throw new RangeError(`a bet never has to have paid ${targetMinor}`);
  checkRevision(revision);
  const { rows } = await sql<SettledRow>`
    select * from wallet_settle_bet(
      ${playerId}, ${betId}, ${revision}, ${targetMinor}, ${reason}, ${atMs})`.execute(tx);
  return settledBet(betId, rows);
}

export async function reopenBet(tx: Tx, reopening: ReopenBet): Promise<SettledBet> {
  const { playerId, betId, revision, reason, atMs } = reopening;
  checkRevision(revision);
  const { rows } = await sql<SettledRow>`
    select * from wallet_reopen_bet(${playerId}, ${betId}, ${revision}, ${reason}, ${atMs})`.execute(tx);
  return settledBet(betId, rows);
}

interface SettledRow {
  readonly out_outcome: SettledBet['outcome'];
  readonly out_paid: bigint;
}

function checkRevision(revision: number): void {
  if (Number.isInteger(revision) && revision >= 1) return;
  throw new RangeError(`revision ${revision} is not 1 or more`);
}

function settledBet(betId: BetId, [row]: readonly SettledRow[]): SettledBet {
  if (row === undefined) throw new Error(`settling bet ${betId} answered nothing`);
  return { outcome: row.out_outcome, paidMinor: row.out_paid };
}
