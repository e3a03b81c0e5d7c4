import { formatAmount } from '@paddock/contract';
import type { LottoField, LottoTicketView } from '@paddock/contract/schemas';
import type { LottoEntry } from '@paddock/games/lotto';

import type { Draw } from '../draws/draw.ts';
import { drawView } from '../draws/draw-view.ts';
import type { Ticket } from './ticket.ts';

export function ticketView(ticket: Ticket, draw: Draw, nowMs: number): LottoTicketView {
  const { currency, end } = ticket;
  return {
    id: ticket.ticketId,
    number: ticket.number,
    draw: drawView(draw, nowMs),
    currency,
    lineStake: formatAmount(ticket.lineMinor, currency),
    lines: ticket.lines.toString(),
    stake: formatAmount(ticket.stakeMinor, currency),
    fields: fieldViews(ticket.fields),
    subscriptionId: ticket.subscriptionId ?? null,
    isGift: ticket.giftId !== undefined,
    boughtAtMs: ticket.acceptedAtMs,
    paid: end === undefined ? null : formatAmount(end.paidMinor, currency),
    isVoid: end?.isVoid === true,
    endedAtMs: end?.atMs ?? null,
  };
}

export const fieldViews = (fields: readonly LottoEntry[]): LottoField[] =>
  fields.map(({ picks, numbers, bonus }) => ({ picks, numbers: [...numbers], bonus: [...bonus] }));
