import { formatAmount, parseAmount, type AccountId, type BetId, type PlayerId } from '@paddock/contract';
import type { NewTotoCoupon } from '@paddock/contract/schemas';
import { columnsOfAll, couponFault, priceOf, type PoolKind } from '@paddock/games/toto';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { takeTicketStake } from '../../bonuses/index.ts';
import { tellPlayer } from '../../live/index.ts';
import { phaseOf, type Draw } from '../draws/draw.ts';
import { shareDraw } from '../draws/draw-store.ts';
import { readEvents } from '../draws/event-store.ts';
import type { TotoParts } from '../toto-api.ts';
import { insertCoupon, type Coupon } from './coupon-store.ts';
import { couponView } from './coupon-views.ts';

export interface WantedCoupon {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly request: NewTotoCoupon;
}

/**
 * Sells a coupon, once per key: the stake is held, measured against the player's limits, and the coupon is written, in one
 * transaction. Sales end at the stated close, at the first kick-off or at the first sign of play, whichever is first (rules §13).
 * @throws the refusals of `POST /web-api/toto/coupons`; they are stored with the key.
 */
export async function buyCoupon(parts: TotoParts, wanted: WantedCoupon): Promise<StoredAnswer> {
  const { kernel } = parts;
  const { playerId, key, request } = wanted;
  let bought: Coupon | undefined;
  // What takes a connection of its own is asked before the transaction has one: a crowd would hold them all, and wait for one more.
  const number = await parts.numbers.next();
  const answer = await kernel.idempotency.run(
    { principal: `player:${playerId}`, operation: 'toto.buy', key, body: request },
    async (tx) => {
      const { coupon, draw } = await sell(tx, parts, wanted, number);
      bought = coupon;
      return { status: 201, body: couponView(coupon, draw, undefined, coupon.acceptedAtMs) };
    },
  );
  if (answer.status === 201 && bought !== undefined)
    tellPlayer(kernel.bus, playerId, { kind: 'toto:coupon', id: bought.couponId }, { kind: 'accounts' });
  return answer;
}

async function sell(
  tx: Tx,
  parts: TotoParts,
  { playerId, request }: WantedCoupon,
  number: string,
): Promise<{ readonly coupon: Coupon; readonly draw: Draw }> {
  const { kernel, currencies } = parts;
  if (parts.isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  const accountId: AccountId = requiredId<'account'>(request.accountId, 'ACCOUNT_UNKNOWN');
  const drawId = requiredId<'toto-draw'>(request.drawId, 'TOTO_DRAW_UNKNOWN');
  const giftId =
    request.giftId === undefined ? undefined : requiredId<'gift'>(request.giftId, 'GIFT_UNKNOWN');
  const currency = await currencies.of(tx, playerId, accountId);
  // Nothing of it is closed or decided until the coupon is there.
  const draw = await shareDraw(tx, drawId);
  if (draw === undefined) throw new PlatformError('TOTO_DRAW_UNKNOWN');
  if (draw.currency !== currency) throw new PlatformError('CURRENCY_UNSUPPORTED');
  const acceptedAtMs = kernel.clock.nowMs();
  await requireOpen(tx, parts, draw, acceptedAtMs);
  if (parts.isSportClosed(playerId, 'line', draw.kind.sport)) throw new PlatformError('SPORT_RESTRICTED');
  const stakeMinor = readStake(parts, draw, request);
  const couponId: BetId = kernel.ids.forPlayer<'bet'>(playerId);
  const coupon: Coupon = {
    ...{ couponId, number, playerId, drawId, giftId, currency, stakeMinor, acceptedAtMs },
    columns: columnsOfAll(request.entries),
    entries: request.entries,
    end: undefined,
  };
  const stake = { playerId, betId: couponId, accountId, stakeMinor, atMs: acceptedAtMs };
  const of = { product: 'toto', of: draw.kind.code, currency, giftId } as const;
  await takeTicketStake(tx, parts, of, stake, () => insertCoupon(tx, coupon));
  return { coupon, draw };
}

/** @throws TOTO_CLOSED */
async function requireOpen(tx: Tx, { events }: TotoParts, draw: Draw, nowMs: number): Promise<void> {
  if (phaseOf(draw, nowMs) !== 'open') throw new PlatformError('TOTO_CLOSED');
  const matches = await readEvents(tx, draw.drawId);
  if (matches.some(({ eventId }) => events.hasBegun(eventId, nowMs))) throw new PlatformError('TOTO_CLOSED');
}

/** @throws INVALID_INPUT, AMOUNT_INVALID, STAKE_TOO_SMALL, STAKE_TOO_LARGE */
function readStake({ bounds }: TotoParts, draw: Draw, { entries, stake }: NewTotoCoupon): bigint {
  const { currency, columnMinor, kind } = draw;
  requireSound(kind, entries);
  const stakeMinor = priceOf(entries, columnMinor);
  const askedMinor = parseAmount(stake, currency);
  if (askedMinor === undefined) throw new PlatformError('AMOUNT_INVALID');
  if (askedMinor !== stakeMinor)
    throw new PlatformError('INVALID_INPUT', [
      { at: '/stake', message: 'is not the price of these entries' },
    ]);
  const { minMinor, maxMinor } = bounds(currency);
  const details = { min: formatAmount(minMinor, currency), max: formatAmount(maxMinor, currency), currency };
  if (stakeMinor < minMinor) throw new PlatformError('STAKE_TOO_SMALL', details);
  if (stakeMinor > maxMinor) throw new PlatformError('STAKE_TOO_LARGE', details);
  return stakeMinor;
}

function requireSound(kind: PoolKind, entries: NewTotoCoupon['entries']): void {
  const fault = couponFault(kind, entries);
  if (fault !== undefined) throw new PlatformError('INVALID_INPUT', [{ at: '/entries', message: fault }]);
}
