import { inTransaction } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { isDecided } from '../../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../../live/index.ts';
import type { Draw } from '../draws/draw.ts';
import type { LottoParts } from '../lotto-api.ts';
import { takeTicket } from '../tickets/take-ticket.ts';
import type { SubscriptionId } from '../tickets/ticket.ts';
import { dueSubscriptions, endSubscription, lockSubscription, moveOn } from './subscription-store.ts';

const AT_ONCE = 200;

/** Refusals of one draw that say nothing of its player: sales closed meanwhile, others took the numbers, no rate is known. */
const OF_ONE_DRAW: ReadonlySet<string> = new Set([
  'LOTTO_SALES_CLOSED',
  'LOTTO_NUMBERS_FULL',
  'RATE_UNAVAILABLE',
]);

type Parts = Pick<
  LottoParts,
  'kernel' | 'bounds' | 'stakes' | 'gifts' | 'numbers' | 'isBanned' | 'tellInbox'
>;

/**
 * Buys the draw that is sold now for every subscription that wants it, each in a transaction of its own, once. What a player
 * would be refused (no money, a limit, a break, a ban) ends the subscription, and the player is told; after a fault, or what
 * is of one draw alone, it goes on with the next one.
 */
export async function buySubscribed(parts: Parts, draw: Draw): Promise<void> {
  const { kernel } = parts;
  let after: SubscriptionId | undefined;
  for (;;) {
    const due = await dueSubscriptions(kernel.db, draw.lottery, draw.number, { after, limit: AT_ONCE });
    for (const id of due) {
      await buyOne(parts, draw, id).catch((error: unknown) => {
        kernel.log.error({ err: error, subscriptionId: id }, 'a draw could not be bought for a subscription');
      });
      after = id;
    }
    if (due.length < AT_ONCE) return;
  }
}

async function buyOne(parts: Parts, draw: Draw, id: SubscriptionId): Promise<void> {
  try {
    await take(parts, draw, id);
  } catch (error) {
    if (!isDecided(error)) throw error;
    if (!OF_ONE_DRAW.has(error.code)) await endFor(parts, draw, id, error.code);
  }
}

async function take(parts: Parts, draw: Draw, id: SubscriptionId): Promise<void> {
  const { kernel, isBanned, numbers } = parts;
  const number = await numbers.next();
  const playerId = await inTransaction(kernel.db, async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (subscription === undefined || subscription.end !== undefined) return undefined;
    if (subscription.nextNumber > draw.number) return undefined;
    if (isBanned(subscription.playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
    await takeTicket(tx, parts, {
      ...subscription,
      number,
      draw: draw.number,
      subscriptionId: id,
      giftId: undefined,
    });
    await moveOn(tx, id, draw.number, kernel.clock.nowMs());
    return subscription.playerId;
  });
  if (playerId !== undefined)
    tellPlayer(kernel.bus, playerId, { kind: 'lotto:bought', id: draw.lottery }, { kind: 'accounts' });
}

async function endFor(
  { kernel, tellInbox }: Parts,
  draw: Draw,
  id: SubscriptionId,
  code: string,
): Promise<void> {
  const atMs = kernel.clock.nowMs();
  const playerId = await inTransaction(kernel.db, async (tx) => {
    const subscription = await lockSubscription(tx, id);
    if (subscription === undefined || subscription.end !== undefined) return undefined;
    await endSubscription(tx, id, code, atMs);
    await tellInbox(tx, {
      playerId: subscription.playerId,
      cause: `lotto-subscription:${id}`,
      content: {
        kind: 'lotto-subscription',
        subscriptionId: id,
        lottery: draw.lottery,
        code,
        left: subscription.left,
      },
      atMs,
    });
    return subscription.playerId;
  });
  if (playerId !== undefined)
    tellPlayer(kernel.bus, playerId, { kind: 'lotto:subscription', id }, { kind: 'inbox' });
}
