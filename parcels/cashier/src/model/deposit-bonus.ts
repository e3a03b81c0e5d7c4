import { formatAmount, parseAmount } from '@paddock/contract';
import type { BonusOffer } from '@paddock/contract/schemas';

/** What a first deposit of this amount brings and asks, as decimal strings; null where it brings nothing. */
export function depositBonus(
  { currency, percent, upTo, minDeposit, wageringMultiple }: BonusOffer,
  depositMinor: bigint,
): { readonly bonus: string; readonly wager: string } | null {
  const minor = (text: string) => parseAmount(text, currency) ?? 0n;
  if (depositMinor < minor(minDeposit)) return null;
  const shareMinor = (depositMinor * BigInt(percent)) / 100n;
  const bonusMinor = shareMinor < minor(upTo) ? shareMinor : minor(upTo);
  if (bonusMinor === 0n) return null;
  return {
    bonus: formatAmount(bonusMinor, currency),
    wager: formatAmount(bonusMinor * BigInt(wageringMultiple), currency),
  };
}
