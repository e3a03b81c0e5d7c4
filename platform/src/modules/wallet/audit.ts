import { sql, type RawBuilder } from 'kysely';
import type { AmountMinor, PlayerId } from '@paddock/contract';

import type { Database, Tx } from '../../kernel/database/database.ts';
import { openHoldsOf, type ProductRegistration } from '../products/index.ts';
import { bonusProblems, type ReadBonuses } from './audit-bonuses.ts';
import { prizeProblems, type ReadPrizes } from './audit-prizes.ts';
import { productProblems } from './audit-products.ts';

/** Money that another module says must be in a player's escrow. */
export interface OpenHold {
  readonly playerId: PlayerId;
  readonly currency: string;
  readonly heldMinor: AmountMinor;
}

/** Reads in the audit's own snapshot, so that what moves meanwhile is no difference. */
export type ReadOpenHolds = (tx: Tx) => Promise<readonly OpenHold[]>;

export interface AuditOptions {
  /** Their house accounts and rules are looked at, and what they hold. */
  readonly products: readonly ProductRegistration[];
  /**
   * What else lies in escrow, open withdrawals, as its owners know it. Undefined where nobody knows: then escrow is
   * compared with the wallet's own holds alone.
   */
  readonly openHolds: ReadOpenHolds | undefined;
  /** Undefined compares bonus accounts with nothing. */
  readonly bonuses: ReadBonuses | undefined;
  /** Undefined compares prizes of tournaments with nothing. */
  readonly prizes: ReadPrizes | undefined;
}

/** One broken invariant, in words with its ids. */
export interface AuditProblem {
  readonly rule:
    | 'sum-zero'
    | 'account-row'
    | 'chain'
    | 'escrow'
    | 'funding'
    | 'bet'
    | 'totals'
    | 'bonus'
    | 'prize'
    | 'house'
    | 'product';
  readonly detail: string;
}

export interface AuditReport {
  readonly problems: readonly AuditProblem[];
  /** Σ of all postings by currency: zero each. */
  readonly sums: Readonly<Record<string, AmountMinor>>;
  /** House side by account and currency, from postings: `bets EUR`. */
  readonly house: Readonly<Record<string, AmountMinor>>;
  readonly transfers: bigint;
  readonly postings: bigint;
}

/** Each answers one row per problem with its words in `detail`. */
const CHECKS: readonly (readonly [AuditProblem['rule'], RawBuilder<{ detail: string }>])[] = [
  [
    'sum-zero',
    sql`select format('transfer %s of player %s is off by %s %s', transfer_id, player_id, sum(amount_minor), currency)
          as detail
        from wallet_posting group by player_id, transfer_id, currency having sum(amount_minor) <> 0`,
  ],
  [
    'sum-zero',
    sql`select format('transfer %s of player %s has no postings', id, player_id) as detail from wallet_transfer t
        where not exists (select from wallet_posting p where p.player_id = t.player_id and p.transfer_id = t.id)`,
  ],
  [
    'account-row',
    sql`select format('account %s of player %s says %s at %s, its postings %s at %s', a.id, a.player_id,
          a.balance_minor, a.last_seq, p.total, p.last_seq) as detail
        from wallet_account a
        left join (
          select player_id, account_id, sum(amount_minor) as total, max(seq) as last_seq, count(*) as n
            from wallet_posting where seq is not null group by player_id, account_id
        ) p on p.player_id = a.player_id and p.account_id = a.id
        where a.balance_minor <> coalesce(p.total, 0) or a.last_seq <> coalesce(p.last_seq, 0)
          or a.last_seq <> coalesce(p.n, 0)`,
  ],
  [
    'chain',
    sql`select format('posting %s of account %s breaks the chain', seq, account_id) as detail
        from (
          select *, lag(seq, 1, 0::bigint) over chain as seq_before,
                 lag(balance_after_minor, 1, 0::bigint) over chain as balance_before,
                 lag(at_ms, 1, 0::bigint) over chain as at_before
            from wallet_posting where seq is not null
            window chain as (partition by player_id, account_id order by seq)
        ) posting
        where seq <> seq_before + 1 or balance_after_minor <> balance_before + amount_minor or at_ms < at_before`,
  ],
  [
    'funding',
    sql`select format('bet %s has stake %s but funding %s', b.bet_id, b.stake_minor, sum(f.amount_minor)) as detail
        from wallet_bet b left join wallet_bet_funding f on f.player_id = b.player_id and f.bet_id = b.bet_id
        group by b.player_id, b.bet_id having b.stake_minor is distinct from sum(f.amount_minor)`,
  ],
  [
    'bet',
    sql`select format('bet %s is %s for %s but the book says %s', b.bet_id, b.state, b.target_minor, p.paid) as detail
        from wallet_bet b
        cross join lateral (
          select case b.state when 'settled' then b.stake_minor else b.cashed_stake_minor end - coalesce(sum(p.amount_minor), 0) as paid
            from wallet_transfer t
            join wallet_posting p on p.player_id = t.player_id and p.transfer_id = t.id
            join wallet_house_account h on h.id = p.account_id and h.code = b.house
            where t.player_id = b.player_id and t.cause = 'bet:' || b.bet_id and p.seq is null
        ) p
        where p.paid <> b.target_minor and not exists (
          select from wallet_bet_funding f
            where f.player_id = b.player_id and f.bet_id = b.bet_id and not f.stake_returned)`,
  ],
  [
    'totals',
    sql`select format('totals of player %s in %s are not those of the ledger', player_id, currency) as detail
        from (
          select player_id, currency,
                 sum(amount_minor) filter (where transfer_id not like 'withdrawal%') as other,
                 sum(amount_minor) filter (where transfer_id like 'withdrawal%') as withdrawals
            from wallet_posting where seq is not null and transfer_id not like 'bet:%' group by player_id, currency
        ) line
        full join wallet_total t using (player_id, currency)
        where coalesce(other, 0) <> coalesce(deposited_minor + exchanged_minor + bonus_minor + corrected_minor, 0)
          or coalesce(withdrawals, 0) <> coalesce(-withdrawn_minor, 0)`,
  ],
];

