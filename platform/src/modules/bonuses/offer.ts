import { parseAmount, type FirstDepositTerms, type OddsMilli } from '@paddock/contract';

import type { ProductRegistration } from '../products/index.ts';

/** Which stakes count towards the wagering, and the most it brings; frozen in the grant (rules §14). */
export interface WageringTerms {
  readonly minOddsMilli: OddsMilli;
  /** What of a stake counts, in percent, by product; nothing of one that is not named. */
  readonly percents: Readonly<Record<string, number>>;
  /** By product the same of its sports or games that terms name; of another that of the product. */
  readonly percentsOf: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly maxStakeMinor: bigint | null;
  readonly maxConversionMinor: bigint | null;
}

const MIN_ODDS_MILLI = 1_500;

/** The offer of one currency in minor units. */
export interface Offer {
  readonly currency: string;
  readonly percent: number;
  readonly upToMinor: bigint;
  readonly minDepositMinor: bigint;
  readonly wageringMultiple: number;
  readonly days: number;
  readonly terms: WageringTerms;
}

/** Undefined where the site offers nothing in a currency. */
export function offerIn(
  terms: FirstDepositTerms | undefined,
  currency: string,
  products: readonly ProductRegistration[],
): Offer | undefined {
  const offer = terms?.offers[currency];
  if (terms === undefined || offer === undefined) return undefined;
  const { percent, upTo, minDeposit, maxStake, maxConversion } = offer;
  const { wageringMultiple, days } = terms;
  const minor = (text: string): bigint => {
    const amountMinor = parseAmount(text, currency);
    // The site's configuration was checked when it was read.
    if (amountMinor === undefined) throw new Error(`${text} is no amount of ${currency}`);
    return amountMinor;
  };
  return {
    currency,
    percent,
    upToMinor: minor(upTo),
    minDepositMinor: minor(minDeposit),
    wageringMultiple,
    days,
    terms: {
      minOddsMilli: terms.minOddsMilli ?? MIN_ODDS_MILLI,
      percents: Object.fromEntries(
        products.map(({ product, wagering }) => [
          product,
          terms.percents?.[product] ?? wagering.usualPercent,
        ]),
      ),
      percentsOf: {},
      maxStakeMinor: maxStake === undefined ? null : minor(maxStake),
      maxConversionMinor: maxConversion === undefined ? null : minor(maxConversion),
    },
  };
}

/** What a first deposit brings: its percent rounded down, at most the cap, nothing below the smallest deposit. */
export function bonusFor({ percent, upToMinor, minDepositMinor }: Offer, depositMinor: bigint): bigint {
  if (depositMinor < minDepositMinor) return 0n;
  const shareMinor = (depositMinor * BigInt(percent)) / 100n;
  return shareMinor < upToMinor ? shareMinor : upToMinor;
}
