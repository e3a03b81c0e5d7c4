import { formatAmount, parseAmount } from '@paddock/contract';
import type { LotteryTermsView, TicketGiftView } from '@paddock/contract/schemas';
import { linesOfAll, type Lottery } from '@paddock/games/lotto';

import { draftFault, fieldsOf, priceOf, type DraftFault, type TicketDraft } from './ticket-draft.ts';

interface WantedTicket {
  readonly lottery: string;
  readonly currency: string;
  readonly nowMs: number;
}

/** Of some tickets that the house pays the one that ends first of those that are for a lottery; undefined for none. */
export function firstTicket(
  gifts: readonly TicketGiftView[],
  { lottery, currency, nowMs }: WantedTicket,
): TicketGiftView | undefined {
  return gifts
    .filter(
      ({ product, state, expiresAtMs }) => product === 'lotto' && state === 'ready' && expiresAtMs > nowMs,
    )
    .filter((gift) => gift.of.includes(lottery) && gift.currency === currency)
    .toSorted((one, other) => one.expiresAtMs - other.expiresAtMs)[0];
}

/** The same ticket paid by a gift: for one draw, and where a line has no price of its own its share of the gift. */
export function giftedDraft(lottery: Lottery, draft: TicketDraft, gift: TicketGiftView): TicketDraft {
  const { amount, currency } = gift;
  const lines = linesOfAll(lottery, fieldsOf(lottery, draft));
  const isFixed = lottery.prizes.kind === 'fixed';
  const shareMinor = lines === 0n || !isFixed ? undefined : (parseAmount(amount, currency) ?? 0n) / lines;
  return {
    ...draft,
    draws: 1,
    ...(shareMinor !== undefined && { lineStake: formatAmount(shareMinor, currency) }),
  };
}

/** What keeps a ticket from being bought by a gift; `gift` where its lines do not come to it exactly. */
export function giftFault(
  lottery: Lottery,
  draft: TicketDraft,
  gift: TicketGiftView,
  terms: LotteryTermsView,
): DraftFault | 'gift' | undefined {
  const fault = draftFault(lottery, draft, terms);
  if (fault === 'marks' || fault === 'fields') return fault;
  const { stakeMinor } = priceOf(lottery, draft, gift.currency);
  return stakeMinor === parseAmount(gift.amount, gift.currency) ? fault : 'gift';
}
