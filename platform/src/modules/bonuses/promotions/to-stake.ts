import { formatAmount } from '@paddock/contract';
import type { PromotionTerms, PromotionView } from '@paddock/contract/schemas';

import { figuresOf, largestOf, minorOf } from './check-terms.ts';
import { giftsOf, isDailyGift } from './days/gift-of-day.ts';
import { giftIn, requiredMinor } from './gift.ts';

type ToStake = NonNullable<PromotionView['toStake']>;

/** A gift of bonus money, and the deposit that brings it where one does. */
interface Example {
  readonly depositMinor: bigint | undefined;
  readonly bonusMinor: bigint;
}

/**
 * What has to be staked of bonus money by currency, in amounts: of the smallest gift and of the largest one, by the functions
 * that give it. Undefined where nothing has to be.
 */
export function toStake(terms: PromotionTerms): ToStake | undefined {
  const { wants, gives } = terms;
  if (wants === undefined) return undefined;
  return Object.fromEntries(
    Object.keys(figuresOf(gives)).map((currency) => [
      currency,
      examplesIn(terms, currency).map(({ depositMinor, bonusMinor }) => ({
        deposit: depositMinor === undefined ? null : formatAmount(depositMinor, currency),
        bonus: formatAmount(bonusMinor, currency),
        stakes: formatAmount(requiredMinor(wants, bonusMinor), currency),
      })),
    ]),
  );
}

/** The smallest and the largest gift; one where they are the same. */
function examplesIn(terms: PromotionTerms, currency: string): readonly Example[] {
  const examples =
    terms.gives.kind === 'deposit-bonus' ? ofDeposits(terms, currency) : ofGifts(terms, currency);
  const [least] = examples;
  const most = examples.at(-1);
  if (least === undefined || most === undefined) return [];
  return least.bonusMinor === most.bonusMinor ? [least] : [least, most];
}

/** Of the smallest deposit that counts, and of the smallest one that brings the most. */
function ofDeposits(terms: PromotionTerms, currency: string): readonly Example[] {
  const figures = terms.gives.kind === 'deposit-bonus' ? terms.gives.currencies[currency] : undefined;
  if (figures === undefined) return [];
  const leastMinor = minorOf(figures.least, currency);
  const percent = BigInt(figures.percent);
  const fullMinor = (minorOf(figures.upTo, currency) * 100n + percent - 1n) / percent;
  return [leastMinor, fullMinor > leastMinor ? fullMinor : leastMinor].map((depositMinor) => ({
    depositMinor,
    bonusMinor: giftIn(terms, currency, depositMinor),
  }));
}

/** Of what needs no deposit: of a wheel or a calendar its bonus money, of cashback and of rounds what they come to at most. */
function ofGifts({ gives }: PromotionTerms, currency: string): readonly Example[] {
  const gifts = isDailyGift(gives) ? giftsOf(gives).filter((gift) => gift?.kind === 'bonus') : [gives];
  return gifts
    .flatMap((gift) => largestOf(gift, currency))
    .toSorted((a, b) => Number(a - b))
    .map((bonusMinor) => ({ depositMinor: undefined, bonusMinor }));
}
