import type { AmountMinor } from '@paddock/contract';
import { columnsOf, columnsOfAll, isHit, outcomesOf } from '@paddock/games/toto';
import { sql } from 'kysely';

import type { Database } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/module.ts';
import { unpackEntries } from '../coupons/packed-entries.ts';
import type { Draw, DrawId } from './draw.ts';

/** How far the figures of a draw that sells are behind. */
const KEPT_MS = 5_000;
/** Coupons that shares of picks are counted of: the newest. */
const COUNTED = 20_000;
const DRAWS_KEPT = 200;

export interface SoldFigures {
  readonly stakesMinor: AmountMinor;
  readonly coupons: number;
}

/** What was sold of draws, kept for some seconds, since everybody asks and a pool can have a million coupons. */
export interface DrawFigures {
  sold(draw: Draw): Promise<SoldFigures>;
  /** Thousandths of stakes by event and outcome; undefined where nothing was sold. */
  picks(draw: Draw): Promise<readonly (readonly number[])[] | undefined>;
}

interface Kept<Value> {
  readonly untilMs: number;
  readonly value: Promise<Value>;
}

export function createDrawFigures({ db, clock }: Pick<Kernel, 'db' | 'clock'>): DrawFigures {
  function keeping<Value>(read: (draw: Draw) => Promise<Value>): (draw: Draw) => Promise<Value> {
    const all = new Map<DrawId, Kept<Value>>();
    return (draw) => {
      const nowMs = clock.nowMs();
      const known = all.get(draw.drawId);
      if (known !== undefined && known.untilMs > nowMs) return known.value;
      if (all.size >= DRAWS_KEPT) all.clear();
      const value = read(draw);
      value.catch(() => all.delete(draw.drawId));
      // Of a draw that was decided nothing changes any more.
      const keptMs = draw.decided === undefined ? KEPT_MS : Infinity;
      all.set(draw.drawId, { untilMs: nowMs + keptMs, value });
      return value;
    };
  }
  return { sold: keeping((draw) => readSold(db, draw)), picks: keeping((draw) => readPicks(db, draw)) };
}

/** Coupons that stand: those of before the close. */
const STANDS = ({ closedAtMs }: Draw) =>
  sql`(${closedAtMs ?? null}::bigint is null or accepted_at_ms < ${closedAtMs ?? null}::bigint)`;

export async function readSold(db: Database, draw: Draw): Promise<SoldFigures> {
  const { rows } = await sql<{ stakes: bigint; coupons: bigint }>`
    select coalesce(sum(stake_minor), 0)::bigint as stakes, count(*) as coupons from toto_coupon
      where draw_id = ${draw.drawId} and ${STANDS(draw)}`.execute(db);
  return { stakesMinor: rows[0]?.stakes ?? 0n, coupons: Number(rows[0]?.coupons ?? 0n) };
}

async function readPicks(db: Database, draw: Draw): Promise<readonly (readonly number[])[] | undefined> {
  const { events, question } = draw.kind;
  const { rows } = await sql<{ entries: Buffer; stake_minor: bigint }>`
    select entries, stake_minor from toto_coupon
      where draw_id = ${draw.drawId} and ${STANDS(draw)} order by coupon_id desc limit ${COUNTED}`.execute(
    db,
  );
  if (rows.length === 0) return undefined;
  const sums = Array.from({ length: events }, () => outcomesOf(question).map(() => 0));
  for (const { entries, stake_minor: stakeMinor } of rows) {
    const unpacked = unpackEntries(entries, events);
    const columnMinor = Number(stakeMinor) / Number(columnsOfAll(unpacked));
    for (const entry of unpacked) {
      const entryMinor = columnMinor * Number(columnsOf(entry));
      entry.forEach((choice, at) => {
        const chosen = outcomesOf(question).flatMap((_, outcome) =>
          isHit(choice, outcome) ? [outcome] : [],
        );
        // A double puts half of its columns on each of its outcomes.
        const part = entryMinor / chosen.length;
        for (const outcome of chosen) {
          const of = sums[at];
          if (of !== undefined) of[outcome] = (of[outcome] ?? 0) + part;
        }
      });
    }
  }
  return sums.map((of) => {
    const all = of.reduce((sum, one) => sum + one, 0);
    return of.map((one) => Math.round((one / all) * 1000));
  });
}
