import type { PlayerId } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { giftsOf, isDailyGift } from './days/gift-of-day.ts';

/** The currency in use, or else another of the player's, in which a promotion has all its figures; undefined for none. */
export async function currencyFor(
  db: Database | Tx,
  { wallet }: Pick<BonusesParts, 'wallet'>,
  playerId: PlayerId,
  terms: Pick<PromotionTerms, 'starts' | 'gives'>,
): Promise<string | undefined> {
  const accounts = (await wallet.accounts(db, playerId)).filter(({ isClosed }) => !isClosed);
  const inUse = accounts.filter(({ isActive }) => isActive);
  return [...inUse, ...accounts].map(({ currency }) => currency).find((one) => hasFigures(terms, one));
}

/** Whether terms say in a currency what is counted and what is given. */
export function hasFigures(
  { starts, gives }: Pick<PromotionTerms, 'starts' | 'gives'>,
  currency: string,
): boolean {
  const isCountedIn = !('currencies' in starts) || currency in starts.currencies;
  return isCountedIn && (isDailyGift(gives) ? giftsOf(gives) : [gives]).every((gift) => isIn(gift, currency));
}

const isIn = (gift: PromotionTerms['gives'] | null, currency: string): boolean =>
  gift === null || !('currencies' in gift) || currency in gift.currencies;
