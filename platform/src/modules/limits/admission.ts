import { sql } from 'kysely';
import { formatAmount, LIMIT_RULES, type LimitType, type PersonId } from '@paddock/contract';

import { PREPARED } from '../../kernel/database/prepared.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import { moneyLimits, type CountingTogether } from './counting-together.ts';
import type { ToLimitCurrency } from './limit-currency.ts';
import type { LimitsCheck } from './limits-api.ts';
import { dropReservation, keepOrigin, reservationOf } from './origins-store.ts';

/** Types that stop play as a whole while they last. */
export const BREAKS: readonly LimitType[] = Object.entries(LIMIT_RULES)
  .filter(([, { kind }]) => kind === 'exclusion' || kind === 'timeout')
  .map(([type]) => Number(type) as LimitType);

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
  if (row.out_currency === null) {
    throw new PlatformError('PLAY_PAUSED', { limitType: row.out_type, endsAtMs: Number(row.out_ends_at_ms) });
  }
  const room = row.out_value > row.out_used ? row.out_value - row.out_used : 0n;
  throw new PlatformError('LIMIT_REACHED', {
    limitType: row.out_type,
    limit: formatAmount(row.out_value, row.out_currency),
    room: formatAmount(room, row.out_currency),
    currency: row.out_currency,
  });
}

/**
 * The checks, each one round trip but for what ends a deposit; money of another currency is converted first. For accounts
 * of one person what they count in together is asked after their own limits.
 */
export function createLimitsCheck(toLimits: ToLimitCurrency, together: CountingTogether): LimitsCheck {
  return {
    async admitStake(tx, { playerId, betId, currency, stakeMinor, atMs }) {
      const counted = await toLimits.up(tx, playerId, { currency, amountMinor: stakeMinor }, atMs);
      const { rows } = await sql<RefusalRow>`
        ${PREPARED} select * from limits_admit_stake(${playerId}::bigint, ${STAKE_LIMITS}, ${counted.currency},
          ${counted.amountMinor}::bigint, ${betId}, ${atMs}::bigint)`.execute(tx);
      const person = refuse(rows);
      await keepOrigin(tx, playerId, 'stake', betId, counted);
      if (person === undefined) return;
      const money = { currency, amountMinor: stakeMinor };
      await together.admit(tx, 'stake', { person, money, cause: betId, atMs });
    },
    async giveBackStake(tx, { playerId, betId, atMs }) {
      await sql`select limits_give_back(${playerId}::bigint, ${betId}, ${atMs}::bigint)`.execute(tx);
    },
    async recordReturn(tx, { playerId, betId, currency, revision, paidMinor, isVoid, atMs }) {
      const paid = { currency, amountMinor: paidMinor };
      const counted = await toLimits.downLike(tx, playerId, paid, betId, atMs);
      const { rows } = await sql<{ person: bigint | null }>`
        select limits_settle(${playerId}::bigint, ${betId}, ${revision}::int, ${counted.currency},
          ${counted.amountMinor}::bigint, ${isVoid}, ${atMs}::bigint) as person`.execute(tx);
      await keepOrigin(tx, playerId, 'return', `${betId}:${revision}`, counted);
      const person = rows[0]?.person?.toString() as PersonId | undefined;
      if (person === undefined) return;
      await together.settle(tx, { person, money: paid, cause: betId, revision, isVoid, atMs });
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
    async mayPlay(db, playerId, atMs) {
      const { rows } = await sql`
        ${PREPARED} select 1 from limits_limit where player_id = ${playerId}::bigint and state = 'active'
          and limit_type = any(${BREAKS}::smallint[]) and ends_at_ms > ${atMs}::bigint limit 1`.execute(db);
      return rows.length === 0;
    },
  };
}
