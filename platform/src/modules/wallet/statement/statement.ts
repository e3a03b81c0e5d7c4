import { sql, type RawBuilder } from 'kysely';
import { formatAmount } from '@paddock/contract';
import type { LedgerEntryKind, StatementGroup, StatementView } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { Account } from '../account.ts';
import type { WalletParts } from '../wallet-parts.ts';
import { readStakes } from './stakes-of-lines.ts';
import { balanceAt, type StatementRange } from './statement-range.ts';

/** Entries of one page. */
export const STATEMENT_PAGE = 50;
/** Lines of a group are counted up to here, so that no total reads a whole ledger. */
export const TOTAL_CAP = 1_000;
/** Lines one page of bets looks at; with so many others between, a page is short and the next one goes on. */
export const LOOKED_AT = 20_000n;

const OTHER_GROUPS: readonly StatementGroup[] = [
  'deposits',
  'withdrawals',
  'conversions',
  'bonuses',
  'corrections',
];

export interface StatementLine {
  readonly seq: bigint;
  readonly kind: LedgerEntryKind;
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint;
  readonly atMs: number;
  readonly cause: string;
  /** Whose stake is behind it; absent where it is none. */
  readonly product?: string;
  /** What people know the bet behind it by; null for one that was never accepted, absent where it is no bet. */
  readonly betNumber?: string | null;
  /** The game it was staked in, where its product names it. */
  readonly game?: StatementEntry['game'];
  /** The line gave the stake back, as if it had never been staked. */
  readonly isVoid?: true;
}

type StatementEntry = StatementView['entries'][number];

/** What lines are read from. */
export type StatementSource = Pick<WalletParts, 'kernel' | 'products' | 'gameNamed'>;

interface LineRow {
  readonly seq: bigint;
  readonly transfer_id: string;
  readonly kind: LedgerEntryKind;
  readonly amount_minor: bigint;
  readonly balance_after_minor: bigint;
  readonly at_ms: bigint;
  readonly cause: string;
}

export interface StatementPage {
  readonly account: Account;
  readonly range: StatementRange;
  readonly group: StatementGroup | undefined;
  /** Lines below this number. */
  readonly beforeSeq: bigint | undefined;
}

/**
 * A page of an account's statement, newest first. Numbers are gapless, so a page starts at the number before the last one
 * shown, and the total of a time is the difference of two numbers: nothing is counted or skipped.
 */
export async function readStatement(source: StatementSource, page: StatementPage): Promise<StatementView> {
  const { db } = source.kernel;
  const { account, range, group } = page;
  const { currency } = account;
  const newest = page.beforeSeq === undefined ? range.last : least(range.last, page.beforeSeq - 1n);
  const oldest = group === 'bets' ? greatest(range.first, newest - LOOKED_AT + 1n) : range.first;
  const lines = await readLines(source, account, {
    where: sql`${ofGroup(group)} and p.seq between ${oldest} and ${newest}`,
    order: sql`p.seq desc`,
    limit: STATEMENT_PAGE,
  });
  const [opening, closing] = await Promise.all([
    balanceAt(db, account, range.first - 1n),
    balanceAt(db, account, greatest(range.last, range.first - 1n)),
  ]);
  return {
    entries: lines.map((line) => entryOf(line, currency)),
    currency,
    ...(await totalOf(db, page, lines.length)),
    opening: formatAmount(opening, currency),
    closing: formatAmount(closing, currency),
    nextCursor: nextCursor(lines, oldest, range),
  };
}

/** A line as players see it. */
export function entryOf(line: StatementLine, currency: string): StatementEntry {
  return {
    seq: Number(line.seq),
    kind: line.kind,
    amount: formatAmount(line.amountMinor, currency),
    balanceAfter: formatAmount(line.balanceAfterMinor, currency),
    atMs: line.atMs,
    cause: line.cause,
    ...(line.product !== undefined && { product: line.product }),
    ...(line.betNumber !== undefined && { betNumber: line.betNumber }),
    ...(line.game !== undefined && { game: line.game }),
    ...(line.isVoid !== undefined && { isVoid: line.isVoid }),
  };
}

