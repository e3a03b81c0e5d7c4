import { formatAmount, parseAmount } from '@paddock/contract';
import type { BonusOffer } from '@paddock/contract/schemas';

/** The smallest deposit that brings a bonus, with what it brings and asks, as decimal strings. */
export interface BonusExample {
  readonly deposit: string;
  readonly bonus: string;
  readonly stake: string;
}

/** The terms in figures, computed as the server does: rounded down, capped. */
export function bonusExample(offer: BonusOffer): BonusExample {
  const { currency, percent, minDeposit, upTo, wageringMultiple } = offer;
  const depositMinor = parseAmount(minDeposit, currency) ?? 0n;
  const upToMinor = parseAmount(upTo, currency) ?? 0n;
  const shareMinor = (depositMinor * BigInt(percent)) / 100n;
  const bonusMinor = shareMinor < upToMinor ? shareMinor : upToMinor;
  return {
    deposit: minDeposit,
    bonus: formatAmount(bonusMinor, currency),
    stake: formatAmount(bonusMinor * BigInt(wageringMultiple), currency),
  };
}

/** How much of what has to be staked is staked, from 0 to 1, and what is missing as a decimal string. */
export function wageringOf(bonus: {
  readonly wagered: string;
  readonly required: string;
  readonly currency: string;
}): { readonly part: number; readonly remaining: string } {
  const { currency } = bonus;
  const wageredMinor = parseAmount(bonus.wagered, currency) ?? 0n;
  const requiredMinor = parseAmount(bonus.required, currency) ?? 1n;
  const leftMinor = requiredMinor > wageredMinor ? requiredMinor - wageredMinor : 0n;
  return {
    part: Number(requiredMinor - leftMinor) / Number(requiredMinor),
    remaining: formatAmount(leftMinor, currency),
  };
}
