import { formatAmount, parseAmount } from '@paddock/contract';
import type { BonusesView } from '@paddock/contract/schemas';

export type StartedPromotion = NonNullable<BonusesView['startedByDeposit']>[number];

/** What a promotion adds to a deposit, in amounts of its currency; an amount where it is known, `wager` where it is staked. */
export type StartedGift =
  | { readonly kind: 'share'; readonly percent: number; readonly upTo: string; readonly least: string }
  | { readonly kind: 'bonus'; readonly amount: string; readonly wager: string | undefined }
  | { readonly kind: 'money' | 'free-bet' | 'ticket' | 'coupon'; readonly amount: string }
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'free-rounds'; readonly rounds: number; readonly amount: string }
  /** For accumulators `percent` is the most there is, and `legs` what it begins with. */
  | { readonly kind: 'odds-boost'; readonly percent: number; readonly upTo: string }
  | {
      readonly kind: 'accumulator-boost';
      readonly percent: number;
      readonly legs: number;
      readonly upTo: string;
    }
  | { readonly kind: 'accumulator-insurance'; readonly legs: number; readonly upTo: string }
  | { readonly kind: 'wheel' | 'calendar' }
  /** This deposit, or one of this currency, brings nothing. */
  | { readonly kind: 'nothing' }
  /** What no deposit starts: its page says it in full. */
  | { readonly kind: 'other' };

/** `depositMinor` is null while no amount is typed that can be paid in. */
export function startedGift(
  { gives, wants }: Pick<StartedPromotion, 'gives' | 'wants'>,
  currency: string,
  depositMinor: bigint | null,
): StartedGift {
  if (gives.kind === 'points') return { kind: gives.kind, points: gives.points };
  if (gives.kind === 'wheel' || gives.kind === 'calendar') return { kind: gives.kind };
  if (gives.currencies[currency] === undefined) return { kind: 'nothing' };
  const minor = (text: string) => parseAmount(text, currency) ?? 0n;
  const bonus = (bonusMinor: bigint): StartedGift => ({
    kind: 'bonus',
    amount: formatAmount(bonusMinor, currency),
    wager: wants && formatAmount(bonusMinor * BigInt(wants.multiple), currency),
  });
  switch (gives.kind) {
    case 'deposit-bonus': {
      const { percent, upTo, least } = gives.currencies[currency];
      if (depositMinor === null) return { kind: 'share', percent, upTo, least };
      const shareMinor = (depositMinor * BigInt(percent)) / 100n;
      const bonusMinor = shareMinor < minor(upTo) ? shareMinor : minor(upTo);
      return depositMinor < minor(least) || bonusMinor === 0n ? { kind: 'nothing' } : bonus(bonusMinor);
    }
    case 'bonus':
      return bonus(minor(gives.currencies[currency].amount));
    case 'money':
    case 'free-bet':
      return { kind: gives.kind, amount: gives.currencies[currency].amount };
    case 'ticket': {
      const kind = gives.product === 'toto' ? 'coupon' : 'ticket';
      return { kind, amount: gives.currencies[currency].amount };
    }
    case 'free-rounds':
      return { kind: gives.kind, rounds: gives.rounds, amount: gives.currencies[currency].stake };
    case 'odds-boost':
      return { kind: gives.kind, percent: gives.percent, upTo: gives.currencies[currency].upTo };
    case 'accumulator-boost': {
      // Steps ascend in both.
      const [{ legs } = { legs: 0 }] = gives.steps;
      const { percent } = gives.steps.at(-1) ?? { percent: 0 };
      return { kind: gives.kind, percent, legs, upTo: gives.currencies[currency].upTo };
    }
    case 'accumulator-insurance':
      return { kind: gives.kind, legs: gives.minLegs, upTo: gives.currencies[currency].upTo };
    default:
      return { kind: 'other' };
  }
}
