import { parseAmount, type PlayerId } from '@paddock/contract';
import type { NewLottoTicket } from '@paddock/contract/schemas';
import { lotteryOf, readEntries } from '@paddock/games/lotto';

import type { Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import { requiredId } from '../../../kernel/http/required-id.ts';
import { isDecided, type StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { tellPlayer } from '../../live/index.ts';
import type { LottoParts } from '../lotto-api.ts';
import { insertSubscription } from '../subscriptions/subscription-store.ts';
import type { SubscriptionId } from './ticket.ts';
import { takeTicket, type WantedTicket } from './take-ticket.ts';
import { ticketView } from './ticket-view.ts';

export interface Buying {
  readonly playerId: PlayerId;
  readonly key: string;
  readonly request: NewLottoTicket;
}

/**
 * Buys a ticket, once per key; with more draws than one also a subscription, whose other draws are each paid for when their
 * sales open.
 * @throws the refusals of `POST /web-api/lotto/tickets`; they are stored with the key
 */
export async function buyTicket(
  parts: LottoParts,
  { playerId, key, request }: Buying,
): Promise<StoredAnswer> {
  const { kernel } = parts;
  const asked = { principal: `player:${playerId}`, operation: 'lotto.ticket', key, body: request };
  try {
    // What is asked of other connections comes before the transaction: a thousand buyers would wait for one another.
    if (request.giftId !== undefined && request.draws > 1)
      throw new PlatformError('INVALID_INPUT', [
        { at: '/draws', message: 'are paid for, and a gift is for one' },
      ]);
    const wanted = await readWanted(parts, playerId, request);
    const answer = await kernel.idempotency.run(asked, (tx) => take(tx, parts, wanted, request.draws));
    if (answer.status === 201)
      tellPlayer(kernel.bus, playerId, { kind: 'accounts' }, { kind: 'lotto:bought', id: request.lottery });
    return answer;
  } catch (error) {
    if (!isDecided(error)) throw error;
    return kernel.idempotency.refuse(asked, error);
  }
}

async function take(
  tx: Tx,
  parts: LottoParts,
  wanted: Omit<WantedTicket, 'subscriptionId'>,
  draws: number,
): Promise<StoredAnswer> {
  const { ids, clock } = parts.kernel;
  const subscriptionId: SubscriptionId | undefined =
    draws > 1 ? ids.forPlayer<'lotto-subscription'>(wanted.playerId) : undefined;
  if (subscriptionId !== undefined)
    await insertSubscription(tx, {
      ...wanted,
      subscriptionId,
      madeAtMs: clock.nowMs(),
      nextNumber: wanted.draw + 1,
      left: draws - 1,
    });
  const { ticket, draw } = await takeTicket(tx, parts, { ...wanted, subscriptionId });
  return { status: 201, body: ticketView(ticket, draw, clock.nowMs()) };
}

async function readWanted(
  { kernel, isBanned, currencies, bounds, numbers }: LottoParts,
  playerId: PlayerId,
  { lottery: code, draw, accountId: account, lineStake, fields: marked, giftId: gift }: NewLottoTicket,
): Promise<Omit<WantedTicket, 'subscriptionId'>> {
  if (isBanned(playerId)) throw new PlatformError('ACCOUNT_RESTRICTED');
  const lottery = lotteryOf(code);
  if (lottery === undefined) throw new PlatformError('LOTTERY_UNKNOWN');
  const accountId = requiredId<'account'>(account, 'ACCOUNT_UNKNOWN');
  const currency = await currencies.of(kernel.db, playerId, accountId);
  bounds.of(lottery, currency);
  const lineMinor = parseAmount(lineStake, currency);
  if (lineMinor === undefined || lineMinor <= 0n) throw new PlatformError('AMOUNT_INVALID');
  const fields = readEntries(lottery, marked);
  if (fields === undefined)
    throw new PlatformError('INVALID_INPUT', [{ at: '/fields', message: 'are none of this lottery' }]);
  const giftId = gift === undefined ? undefined : requiredId<'gift'>(gift, 'GIFT_UNKNOWN');
  const number = await numbers.next();
  return { number, playerId, accountId, currency, lineMinor, fields, lottery: code, draw, giftId };
}
