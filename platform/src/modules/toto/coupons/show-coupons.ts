import type { PlayerId } from '@paddock/contract';
import type { TotoCouponsQuery, TotoCouponsView, TotoCouponView } from '@paddock/contract/schemas';
import type { EventOutcome } from '@paddock/games/toto';

import type { Database } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { Draw, DrawId } from '../draws/draw.ts';
import { readDraw } from '../draws/draw-store.ts';
import { readEvents } from '../draws/event-store.ts';
import type { TotoParts } from '../toto-api.ts';
import { couponsOfPlayer, readCoupon, type Coupon } from './coupon-store.ts';
import { couponView } from './coupon-views.ts';

const PAGE = 20;

/** A page of a player's coupons, of all draws or of one, the newest first. */
export async function showCoupons(
  parts: TotoParts,
  playerId: PlayerId,
  { before, drawId }: TotoCouponsQuery,
): Promise<TotoCouponsView> {
  const found = await couponsOfPlayer(parts.kernel.db, playerId, {
    before: before === undefined ? undefined : requiredId<'bet'>(before, 'INVALID_INPUT'),
    drawId: drawId === undefined ? undefined : requiredId<'toto-draw'>(drawId, 'INVALID_INPUT'),
    limit: PAGE + 1,
  });
  const page = found.slice(0, PAGE);
  const next = found.length > PAGE ? (page.at(-1)?.couponId ?? null) : null;
  return { coupons: [...(await viewsOf(parts, page))], next };
}

/** @throws TOTO_COUPON_UNKNOWN, also for another player's */
export async function showCoupon(parts: TotoParts, playerId: PlayerId, id: string): Promise<TotoCouponView> {
  const couponId = requiredId<'bet'>(id, 'TOTO_COUPON_UNKNOWN');
  const coupon = await readCoupon(parts.kernel.db, playerId, couponId);
  const [view] = coupon === undefined ? [] : await viewsOf(parts, [coupon]);
  if (view === undefined) throw new PlatformError('TOTO_COUPON_UNKNOWN');
  return view;
}

async function viewsOf(
  { kernel: { db, clock } }: TotoParts,
  coupons: readonly Coupon[],
): Promise<readonly TotoCouponView[]> {
  const draws = new Map<DrawId, DrawOfCoupons>();
  for (const { drawId } of coupons)
    if (!draws.has(drawId)) draws.set(drawId, await drawOfCoupons(db, drawId));
  return coupons.flatMap((coupon) => {
    const of = draws.get(coupon.drawId);
    return of === undefined ? [] : [couponView(coupon, of.draw, of.outcomes, clock.nowMs())];
  });
}

interface DrawOfCoupons {
  readonly draw: Draw;
  readonly outcomes: readonly EventOutcome[] | undefined;
}

async function drawOfCoupons(db: Database, drawId: DrawId): Promise<DrawOfCoupons> {
  const draw = await readDraw(db, drawId);
  if (draw === undefined) throw new Error(`no draw ${drawId}`);
  if (draw.decided === undefined || draw.decided.isOff) return { draw, outcomes: undefined };
  const outcomes = (await readEvents(db, drawId)).map(({ outcome }) => outcome);
  return { draw, outcomes: outcomes.filter((outcome) => outcome !== undefined) };
}
