import { formatAmount, type AmountMinor, type BetId, type PlayerId } from '@paddock/contract';
import { paidFor, type EventOutcome } from '@paddock/games/toto';
import { sql } from 'kysely';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { giveTicketsBack } from '../../bonuses/index.ts';
import { tellPlayer } from '../../live/index.ts';
import type { Draw, DrawResult } from '../draws/draw.ts';
import { readEvents } from '../draws/event-store.ts';
import type { TotoParts } from '../toto-api.ts';
import { openCoupons, type JudgedCoupon } from './coupon-pages.ts';

/** Coupons that share a transaction, each of another player. */
const TOGETHER = 250;

interface DueCoupon extends JudgedCoupon {
  readonly paidMinor: AmountMinor;
  readonly isVoid: boolean;
}

/** Those that are paid something, stakes that go back among them, or those that lost. */
export type Ending = 'paid' | 'lost';

/**
 * Ends the open coupons of a draw that was decided, of one kind of end. Each ends in a transaction of
 * its stake, so a process that dies has ended some whole, and the next run ends the rest, once. One that cannot be ended is
 * told to the log, holds up no other, and is tried again.
 */
export async function endCoupons(
  parts: TotoParts,
  draw: Draw,
  result: DrawResult,
  ending: Ending,
): Promise<void> {
  const { db } = parts.kernel;
  const events = await readEvents(db, draw.drawId);
  const outcomes = result.isOff
    ? []
    : events.flatMap(({ outcome }): EventOutcome[] => (outcome === undefined ? [] : [outcome]));
  for await (const page of openCoupons(db, draw, outcomes)) {
    const due = page
      .map((coupon) => dueOf(coupon, result))
      .filter(({ paidMinor }) => paidMinor > 0n === (ending === 'paid'));
    await endAll(parts, draw, due);
  }
}

function dueOf(coupon: JudgedCoupon, { isOff, categories }: DrawResult): DueCoupon {
  const isVoid = isOff || coupon.isLate;
  return { ...coupon, isVoid, paidMinor: isVoid ? coupon.stakeMinor : paidFor(coupon.hits, categories) };
}

async function endAll(parts: TotoParts, draw: Draw, due: readonly DueCoupon[]): Promise<void> {
  for (const group of groupsOf(due)) {
    try {
      await endGroup(parts, draw, group);
    } catch {
      // One of them alone may be at fault: each by itself.
      for (const one of group) await endAlone(parts, draw, one);
    }
  }
}

async function endAlone(parts: TotoParts, draw: Draw, coupon: DueCoupon): Promise<void> {
  try {
    await endGroup(parts, draw, [coupon]);
  } catch (error) {
    const { couponId } = coupon;
    parts.kernel.log.error({ err: error, couponId }, 'a coupon could not be ended');
  }
}

/** Groups in which no player stands twice, in the order in which accounts are locked. */
function* groupsOf(due: readonly DueCoupon[]): Generator<readonly DueCoupon[]> {
  let rest = due;
  while (rest.length > 0) {
    const group = new Map<PlayerId, DueCoupon>();
    const left: DueCoupon[] = [];
    for (const coupon of rest)
      if (group.size < TOGETHER && !group.has(coupon.playerId)) group.set(coupon.playerId, coupon);
      else left.push(coupon);
    yield [...group.values()].toSorted((a, b) => (BigInt(a.playerId) < BigInt(b.playerId) ? -1 : 1));
    rest = left;
  }
}

async function endGroup(parts: TotoParts, draw: Draw, group: readonly DueCoupon[]): Promise<void> {
  const { kernel, stakes, gifts } = parts;
  const atMs = kernel.clock.nowMs();
  const ended = await inTransaction(kernel.db, async (tx) => {
    const open = await lockOpen(tx, group);
    const due = group.filter(({ couponId }) => open.has(couponId));
    const ends = due.map(({ playerId, couponId, currency, paidMinor, isVoid, giftId }) => ({
      ...{ playerId, betId: couponId, currency, revision: 1, targetMinor: paidMinor, isVoid, atMs },
      isGiven: giftId !== undefined,
      reason: `toto draw ${draw.drawId}`,
    }));
    if (ends.length > 0)
      await stakes.settleAll(tx, ends, (settled) => {
        const isNew = new Set(settled);
        return writeEnds(
          tx,
          due.filter(({ couponId }) => isNew.has(couponId)),
          atMs,
        );
      });
    await giveTicketsBack(
      tx,
      gifts,
      due.map((coupon) => ({ ...coupon, betId: coupon.couponId })),
      atMs,
    );
    await tellPaid(tx, parts, draw, due, atMs);
    return due;
  });
  for (const { playerId, couponId, paidMinor } of ended) {
    tellPlayer(kernel.bus, playerId, { kind: 'toto:coupon', id: couponId }, { kind: 'accounts' });
    if (paidMinor > 0n) tellPlayer(kernel.bus, playerId, { kind: 'inbox' });
  }
}

/** Who is paid finds it in the inbox, written with the payment. */
async function tellPaid(
  tx: Tx,
  { tellInbox }: TotoParts,
  { drawId }: Draw,
  ended: readonly DueCoupon[],
  atMs: number,
): Promise<void> {
  const told = ended
    .filter(({ paidMinor }) => paidMinor > 0n)
    .map(({ playerId, couponId, currency, paidMinor, isVoid, giftId }) => ({
      playerId,
      cause: `toto-coupon:${couponId}`,
      content: {
        kind: 'toto-coupon',
        ...{ couponId, drawId, currency, amount: formatAmount(paidMinor, currency) },
        step: isVoid ? (giftId === undefined ? 'void' : 'gift-back') : 'won',
      } as const,
      atMs,
    }));
  if (told.length > 0) await tellInbox(tx, told);
}

/** Those that are open still; nobody else ends them until the transaction does. */
async function lockOpen(tx: Tx, coupons: readonly DueCoupon[]): Promise<ReadonlySet<BetId>> {
  const { rows } = await sql<{ coupon_id: bigint }>`
    select coupon_id from toto_coupon
      where coupon_id = any(${coupons.map(({ couponId }) => couponId)}::bigint[]) and ended_at_ms is null
      order by coupon_id for update`.execute(tx);
  return new Set(rows.map((row) => row.coupon_id.toString() as BetId));
}

async function writeEnds(tx: Tx, coupons: readonly DueCoupon[], endedAtMs: number): Promise<void> {
  const rows = coupons.map(({ couponId, paidMinor, isVoid }) => ({
    couponId,
    isVoid,
    paidMinor: paidMinor.toString(),
  }));
  await sql`
    update toto_coupon c set paid_minor = e."paidMinor", is_void = e."isVoid", ended_at_ms = ${endedAtMs}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as e("couponId" bigint, "paidMinor" bigint, "isVoid" boolean)
      where c.coupon_id = e."couponId"`.execute(tx);
}
