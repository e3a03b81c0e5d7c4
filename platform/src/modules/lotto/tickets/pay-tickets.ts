import { formatAmount, type BetId } from '@paddock/contract';

import { inTransaction, type Tx } from '../../../kernel/database/database.ts';
import { giveTicketsBack } from '../../bonuses/index.ts';
import { tellPlayer } from '../../live/index.ts';
import type { Draw } from '../draws/draw.ts';
import { saveSettled } from '../draws/draw-store.ts';
import type { LottoParts } from '../lotto-api.ts';
import { paidInDraw, type Ticket } from './ticket.ts';
import { endTickets, openTickets } from './ticket-store.ts';

/** Tickets of different players that share a transaction. */
const TOGETHER = 250;

type Parts = Pick<LottoParts, 'kernel' | 'stakes' | 'gifts' | 'tellInbox'>;
type Paid = Ticket & { readonly paidMinor: bigint };

/**
 * Pays every ticket of a draw that has fallen or was given back, whole transactions at a time: a process that dies has paid
 * some, and the next one pays the rest, each once. A player on a break or a ban is paid as well. A ticket that cannot be
 * paid is told to the log, holds up no other, and is tried again. Answers whether all are paid.
 */
export async function payTickets(parts: Parts, draw: Draw): Promise<boolean> {
  const { kernel } = parts;
  const failed = new Set<BetId>();
  for (;;) {
    const paid = await payNext(parts, draw, failed);
    for (const { playerId, ticketId, paidMinor } of paid) {
      tellPlayer(kernel.bus, playerId, { kind: 'lotto:ended', id: ticketId });
      if (paidMinor > 0n) tellPlayer(kernel.bus, playerId, { kind: 'accounts' }, { kind: 'inbox' });
    }
    if (paid.length === 0) break;
  }
  if (failed.size > 0) return false;
  await inTransaction(kernel.db, (tx) => saveSettled(tx, draw.drawId, kernel.clock.nowMs()));
  return true;
}

/** The next tickets, together; where that fails, one by one. */
async function payNext(parts: Parts, draw: Draw, failed: Set<BetId>): Promise<readonly Paid[]> {
  const { kernel } = parts;
  const pay = (most: number) =>
    inTransaction(kernel.db, async (tx) =>
      payTogether(tx, parts, draw, await openTickets(tx, draw.drawId, { except: [...failed], limit: most })),
    );
  try {
    return await pay(TOGETHER);
  } catch (error) {
    kernel.log.warn({ err: error, drawId: draw.drawId }, 'tickets could not be paid together');
  }
  for (;;) {
    const next = await inTransaction(kernel.db, (tx) =>
      openTickets(tx, draw.drawId, { except: [...failed], limit: 1 }),
    );
    const [ticket] = next;
    if (ticket === undefined) return [];
    try {
      return await pay(1);
    } catch (error) {
      failed.add(ticket.ticketId);
      kernel.log.error({ err: error, ticketId: ticket.ticketId }, 'a ticket could not be paid');
    }
  }
}

async function payTogether(
  tx: Tx,
  parts: Parts,
  draw: Draw,
  tickets: readonly Ticket[],
): Promise<readonly Paid[]> {
  const { kernel, stakes, gifts } = parts;
  const atMs = kernel.clock.nowMs();
  const isVoid = draw.voidedAtMs !== undefined;
  const open = tickets.map((ticket): Paid => {
    const paidMinor = paidInDraw(draw, ticket);
    if (paidMinor === undefined) throw new Error(`ticket ${ticket.ticketId} was to be paid before its draw`);
    return { ...ticket, paidMinor };
  });
  if (open.length === 0) return [];
  const ends = open.map(({ playerId, ticketId: betId, currency, paidMinor: targetMinor, giftId }) => ({
    ...{ playerId, betId, currency, targetMinor, isVoid, atMs, revision: 1, isGiven: giftId !== undefined },
    reason: `lottery ${draw.lottery} draw ${draw.number}`,
  }));
  await stakes.settleAll(tx, ends, () =>
    endTickets(
      tx,
      open.map((ticket) => ({ ...ticket, isVoid })),
      atMs,
    ),
  );
  const given = open.map(({ playerId, ticketId: betId, giftId }) => ({ playerId, betId, giftId, isVoid }));
  await giveTicketsBack(tx, gifts, given, atMs);
  await tellWinners(tx, parts, draw, open);
  return open;
}

async function tellWinners(
  tx: Tx,
  { tellInbox, kernel }: Parts,
  draw: Draw,
  paid: readonly Paid[],
): Promise<void> {
  const isVoid = draw.voidedAtMs !== undefined;
  const told = paid
    .filter(({ paidMinor }) => paidMinor > 0n)
    .map(({ playerId, ticketId, paidMinor, currency, giftId }) => ({
      playerId,
      cause: `lotto-ticket:${ticketId}`,
      content: {
        kind: 'lotto-ticket',
        ticketId,
        lottery: draw.lottery,
        draw: draw.number,
        step: isVoid ? (giftId === undefined ? 'void' : 'gift-back') : 'won',
        amount: formatAmount(paidMinor, currency),
        currency,
      } as const,
      atMs: kernel.clock.nowMs(),
    }));
  if (told.length > 0) await tellInbox(tx, told);
}
