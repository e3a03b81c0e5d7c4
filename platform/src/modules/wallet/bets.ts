import { sql, type RawBuilder } from 'kysely';
import type { AccountId, BetId, PlayerId } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';
import { rowsOfBets } from '../../kernel/database/rows-of-bets.ts';
import { throwRaised } from '../../kernel/database/raised-refusal.ts';
import type {
  CashOut,
  HoldStake,
  ReopenBet,
  SettleBet,
  SettledBet,
  StakeHold,
  StakeParts,
} from './bet-money.ts';
import { IS_FREE } from './free-bets.ts';

/** A stake, with the house account of its product, with which it is settled. */
export type HousedStake = Omit<HoldStake, 'product'> & { readonly house: string };

/** @see Wallet.stakesCall */
export function stakesCall(
  stakes: readonly HousedStake[],
  bets: RawBuilder<readonly string[]>,
): RawBuilder<readonly string[]> {
  const asked = stakes.map(({ playerId, betId, accountId, stakeMinor, atMs, house }) => {
    if (stakeMinor <= 0n) throw new RangeError(`a stake is positive, not ${stakeMinor}`);
    return { playerId, betId, accountId, stakeMinor: stakeMinor.toString(), atMs, house };
  });
  return sql`wallet_take_stakes(${JSON.stringify(asked)}::jsonb, ${bets})`;
}

/** @see Wallet.settlementsCall */
export function settlementsCall(
  settlements: readonly SettleBet[],
  bets: RawBuilder<readonly string[]>,
): RawBuilder<bigint> {
  const asked = rowsOfBets(settlements.map(settlementRow), bets);
  return sql`(select count(*) from wallet_settle_bets(${asked}))`;
}

/** @see Wallet.bonusStakesCall */
export const bonusStakesCall = (
  players: readonly PlayerId[],
  bets: RawBuilder<readonly string[]>,
): RawBuilder<boolean> => sql`exists (
  select from wallet_bet_funding f join wallet_account a on a.player_id = f.player_id and a.id = f.account_id
    where f.player_id = any(${[...players]}::bigint[]) and f.bet_id = any(${bets}::bigint[]) and a.kind = 'bonus')`;

export async function holdStake(tx: Tx, hold: HousedStake): Promise<StakeHold> {
  const { rows: calls } = await sql<{ taken: readonly string[] }>`
    ${PREPARED} select ${stakesCall([hold], sql`array[${hold.betId}::bigint]`)} as taken`
    .execute(tx)
    .catch(throwRaised);
  const { rows } = await sql<FundingRow>`
    ${PREPARED} select b.currency, f.account_id, f.amount_minor, f.stake_returned
      from wallet_bet b join wallet_bet_funding f using (player_id, bet_id)
      where player_id = ${hold.playerId}::bigint and bet_id = ${hold.betId}::bigint order by position`.execute(
    tx,
  );
  const [first] = rows;
  if (first === undefined) throw new Error(`bet ${hold.betId} was held without a stake`);
  return {
    betId: hold.betId,
    currency: first.currency,
    replayed: calls[0]?.taken.length === 0,
    funding: rows.map((row) => ({
      accountId: row.account_id.toString() as AccountId,
      amountMinor: row.amount_minor,
      stakeReturned: row.stake_returned,
    })),
  };
}

interface FundingRow {
  readonly currency: string;
  readonly account_id: bigint;
  readonly amount_minor: bigint;
  readonly stake_returned: boolean;
}

/** @see Wallet.stakeParts */
export async function stakeParts(
  tx: Tx,
  players: readonly PlayerId[],
  betIds: readonly BetId[],
): Promise<ReadonlyMap<BetId, StakeParts>> {
  const { rows } = await sql<{ bet_id: bigint; stake: bigint; real: bigint; is_free: boolean }>`
    select b.bet_id, b.stake_minor as stake,
        coalesce(sum(f.amount_minor) filter (where f.account_id = b.real_account_id), 0)::bigint as real,
        ${IS_FREE} as is_free
      from wallet_bet b join wallet_bet_funding f using (player_id, bet_id)
      where b.player_id = any(${[...players]}::bigint[]) and b.bet_id = any(${[...betIds]}::bigint[])
      group by b.player_id, b.bet_id`.execute(tx);
  return new Map(
    rows.map(({ bet_id: id, stake: stakeMinor, real, is_free: isFree }) => [
      id.toString() as BetId,
      { stakeMinor, realMinor: isFree ? 0n : real, isFree },
    ]),
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

/** @see Wallet.settleBets */
export async function settleBets(
  tx: Tx,
  settlements: readonly SettleBet[],
): Promise<ReadonlyMap<BetId, SettledBet>> {
  const given = settlements.map(settlementRow);
  const { rows } = await sql<SettledRow>`
    ${PREPARED} select * from wallet_settle_bets(${JSON.stringify(given)}::jsonb)`.execute(tx);
  return settledBets(rows);
}

export async function settleBet(tx: Tx, settlement: SettleBet): Promise<SettledBet> {
  return theOne(settlement.betId, await settleBets(tx, [settlement]));
}

export async function reopenBet(tx: Tx, reopening: ReopenBet): Promise<SettledBet> {
  const { playerId, betId, revision, reason, atMs } = reopening;
  checkRevision(revision);
  const { rows } = await sql<SettledRow>`
    select ${betId}::bigint as out_bet, opened.* from wallet_reopen_bet(
      ${playerId}, ${betId}, ${revision}, ${reason}, ${atMs}) opened`.execute(tx);
  return theOne(betId, settledBets(rows));
}

/** @see Wallet.cashOut */
export async function cashOut(tx: Tx, part: CashOut): Promise<SettledBet> {
  const { playerId, betId, revision, stakeMinor, paidMinor, reason, atMs } = part;
  checkRevision(revision);
  const { rows } = await sql<SettledRow>`
    select ${betId}::bigint as out_bet, cashed.* from wallet_cash_out(
      ${playerId}, ${betId}, ${revision}, ${stakeMinor}, ${paidMinor}, ${reason}, ${atMs}) cashed`.execute(
    tx,
  );
  return theOne(betId, settledBets(rows));
}

interface SettledRow {
  readonly out_bet: bigint;
  readonly out_outcome: SettledBet['outcome'];
  readonly out_paid: bigint;
}

/** As `wallet_settle_bets` is given it. */
function settlementRow({ targetMinor, ...rest }: SettleBet) {
  if (targetMinor < 0n) throw new RangeError(`a bet never has to have paid ${targetMinor}`);
  checkRevision(rest.revision);
  return { ...rest, targetMinor: targetMinor.toString() };
}

function checkRevision(revision: number): void {
  if (Number.isInteger(revision) && revision >= 1) return;
  throw new RangeError(`revision ${revision} is not 1 or more`);
}

function settledBets(rows: readonly SettledRow[]): ReadonlyMap<BetId, SettledBet> {
  return new Map(
    rows.map((row) => [
      row.out_bet.toString() as BetId,
      { outcome: row.out_outcome, paidMinor: row.out_paid },
    ]),
  );
}

function theOne(betId: BetId, settled: ReadonlyMap<BetId, SettledBet>): SettledBet {
  const one = settled.get(betId);
  if (one === undefined) throw new Error(`settling bet ${betId} answered nothing`);
  return one;
}
