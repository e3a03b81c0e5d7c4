import type { AmountMinor } from '@paddock/contract';
import { decideAll, dividePool, publicValueOf, type EventOutcome } from '@paddock/games/toto';

import { inTransaction, type Database, type Tx } from '../../../kernel/database/database.ts';
import type { Draw, DrawId, DrawResult } from '../draws/draw.ts';
import { keepResult, lockDraw, readDraw } from '../draws/draw-store.ts';
import { keepOutcomes, readEvents } from '../draws/event-store.ts';
import { openSeed } from '../draws/draw-seeds.ts';
import { keepJackpot, lockJackpot, momentAfterLast } from '../draws/jackpot-store.ts';
import type { TotoParts } from '../toto-api.ts';
import { openCoupons } from './coupon-pages.ts';
import type { OutcomesSoFar } from './outcomes.ts';

/**
 * Decides a draw that is closed, once: its outcomes are all known now and stay, whatever the sportsbook corrects later; winning
 * columns are counted, the pool is divided, and the jackpot goes on. No money moves here. With too few events played it is off.
 * @returns false where it was decided before
 */
export async function decideDraw(
  parts: TotoParts,
  drawId: DrawId,
  { played }: Pick<OutcomesSoFar, 'played'>,
): Promise<boolean> {
  const { kernel } = parts;
  const draw = await readDraw(kernel.db, drawId);
  if (draw?.closedAtMs === undefined || draw.decided !== undefined) return false;
  const seed = openSeed(kernel.secrets, draw);
  const isOff = played.filter((outcome) => outcome !== undefined).length < draw.kind.leastPlayed;
  const outcomes = isOff ? [] : decideAll(draw.kind, played, { seed, drawId });
  // No coupon comes after the close, and none ends before this: what is counted stays so without a lock.
  const counted = await countColumns(kernel.db, draw, outcomes);
  return inTransaction(kernel.db, async (tx) => {
    const locked = await lockDraw(tx, drawId);
    // An operator may have moved the close back since: then it is counted again.
    if (locked === undefined || locked.closedAtMs !== draw.closedAtMs) return false;
    if (locked.decided !== undefined) return false;
    if (isOff) {
      await callOff(tx, parts, draw, played);
      return true;
    }
    const beforeMinor = await lockJackpot(tx, draw.kind.code, draw.currency);
    const money = divided(draw, counted, beforeMinor);
    await keepJackpot(tx, draw.kind.code, draw.currency, money.afterMinor);
    const atMs = await momentAfterLast(tx, draw.kind.code, draw.currency, kernel.clock.nowMs());
    await keepResult(tx, drawId, { ...money, atMs, isOff, seed, publicValue: publicValueOf(played) });
    const matches = await readEvents(tx, drawId);
    await keepOutcomes(
      tx,
      drawId,
      matches.map(({ score }, at) => ({ score, outcome: outcomes[at], isPlayed: played[at] !== undefined })),
    );
    return true;
  });
}

/** Keeps that a draw is off: stakes go back with the next run, and the jackpot stays. The caller holds the draw locked. */
export async function callOff(
  tx: Tx,
  { kernel }: Pick<TotoParts, 'kernel'>,
  draw: Draw,
  played: OutcomesSoFar['played'],
): Promise<void> {
  const money = nothing(await lockJackpot(tx, draw.kind.code, draw.currency));
  const seed = openSeed(kernel.secrets, draw);
  const atMs = await momentAfterLast(tx, draw.kind.code, draw.currency, kernel.clock.nowMs());
  await keepResult(tx, draw.drawId, {
    ...money,
    atMs,
    isOff: true,
    seed,
    publicValue: publicValueOf(played),
  });
}

interface CountedColumns {
  readonly stakesMinor: AmountMinor;
  /** Columns with 0, 1, … events right, of all coupons. */
  readonly hits: readonly bigint[];
}

async function countColumns(
  db: Database,
  draw: Draw,
  outcomes: readonly EventOutcome[],
): Promise<CountedColumns> {
  const hits = new Array<bigint>(draw.kind.events + 1).fill(0n);
  let stakesMinor = 0n;
  if (outcomes.length === 0) return { stakesMinor, hits };
  for await (const page of openCoupons(db, draw, outcomes))
    for (const coupon of page.filter(({ isLate }) => !isLate)) {
      stakesMinor += coupon.stakeMinor;
      coupon.hits.forEach((count, at) => {
        if (count > 0) hits[at] = (hits[at] ?? 0n) + BigInt(count);
      });
    }
  return { stakesMinor, hits };
}

type Money = Omit<DrawResult, 'atMs' | 'isOff' | 'seed' | 'publicValue'>;

function divided(draw: Draw, { stakesMinor, hits }: CountedColumns, beforeMinor: AmountMinor): Money {
  const { houseBps, categories } = draw;
  const winners = categories.map((category) => hits[category.hits] ?? 0n);
  const pool = dividePool({ stakesMinor, houseBps, jackpotMinor: beforeMinor, categories, winners });
  return {
    stakesMinor,
    beforeMinor,
    houseMinor: pool.houseMinor,
    paidMinor: pool.paidMinor,
    afterMinor: pool.jackpotMinor,
    remainderMinor: pool.remainderMinor,
    categories: pool.categories,
  };
}

const nothing = (jackpotMinor: AmountMinor): Money => ({
  stakesMinor: 0n,
  houseMinor: 0n,
  beforeMinor: jackpotMinor,
  paidMinor: 0n,
  afterMinor: jackpotMinor,
  remainderMinor: 0n,
  categories: [],
});
