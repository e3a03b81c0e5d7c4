import { ERROR_TABLE, formatAmount, type BetId, type PlayerId } from '@paddock/contract';
import type { EditBetView, EditQuoteRequest, EditQuoteView } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { StoredAnswer } from '../../../kernel/idempotency/idempotency.ts';
import { betView, EDIT_KEY } from '../bets/bet-record.ts';
import { readBet } from '../bets/bet-store.ts';
import { readCashOut, readStored } from '../cash-out/cash-out-store.ts';
import { anyUnstored } from '../placement/placing.ts';
import { quote } from '../placement/quote.ts';
import { heldBefore } from '../settlement/held-room.ts';
import type { EditCall, EditParts } from './edit-parts.ts';
import { createNextBet } from './next-bet.ts';

/** Open bets that go on as others (rules §11): left and placed anew in one transaction, or not at all. */
export interface BetEdits {
  /** What the bet is worth now, and what may be placed in its place. @throws BET_UNKNOWN */
  quote(playerId: PlayerId, betId: BetId, request: EditQuoteRequest): Promise<EditQuoteView>;
  /** Once per key: at once, or with a leg in play of either bet after its delay. */
  edit(call: EditCall): Promise<StoredAnswer>;
  /** What became of the edit with a key; undefined where there was none. */
  view(playerId: PlayerId, key: string): Promise<EditBetView | undefined>;
}

export function createBetEdits(parts: EditParts): BetEdits {
  const { kernel, book, exposures, offers, numbers, writeBehind } = parts;
  const { db, clock, config } = kernel;
  return {
    async quote(playerId, betId, request) {
      const key = { playerId, betId };
      const stored = (await readStored(db, [key])).get(betId);
      if (stored === undefined) throw new PlatformError('BET_UNKNOWN');
      const person = await parts.accountsOfPerson(db, playerId);
      const nowMs = clock.nowMs();
      const { currency } = stored.bet;
      const held = heldBefore(key, stored.bet, stored.legs);
      // The bounds are those of when the old bet is gone. Nothing is awaited in between.
      exposures.remove(held);
      try {
        const coupon = quote(book, exposures, config.liveDelayMs, { ...request, currency }, person, nowMs);
        return { ...coupon, worth: offers.quote(playerId, stored, nowMs) };
      } finally {
        exposures.add(held);
      }
    },
    async edit(call) {
      // Before the transaction: inside it both would wait for a second connection.
      if (anyUnstored(book, call.request)) await writeBehind.flush();
      const next = createNextBet(parts, call, await numbers.next());
      const { playerId, key, betId, request } = call;
      return parts.take({ playerId, key, betId, request: { quoteId: request.quoteId }, next });
    },
    async view(playerId, key) {
      const found = await readCashOut(db, playerId, `${EDIT_KEY}${key}`);
      if (found?.becomes === undefined) return undefined;
      const { betId, status, becomes, code, details } = found;
      if (status === 'pending')
        return { status, key, betId, decidesAtMs: found.decidesAtMs, serverTimeMs: clock.nowMs() };
      if (status === 'refused') {
        const said = { code, message: ERROR_TABLE[code][1], ...(details !== undefined && { details }) };
        return { status, key, betId, ...said };
      }
      const bet = await readBet(db, playerId, becomes);
      if (bet === undefined) throw new Error(`bet ${betId} was edited into nothing`);
      const paid = formatAmount(found.paidMinor, found.currency);
      return { status: 'edited', key, betId, paid, bet: betView(bet) };
    },
  };
}
