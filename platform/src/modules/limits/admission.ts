import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { formatAmount, type BetId, type PersonId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';
import { rowsOfBets } from '../../kernel/database/rows-of-bets.ts';
import { raisedRefusal } from '../../kernel/database/raised-refusal.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { BREAKS, pausedOf } from './breaks.ts';
import { moneyLimits, type CountingTogether } from './counting-together.ts';
import type { CountedMoney, Money, ToLimitCurrency } from './limit-currency.ts';
import type { BetReturn, LimitsCheck, StakeAdmission } from './limits-api.ts';
import { COUNTS_TOGETHER } from './sql/take-stake-function.ts';
import { dropReservation, keepOrigin, reservationOf } from './origins-store.ts';

const STAKE_LIMITS = sql`${moneyLimits('wagering', 'loss')}, ${BREAKS}::smallint[]`;
const DEPOSIT_LIMITS = sql`${moneyLimits('deposit')}, ${BREAKS}::smallint[]`;
/** A window from here holds everything that ever moved. */
const BEFORE_ALL_MS = -1;

interface RefusalRow {
  /** Null where nothing refuses. */
  readonly out_type: number | null;
  readonly out_currency: string | null;
  readonly out_value: bigint;
  readonly out_used: bigint;
  readonly out_ends_at_ms: bigint | null;
  /** In whose counters the amount has to stand too. */
  readonly out_person: bigint | null;
}

/** Answers the person whose limits are to be asked too. @throws the refusal a SQL function answered, if any. */
function refuse(rows: readonly RefusalRow[]): PersonId | undefined {
  const [row] = rows;
  if (row === undefined) return undefined;
  if (row.out_type === null) return row.out_person?.toString() as PersonId | undefined;
  if (row.out_currency === null) throw paused(row.out_type, row.out_ends_at_ms ?? 0n);
  throw reached({
    limitType: row.out_type,
    currency: row.out_currency,
    valueMinor: row.out_value,
    usedMinor: row.out_used,
  });
}

function paused(limitType: number, endsAtMs: bigint): PlatformError {
  return new PlatformError('PLAY_PAUSED', { limitType, endsAtMs: Number(endsAtMs) });
}

function reached({
  limitType,
  currency,
  valueMinor,
  usedMinor,
}: {
  readonly limitType: number;
  readonly currency: string;
  readonly valueMinor: bigint;
  readonly usedMinor: bigint;
}): PlatformError {
  const room = valueMinor > usedMinor ? valueMinor - usedMinor : 0n;
  return new PlatformError('LIMIT_REACHED', {
    limitType,
    limit: formatAmount(valueMinor, currency),
    room: formatAmount(room, currency),
    currency,
  });
}

interface CountedStake {
  readonly stake: StakeAdmission;
  readonly money: CountedMoney;
}

function takeStakes(
  counted: readonly CountedStake[],
  { bets, isAlone }: { readonly bets: RawBuilder<readonly string[]>; readonly isAlone: boolean },
): RawBuilder<readonly PersonId[]> {
  const stakes = counted.map(
    ({ stake: { playerId, betId, atMs }, money: { currency, amountMinor, origin } }) => ({
      ...{ playerId, betId, atMs, currency, amountMinor: amountMinor.toString() },
      ownCurrency: origin?.currency,
      ownAmountMinor: origin?.amountMinor.toString(),
      rateId: origin?.rateId,
    }),
  );
  return sql`limits_take_stakes(${JSON.stringify(stakes)}::jsonb, (${bets})::text[], ${STAKE_LIMITS}, ${isAlone})`;
}

/** What a bet paid, and as what it counts. */
interface CountedReturn extends BetReturn {
  readonly money: Money;
  readonly counted: CountedMoney;
}

/** As `limits_settle_bets` is given it. */
const returnRow = ({ playerId, betId, revision, isVoid, atMs, counted }: CountedReturn) => ({
  ...{ playerId, betId, revision, isVoid, atMs, currency: counted.currency },
  amountMinor: counted.amountMinor.toString(),
  ownCurrency: counted.origin?.currency,
  ownAmountMinor: counted.origin?.amountMinor.toString(),
  rateId: counted.origin?.rateId,
});

/** Counts what bets paid for their players, and answers by bet the person it counts for too. */
async function settleCounters(
  tx: Tx,
  returns: readonly CountedReturn[],
): Promise<ReadonlyMap<BetId, PersonId>> {
  const rows = returns.map(returnRow);
  const { rows: together } = await sql<{ out_bet: BetId; out_person: bigint }>`
    ${PREPARED} select * from limits_settle_bets(${JSON.stringify(rows)}::jsonb)`.execute(tx);
  return new Map(
    together.map(({ out_bet, out_person }) => [out_bet, out_person.toString() as PersonId] as const),
  );
}

/** Figures of the limit a stake was refused by, as `limits_take_stakes` raises them. */
interface RefusedStake {
  readonly limitType: number;
  readonly currency: string | null;
  readonly value: string;
  readonly used: string;
  readonly endsAtMs: string | null;
}

function stakeRefusal(error: unknown): PlatformError | undefined {
  const raised = raisedRefusal(error);
  if (raised?.code !== 'LIMIT_REACHED' && raised?.code !== 'PLAY_PAUSED') return undefined;
  const { limitType, currency, value, used, endsAtMs } = raised.figures as RefusedStake;
  return currency === null
    ? paused(limitType, BigInt(endsAtMs ?? 0))
    : reached({ limitType, currency, valueMinor: BigInt(value), usedMinor: BigInt(used) });
}

/**
 * The checks, each one round trip but for what ends a deposit; money of another currency is converted first. For accounts
 * of one person what they count in together is asked after their own limits.
 */
export function createLimitsCheck(toLimits: ToLimitCurrency, together: CountingTogether): LimitsCheck {
  async function counted(db: Database | Tx, stake: StakeAdmission): Promise<CountedStake> {
    const { playerId, currency, stakeMinor, atMs } = stake;
    return { stake, money: await toLimits.up(db, playerId, { currency, amountMinor: stakeMinor }, atMs) };
  }
  const countForPerson: LimitsCheck['countForPerson'] = (tx, stake, person) => {
    const { betId, currency, stakeMinor, atMs } = stake;
    return together.admit(tx, 'stake', {
      person,
      money: { currency, amountMinor: stakeMinor },
      cause: betId,
      atMs,
    });
  };

  async function countedReturns(
    db: Database | Tx,
    all: readonly BetReturn[],
  ): Promise<readonly CountedReturn[]> {
    const returns: CountedReturn[] = [];
    for (const paid of all) {
      const money = { currency: paid.currency, amountMinor: paid.paidMinor };
      const asked = await toLimits.downLike(db, paid.playerId, money, paid.betId, paid.atMs);
      returns.push({ ...paid, money, counted: asked });
    }
    return returns;
  }

  const recordReturns: LimitsCheck['recordReturns'] = async (tx, all) => {
    const returns = await countedReturns(tx, all);
    const persons = await settleCounters(tx, returns);
    for (const { betId, revision, money, isVoid, atMs } of returns) {
      const person = persons.get(betId);
      if (person === undefined) continue;
      await together.settle(tx, { person, money, cause: betId, revision, isVoid, atMs });
    }
  };

  return {
    async stakesCall(db, stakes, how) {
      const all: CountedStake[] = [];
      for (const stake of stakes) all.push(await counted(db, stake));
      return takeStakes(all, how);
    },
    stakeRefusal,
    countsTogether: (error) => error instanceof pg.DatabaseError && error.code === COUNTS_TOGETHER,
    async admitStake(tx, stake) {
      const bets = sql`array[${stake.betId}::text]`.$castTo<readonly string[]>();
      const { rows } = await sql<{ persons: readonly PersonId[] }>`
        ${PREPARED} select ${takeStakes([await counted(tx, stake)], { bets, isAlone: false })} as persons`
        .execute(tx)
        .catch((error: unknown) => {
          throw stakeRefusal(error) ?? error;
        });
      for (const person of rows[0]?.persons ?? []) await countForPerson(tx, stake, person);
    },
    countForPerson,
    async giveBackStake(tx, { playerId, betId, atMs }) {
      await sql`select limits_give_back(${playerId}::bigint, ${betId}, ${atMs}::bigint)`.execute(tx);
    },
    recordReturn: (tx, paid) => recordReturns(tx, [paid]),
    recordReturns,
    async returnsCall(db, all, bets) {
      const asked = rowsOfBets((await countedReturns(db, all)).map(returnRow), bets);
      return sql`limits_refuse_persons((select count(*) from limits_settle_bets(${asked})))`;
    },
    async admitDeposit(tx, { playerId, paymentId, currency, amountMinor, atMs }) {
      const counted = await toLimits.up(tx, playerId, { currency, amountMinor }, atMs);
      const { rows } = await sql<RefusalRow>`
        ${PREPARED} select * from limits_admit_deposit(${playerId}::bigint, ${DEPOSIT_LIMITS}, ${counted.currency},
          ${counted.amountMinor}::bigint, ${paymentId}::bigint, ${atMs}::bigint)`.execute(tx);
      const person = refuse(rows);
      if (person === undefined) return;
      await together.admit(tx, 'deposit', {
        person,
        money: { currency, amountMinor },
        cause: paymentId,
        atMs,
      });
    },
    async turnover(tx, playerId) {
      const currency = await toLimits.currencyOf(tx, playerId);
      const { rows } = await sql<{ staked: bigint; deposited: bigint }>`
        select limits_used(${playerId}::bigint, 'wagering', ${currency}, ${BEFORE_ALL_MS}::bigint) as staked,
          limits_since(${playerId}::bigint, 'deposit', ${currency}, ${BEFORE_ALL_MS}::bigint) as deposited`.execute(
        tx,
      );
      return { currency, stakedMinor: rows[0]?.staked ?? 0n, depositedMinor: rows[0]?.deposited ?? 0n };
    },
    async releaseDeposit(tx, { playerId, paymentId }) {
      await dropReservation(tx, playerId, paymentId);
      await together.release(tx, playerId, paymentId);
    },
    async creditDeposit(tx, { playerId, paymentId, currency, amountMinor, atMs }) {
      const reserved = await reservationOf(tx, playerId, paymentId);
      await dropReservation(tx, playerId, paymentId);
      // What was reserved counts as it was reserved: the rate of the moment the player saw (rules §9).
      const paid = { currency, amountMinor };
      const counted = reserved ?? (await toLimits.upOrNothing(tx, playerId, paid, atMs));
      await sql`
        select limits_record(${playerId}::bigint, 'deposit', ${counted.currency}, ${counted.amountMinor}::bigint,
          ${paymentId}, ${atMs}::bigint)`.execute(tx);
      await keepOrigin(tx, playerId, 'deposit', paymentId, counted);
      await together.credit(tx, playerId, { paymentId, money: paid, atMs });
    },
    pausedOf,
    mayPlay: async (db, playerId, atMs) => (await pausedOf(db, [playerId], atMs)).size === 0,
  };
}