/** Reads the whole ledger in one snapshot. @see Wallet.audit */
export function auditLedger(db: Database, options: AuditOptions): Promise<AuditReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const problems: AuditProblem[] = [];
      for (const [rule, query] of CHECKS) {
        const { rows } = await query.execute(tx);
        problems.push(...rows.map(({ detail }) => ({ rule, detail })));
      }
      problems.push(...(await escrowProblems(tx, await allHolds(tx, options))));
      problems.push(...(await productProblems(tx, options.products)));
      if (options.bonuses !== undefined)
        problems.push(...(await bonusProblems(tx, await options.bonuses(tx))));
      if (options.prizes !== undefined) problems.push(...(await prizeProblems(tx, await options.prizes(tx))));
      return { problems, ...(await totals(tx)) };
    });
}

async function ownHolds(tx: Tx): Promise<readonly OpenHold[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; held: bigint }>`
    select player_id, currency, sum(held)::bigint as held from (
      select player_id, currency, stake_minor - cashed_stake_minor as held from wallet_bet where state = 'held'
      union all
      select p.player_id, p.currency, -p.amount_minor from wallet_transfer t
        join wallet_posting p on p.player_id = t.player_id and p.transfer_id = t.id and p.amount_minor < 0
        where t.kind = 'withdrawal-hold' and not exists (
          select from wallet_transfer ended where ended.player_id = t.player_id and ended.cause = t.cause
            and ended.kind in ('withdrawal-release', 'withdrawal'))
    ) h group by player_id, currency`.execute(tx);
  return rows.map((row) => ({
    playerId: row.player_id.toString() as PlayerId,
    currency: row.currency,
    heldMinor: row.held,
  }));
}

/** What the wallet holds, and what the owners of the money say is held. */
async function allHolds(tx: Tx, { products, openHolds }: AuditOptions) {
  const own = await ownHolds(tx);
  if (openHolds === undefined) return [own];
  return [own, [...(await openHoldsOf(products, tx)), ...(await openHolds(tx))]];
}

/** Each player's escrow in each currency against each list of what is held; the same difference is told once. */
async function escrowProblems(
  tx: Tx,
  lists: readonly (readonly OpenHold[])[],
): Promise<readonly AuditProblem[]> {
  const { rows } = await sql<{ player_id: bigint; currency: string; balance_minor: bigint }>`
    select player_id, currency, balance_minor from wallet_account where kind = 'escrow'`.execute(tx);
  const escrow = new Map(rows.map((row) => [`${row.player_id} ${row.currency}`, row.balance_minor]));
  const details = new Set(lists.flatMap((holds) => escrowDifferences(escrow, holds)));
  return [...details].map((detail) => ({ rule: 'escrow', detail }));
}

function escrowDifferences(
  escrow: ReadonlyMap<string, bigint>,
  holds: readonly OpenHold[],
): readonly string[] {
  const expected = new Map<string, bigint>();
  for (const { playerId, currency, heldMinor } of holds) {
    const key = `${playerId} ${currency}`;
    expected.set(key, (expected.get(key) ?? 0n) + heldMinor);
  }
  return [...new Set([...expected.keys(), ...escrow.keys()])]
    .filter((key) => (expected.get(key) ?? 0n) !== (escrow.get(key) ?? 0n))
    .map(
      (key) => `escrow of player ${key} is ${escrow.get(key) ?? 0n}, its holds ${expected.get(key) ?? 0n}`,
    );
}

async function totals(tx: Tx): Promise<Omit<AuditReport, 'problems'>> {
  const sums = await sql<{ currency: string; total: string }>`
    select currency, sum(amount_minor)::text as total from wallet_posting group by currency`.execute(tx);
  const house = await sql<{ account: string; total: string }>`
    select h.code || ' ' || h.currency as account, sum(p.amount_minor)::text as total
      from wallet_posting p join wallet_house_account h on h.id = p.account_id
      where p.seq is null group by h.code, h.currency order by 1`.execute(tx);
  const counts = await sql<{ transfers: bigint; postings: bigint }>`
    select (select count(*) from wallet_transfer) as transfers, (select count(*) from wallet_posting) as postings`.execute(
    tx,
  );
  return {
    sums: Object.fromEntries(sums.rows.map((row) => [row.currency, BigInt(row.total)])),
    house: Object.fromEntries(house.rows.map((row) => [row.account, BigInt(row.total)])),
    transfers: counts.rows[0]?.transfers ?? 0n,
    postings: counts.rows[0]?.postings ?? 0n,
  };
}
