import type { AccountId, AmountMinor, PlayerId } from '@paddock/contract';
import type { LottoEntry } from '@paddock/games/lotto';
import { lotteryOf, linesOfAll } from '@paddock/games/lotto';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { SubscriptionId } from '../tickets/ticket.ts';

/** The same ticket for the next draws, each paid for when its sales open. */
export interface Subscription {
  readonly subscriptionId: SubscriptionId;
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
  readonly lottery: string;
  readonly currency: string;
  readonly lineMinor: AmountMinor;
  readonly lines: bigint;
  readonly fields: readonly LottoEntry[];
  readonly madeAtMs: number;
  /** Of the first draw that is still to be bought. */
  readonly nextNumber: number;
  readonly left: number;
  readonly end: { readonly atMs: number; readonly by: string } | undefined;
}

interface SubscriptionRow {
  readonly subscription_id: bigint;
  readonly player_id: bigint;
  readonly account_id: bigint;
  readonly lottery: string;
  readonly currency: string;
  readonly line_minor: bigint;
  readonly lines: bigint;
  readonly fields: unknown;
  readonly made_at_ms: bigint;
  readonly next_number: bigint;
  readonly draws_left: number;
  readonly ended_at_ms: bigint | null;
  readonly ended_by: string | null;
}

const toSubscription = (row: SubscriptionRow): Subscription => ({
  subscriptionId: row.subscription_id.toString() as SubscriptionId,
  playerId: row.player_id.toString() as PlayerId,
  accountId: row.account_id.toString() as AccountId,
  lottery: row.lottery,
  currency: row.currency,
  lineMinor: row.line_minor,
  lines: row.lines,
  fields: row.fields as readonly LottoEntry[],
  madeAtMs: Number(row.made_at_ms),
  nextNumber: Number(row.next_number),
  left: row.draws_left,
  end:
    row.ended_at_ms === null || row.ended_by === null
      ? undefined
      : { atMs: Number(row.ended_at_ms), by: row.ended_by },
});

const SELECT = sql`
  select subscription_id, player_id, account_id, lottery, currency, line_minor, lines, fields, made_at_ms, next_number,
      draws_left, ended_at_ms, ended_by
    from lotto_subscription`;

export async function insertSubscription(tx: Tx, made: Omit<Subscription, 'lines' | 'end'>): Promise<void> {
  const lottery = lotteryOf(made.lottery);
  if (lottery === undefined) throw new Error(`there is no lottery ${made.lottery}`);
  await sql`
    insert into lotto_subscription (subscription_id, player_id, account_id, lottery, currency, line_minor, lines, fields,
        made_at_ms, next_number, draws_left)
      values (${made.subscriptionId}, ${made.playerId}, ${made.accountId}, ${made.lottery}, ${made.currency},
        ${made.lineMinor}, ${linesOfAll(lottery, made.fields)}, ${JSON.stringify(made.fields)}::jsonb, ${made.madeAtMs},
        ${made.nextNumber}, ${made.left})`.execute(tx);
}

/** Those of a lottery that want this draw, or one before it that was never sold. */
export async function dueSubscriptions(
  db: Database,
  lottery: string,
  number: number,
  { after, limit }: { readonly after: SubscriptionId | undefined; readonly limit: number },
): Promise<readonly SubscriptionId[]> {
  const { rows } = await sql<{ subscription_id: bigint }>`
    select subscription_id from lotto_subscription
      where lottery = ${lottery} and next_number <= ${number} and ended_at_ms is null
        and subscription_id > ${after ?? '0'}::bigint
      order by subscription_id limit ${limit}`.execute(db);
  return rows.map((row) => row.subscription_id.toString() as SubscriptionId);
}

/** One thing happens to a subscription at a time, until the transaction ends. */
export async function lockSubscription(tx: Tx, id: SubscriptionId): Promise<Subscription | undefined> {
  const { rows } = await sql<SubscriptionRow>`${SELECT} where subscription_id = ${id} for update`.execute(tx);
  return rows[0] === undefined ? undefined : toSubscription(rows[0]);
}

/** Those of a player: that run first, then the last made first. */
export async function subscriptionsOf(
  db: Database,
  playerId: PlayerId,
  limit: number,
): Promise<readonly Subscription[]> {
  const { rows } = await sql<SubscriptionRow>`
    ${SELECT} where player_id = ${playerId}
      order by (ended_at_ms is null) desc, subscription_id desc limit ${limit}`.execute(db);
  return rows.map(toSubscription);
}

/** A draw of it was bought: the one after it is next, and none is where it was the last. */
export async function moveOn(tx: Tx, id: SubscriptionId, bought: number, nowMs: number): Promise<void> {
  await sql`
    update lotto_subscription set next_number = ${bought}::bigint + 1, draws_left = draws_left - 1,
        ended_at_ms = case when draws_left = 1 then ${nowMs}::bigint end,
        ended_by = case when draws_left = 1 then 'done' end
      where subscription_id = ${id}`.execute(tx);
}

export async function endSubscription(tx: Tx, id: SubscriptionId, by: string, nowMs: number): Promise<void> {
  await sql`
    update lotto_subscription set ended_at_ms = ${nowMs}, ended_by = ${by}
      where subscription_id = ${id} and ended_at_ms is null`.execute(tx);
}