/** Some lines of an account; `where` is over `p`, the posting. */
export async function readLines(
  { kernel: { db }, products, gameNamed }: StatementSource,
  account: Account,
  { where, order, limit }: { where: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
): Promise<readonly StatementLine[]> {
  // The lines are chosen first: the planner shall not begin with the transfers.
  const { rows } = await sql<LineRow>`
    select p.seq, p.transfer_id, t.kind, p.amount_minor, p.balance_after_minor, p.at_ms, t.cause
      from (
        select player_id, transfer_id, seq, amount_minor, balance_after_minor, at_ms from wallet_posting p
          where p.player_id = ${account.playerId} and p.account_id = ${account.id} and p.seq is not null
            and p.balance_after_minor is not null and ${where}
          order by ${order} limit ${limit}
      ) p
      join wallet_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
      order by ${order}`.execute(db);
  const bets = [...new Set(rows.flatMap(({ cause }) => betOf(cause) ?? []))];
  const stakeOf = await readStakes(db, products, account.playerId, bets);
  return rows.map((row) => {
    const { game, voidRevision, ...stake } = stakeOf(betOf(row.cause));
    return {
      seq: row.seq,
      kind: row.kind,
      amountMinor: row.amount_minor,
      balanceAfterMinor: row.balance_after_minor,
      atMs: Number(row.at_ms),
      cause: row.cause,
      ...stake,
      ...(game !== undefined && { game: gameNamed(game) }),
      ...(voidRevision !== undefined && revisionOf(row.transfer_id) === voidRevision && { isVoid: true }),
    };
  });
}

/** Which settlement of a bet a transfer is: `bet:4711:r2`. */
function revisionOf(transferId: string): number | undefined {
  const [, revision] = /:r(\d+)$/.exec(transferId) ?? [];
  return revision === undefined ? undefined : Number(revision);
}

function betOf(cause: string): string | undefined {
  const [kind, id] = cause.split(':');
  return kind === 'bet' ? id : undefined;
}

function ofGroup(group: StatementGroup | undefined): RawBuilder<unknown> {
  if (group === undefined) return sql`true`;
  if (group === 'bets') return sql`p.transfer_id like 'bet:%'`;
  return sql`p.transfer_id not like 'bet:%' and wallet_line_group(p.transfer_id) = ${group}`;
}

type Total = Pick<StatementView, 'total' | 'isTotalCapped'>;

async function totalOf(
  db: Database,
  { account, range, group }: StatementPage,
  shown: number,
): Promise<Total> {
  const all = Number(greatest(range.last - range.first + 1n, 0n));
  if (group === undefined) return { total: all, isTotalCapped: false };
  const groups = group === 'bets' ? OTHER_GROUPS : [group];
  const { rows } = await sql<{ found: bigint }>`
    select count(*) as found from (
      select 1 from wallet_posting
        where player_id = ${account.playerId} and account_id = ${account.id} and seq is not null
          and transfer_id not like 'bet:%' and wallet_line_group(transfer_id) = any(${[...groups]}::text[])
          and seq between ${range.first} and ${range.last}
        limit ${TOTAL_CAP + 1}
    ) line`.execute(db);
  const found = Number(rows[0]?.found ?? 0n);
  const isTotalCapped = found > TOTAL_CAP;
  if (group !== 'bets') return { total: Math.min(found, TOTAL_CAP), isTotalCapped };
  return { total: isTotalCapped ? shown : all - found, isTotalCapped };
}

function nextCursor(lines: readonly StatementLine[], oldest: bigint, range: StatementRange): string | null {
  const last = lines.length < STATEMENT_PAGE ? oldest : (lines.at(-1)?.seq ?? oldest);
  return last > range.first ? last.toString() : null;
}

const least = (a: bigint, b: bigint) => (a < b ? a : b);
const greatest = (a: bigint, b: bigint) => (a > b ? a : b);
