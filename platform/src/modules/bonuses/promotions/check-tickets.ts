import type { PromotionTerms, PromotionWrong } from '@paddock/contract/schemas';

import { isTicket } from '../tickets/ticket-terms.ts';
import { minorOf, type PromotionGround } from './check-terms.ts';
import { contradictionAt } from './contradiction.ts';

/** The first contradiction of a ticket: lotteries or pools that are not there, and a stake that no ticket of one of them costs. */
export function inTickets(
  { gives }: PromotionTerms,
  { tickets }: PromotionGround,
): PromotionWrong | undefined {
  if (!isTicket(gives)) return undefined;
  const seller = tickets[gives.product];
  const at = gives.of.findIndex((code) => !seller.of.includes(code));
  if (at >= 0) return contradictionAt(`/gives/of/${at}`, gives.product === 'toto' ? 'pool' : 'lottery');
  for (const [currency, { amount }] of Object.entries(gives.currencies)) {
    const unsold = gives.of.find((code) => !seller.sells(code, currency, minorOf(amount, currency)));
    if (unsold !== undefined)
      return contradictionAt(`/gives/currencies/${currency}/amount`, 'ticket', { named: unsold });
  }
  return undefined;
}
