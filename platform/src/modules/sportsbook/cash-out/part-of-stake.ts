import { formatAmount, parseAmount, type AmountMinor } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Offer, StoredBet } from './offer.ts';
import type { StandingOrder } from './orders/order-store.ts';

/** The part of the stake that is left: whole units of each line. @throws AMOUNT_INVALID, STAKE_UNEVEN, … */
export function partOf(
  text: string | undefined,
  { bet }: StoredBet,
  offer: Pick<Offer, 'remainingMinor' | 'lines'>,
): AmountMinor {
  if (text === undefined) return offer.remainingMinor;
  const part = parseAmount(text, bet.currency);
  if (part === undefined) throw new PlatformError('AMOUNT_INVALID');
  const { currency } = bet;
  if (part <= 0n) throw new PlatformError('STAKE_TOO_SMALL', { min: formatAmount(offer.lines, currency) });
  if (part > offer.remainingMinor)
    throw new PlatformError('STAKE_TOO_LARGE', { max: formatAmount(offer.remainingMinor, currency) });
  if (part % offer.lines !== 0n) throw new PlatformError('STAKE_UNEVEN', { lines: Number(offer.lines) });
  return part;
}

/** The part that an order leaves: what was named, or all that is left where that is less by then. */
export function partOfOrder({ partMinor }: StandingOrder, { remainingMinor }: Offer): AmountMinor {
  return partMinor === undefined || partMinor > remainingMinor ? remainingMinor : partMinor;
}
