import type { PromotionTerms } from '@paddock/contract/schemas';

import { isTicket } from '../tickets/ticket-terms.ts';
import { contradictionAt, minorOf, type Contradiction, type PromotionGround } from './check-terms.ts';

/** The first contradiction of a ticket: lotteries that are not there, and a stake that no ticket of one of them costs. */
export function inTickets(
  { gives }: PromotionTerms,
  { tickets }: PromotionGround,
): Contradiction | undefined {
  if (!isTicket(gives)) return undefined;
  const seller = tickets[gives.product];
  const at = gives.of.findIndex((code) => !seller.of.includes(code));
  if (at >= 0) return contradictionAt(`/gives/of/${at}`, 'is no lottery of ours');
  for (const [currency, { amount }] of Object.entries(gives.currencies)) {
    const unsold = gives.of.find((code) => !seller.sells(code, currency, minorOf(amount, currency)));
    if (unsold !== undefined)
      return contradictionAt(`/gives/currencies/${currency}/amount`, `buys no ticket of ${unsold}`);
  }
  return undefined;
}
