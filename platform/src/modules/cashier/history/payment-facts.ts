import { sql } from 'kysely';
import { formatAmount, type PaymentId, type PaymentKind, type PlayerId } from '@paddock/contract';
import type { DepositStatus, PaymentFact } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { methodOf } from '../payment-methods.ts';
import { stepsOf } from '../withdrawals/withdrawal-steps-store.ts';

export interface PaymentFactsQuery {
  /** Both kinds in one list where both are asked for. */
  readonly kinds: readonly PaymentKind[];
  readonly limit: number;
  readonly offset: number;
}

/** What the owner of payments may know of them, for whoever answers questions about them. */
export interface PaymentFacts {
  /** A page of the player's payments, newest first, and how many there are. */
  page(
    db: Database | Tx,
    playerId: PlayerId,
    query: PaymentFactsQuery,
  ): Promise<{ readonly payments: readonly PaymentFact[]; readonly total: number }>;
  /** Those of these that are the player's own, in no order. */
  some(
    db: Database | Tx,
    playerId: PlayerId,
    paymentIds: readonly PaymentId[],
  ): Promise<readonly PaymentFact[]>;
}

export function createPaymentFacts(parts: CashierParts): PaymentFacts {
  async function some(
    db: Database | Tx,
    playerId: PlayerId,
    paymentIds: readonly PaymentId[],
  ): Promise<readonly PaymentFact[]> {
    if (paymentIds.length === 0) return [];
    const rows = await readRows(db, playerId, paymentIds);
    const steps = await depositStepsOf(db, playerId, paymentIds);
    const withdrawalSteps = await stepsOf(db, playerId, paymentIds);
    return rows.map((row) => {
      const id = row.id.toString();
      const facts = factsOf(parts, row);
      return row.kind === 'deposit'
        ? { ...facts, kind: 'deposit', status: row.status, timeline: [...(steps.get(id) ?? [])] }
        : {
            ...facts,
            kind: 'withdrawal',
            status: row.status,
            timeline: (withdrawalSteps.get(id) ?? []).map(({ status, reason, atMs }) => ({
              status,
              reason,
              atMs,
            })),
          };
    });
  }

  return {
    some,
    async page(db, playerId, query) {
      const { ids, total } = await pageOfIds(db, playerId, query);
      const facts = await some(db, playerId, ids);
      const payments = ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? []);
      return { payments, total };
    },
  };
}

interface CommonRow {
  readonly id: bigint;
  readonly currency: string;
  readonly amount_minor: bigint;
  /** Null for a withdrawal whose instrument is not known any more. */
  readonly method_id: string | null;
  readonly mask: string | null;
  readonly transaction_id: string | null;
  readonly created_at_ms: bigint;
}

type PaymentRow = CommonRow &
  (
    | { readonly kind: 'deposit'; readonly status: DepositStatus }
    | {
        readonly kind: 'withdrawal';
        readonly status: Extract<PaymentFact, { readonly kind: 'withdrawal' }>['status'];
      }
  );

function factsOf(parts: CashierParts, row: CommonRow) {
  const way = methodOf(parts, row.currency, row.method_id ?? '')?.method;
  return {
    id: row.id.toString(),
    amount: formatAmount(row.amount_minor, row.currency),
    currency: row.currency,
    method: way?.name ?? '',
    mask: row.mask ?? '',
    arrives: way?.deposit.arrives ?? 'days',
    reference: row.transaction_id ?? '',
    createdAtMs: Number(row.created_at_ms),
  };
}

async function readRows(
  db: Database | Tx,
  playerId: PlayerId,
  paymentIds: readonly PaymentId[],
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select 'deposit' as kind, p.payment_id as id, p.currency, p.amount_minor, p.method_id, i.mask, p.status,
        p.transaction_id, p.created_at_ms
      from cashier_payment p left join cashier_instrument i on i.instrument_id = p.instrument_id
      where p.player_id = ${playerId} and p.payment_id = any(${[...paymentIds]}::bigint[])
    union all
    select 'withdrawal', w.withdrawal_id, w.currency, w.amount_minor, i.method_id, i.mask, w.status,
        w.transaction_id, w.created_at_ms
      from cashier_withdrawal w left join cashier_instrument i on i.instrument_id = w.instrument_id
      where w.player_id = ${playerId} and w.withdrawal_id = any(${[...paymentIds]}::bigint[])`.execute(db);
  return rows;
}

/** Ids are time-ordered, so both kinds are merged by them. */
async function pageOfIds(
  db: Database | Tx,
  playerId: PlayerId,
  { kinds, limit, offset }: PaymentFactsQuery,
): Promise<{ readonly ids: readonly PaymentId[]; readonly total: number }> {
  const wanted = [...kinds];
  const payments = sql`
    select payment_id as id from cashier_payment
      where player_id = ${playerId} and 'deposit' = any(${wanted}::text[])
    union all
    select withdrawal_id from cashier_withdrawal
      where player_id = ${playerId} and 'withdrawal' = any(${wanted}::text[])`;
  const { rows } = await sql<{ id: bigint }>`
    select id from (${payments}) as payment order by id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ total: bigint }>`
    select count(*) as total from (${payments}) as payment`.execute(db);
  return { ids: rows.map(({ id }) => id.toString() as PaymentId), total: Number(counted[0]?.total ?? 0n) };
}

interface DepositStep {
  readonly status: DepositStatus;
  readonly reason: string;
  readonly atMs: number;
}

/** The steps of some deposits, oldest first, by deposit. The database itself writes them down. */
async function depositStepsOf(
  db: Database | Tx,
  playerId: PlayerId,
  paymentIds: readonly PaymentId[],
): Promise<ReadonlyMap<string, readonly DepositStep[]>> {
  const { rows } = await sql<{ payment_id: bigint; status: DepositStatus; reason: string; at_ms: bigint }>`
    select payment_id, status, reason, at_ms from cashier_payment_step
      where player_id = ${playerId} and payment_id = any(${[...paymentIds]}::bigint[])
      order by payment_id, seq`.execute(db);
  const steps = Map.groupBy(rows, (row) => row.payment_id.toString());
  return new Map(
    [...steps].map(([id, taken]) => [
      id,
      taken.map(({ status, reason, at_ms }) => ({ status, reason, atMs: Number(at_ms) })),
    ]),
  );
}
