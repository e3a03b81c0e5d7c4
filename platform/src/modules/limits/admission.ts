import { sql, type RawBuilder } from 'kysely';
import { formatAmount, LIMIT_RULES, type LimitKind, type LimitType } from '@paddock/contract';

import type { Tx } from '../../kernel/database/database.ts';
import { PREPARED } from '../../kernel/database/prepared.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { ToLimitCurrency } from './limit-currency.ts';
import type { LimitsCheck } from './limits-api.ts';
import { keepOrigin, reservationOf } from './origins-store.ts';

const RULES = Object.entries(LIMIT_RULES).map(([type, rule]) => ({
  type: Number(type) as LimitType,
  ...rule,
}));

/** Types that stop play as a whole while they last. */
export const BREAKS: readonly LimitType[] = RULES.filter(
  ({ kind }) => kind === 'exclusion' || kind === 'timeout',
).map(({ type }) => type);

/** The arguments that name the money limits of some families, as the SQL functions take them. */
function families(...kinds: readonly LimitKind[]): RawBuilder<unknown> {
  const chosen = RULES.filter(({ kind }) => kinds.includes(kind));
  const list = <T>(of: (rule: (typeof chosen)[number]) => T) => chosen.map(of);
  return sql`${list(({ type }) => type)}::smallint[], ${list(({ kind }) => kind)}::text[],
    ${list(({ windowMs = 0 }) => windowMs)}::bigint[], ${BREAKS}::smallint[]`;
}

const STAKE_LIMITS = families('wagering', 'loss');
const DEPOSIT_LIMITS = families('deposit');
/** A window from here holds everything that ever moved. */
const BEFORE_ALL_MS = -1;

interface RefusalRow {
  readonly out_type: number;
  readonly out_currency: string | null;
  readonly out_value: bigint;
  readonly out_used: bigint;
  readonly out_ends_at_ms: bigint | null;
}

/** @throws the refusal a SQL function answered, if any. */
function refuse(rows: readonly RefusalRow[]): void {
  const [row] = rows;
  if (row === undefined) return;
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

async function dropReservation(tx: Tx, playerId: string, paymentId: string): Promise<void> {
  await sql`select limits_lock(${playerId}::bigint)`.execute(tx);
  await sql`
    delete from limits_reservation
    where player_id = ${playerId}::bigint and payment_id = ${paymentId}::bigint`.execute(tx);
}

/** The checks, each one round trip but for what ends a deposit; money of another currency is converted first. */
export function createLimitsCheck(toLimits: ToLimitCurrency): LimitsCheck {
  return {
    async admitStake(tx, { playerId, betId, currency, stakeMinor, atMs }) {
      const counted = await toLimits.up(tx, playerId, { currency, amountMinor: stakeMinor }, atMs);
      const { rows } = await sql<RefusalRow>`
        ${PREPARED} select * from limits_admit_stake(${playerId}::bigint, ${STAKE_LIMITS}, ${counted.currency},
          ${counted.amountMinor}::bigint, ${betId}, ${atMs}::bigint)`.execute(tx);
      refuse(rows);
      await keepOrigin(tx, playerId, 'stake', betId, counted);
    },
    async giveBackStake(tx, { playerId, betId, atMs }) {
      await sql`select limits_give_back(${playerId}::bigint, ${betId}, ${atMs}::bigint)`.execute(tx);
    },
    async recordReturn(tx, { playerId, betId, currency, revision, paidMinor, isVoid, atMs }) {
      const paid = { currency, amountMinor: paidMinor };
      const counted = await toLimits.downLike(tx, playerId, paid, betId, atMs);
      await sql`
        select limits_settle(${playerId}::bigint, ${betId}, ${revision}::int, ${counted.currency},
          ${counted.amountMinor}::bigint, ${isVoid}, ${atMs}::bigint)`.execute(tx);
      await keepOrigin(tx, playerId, 'return', `${betId}:${revision}`, counted);
    },
    async admitDeposit(tx, { playerId, paymentId, currency, amountMinor, atMs }) {
      const counted = await toLimits.up(tx, playerId, { currency, amountMinor }, atMs);
      const { rows } = await sql<RefusalRow>`
        ${PREPARED} select * from limits_admit_deposit(${playerId}::bigint, ${DEPOSIT_LIMITS}, ${counted.currency},
          ${counted.amountMinor}::bigint, ${paymentId}::bigint, ${atMs}::bigint)`.execute(tx);
      refuse(rows);
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
    releaseDeposit: (tx, { playerId, paymentId }) => dropReservation(tx, playerId, paymentId),
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
    },
    async mayPlay(db, playerId, atMs) {
      const { rows } = await sql`
        ${PREPARED} select 1 from limits_limit where player_id = ${playerId}::bigint and state = 'active'
          and limit_type = any(${BREAKS}::smallint[]) and ends_at_ms > ${atMs}::bigint limit 1`.execute(db);
      return rows.length === 0;
    },
  };
}
