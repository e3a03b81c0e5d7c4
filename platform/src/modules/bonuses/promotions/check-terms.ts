import { findSport, isOwnPath, parseAmount } from '@paddock/contract';
import type { PromotionTerms, PromotionWrong } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { unknownWhoIn, type WhoGround } from '../../eligibility/index.ts';
import type { StakeRanges } from '../../products/index.ts';
import { isCouponGift, mostOf } from '../coupon-gifts/gift-terms.ts';
import { allRoundsMinor, isFreeRounds } from '../free-rounds/round-terms.ts';
import type { TicketProduct, TicketsSold } from '../tickets/ticket-terms.ts';
import { inBoosts } from './check-boosts.ts';
import { inFreeRounds } from './check-free-rounds.ts';
import { inTickets } from './check-tickets.ts';
import { inOtherGifts, inStarts } from './check-starts.ts';
import { inStakes } from './check-stakes.ts';
import { inWants } from './check-wants.ts';
import { contradictionAt } from './contradiction.ts';
import { inDays } from './days/check-days.ts';
import { giftsOf, isDailyGift } from './days/gift-of-day.ts';
import { codeOf } from './promotion.ts';

/** What a promotion is measured by: the products that take stakes, and the currencies that players keep. */
export interface PromotionGround extends WhoGround {
  readonly products: readonly string[];
  readonly currencies: readonly string[];
  /** What stakes of a product can be. */
  readonly stakeRanges: StakeRanges;
  /** Codes of our own games. */
  readonly ownGames: readonly string[];
  /** Games of ours with free rounds, and what these may stake. */
  readonly freeRounds: {
    readonly games: readonly string[];
    boundsOf(currency: string): { readonly minMinor: bigint; readonly maxMinor: bigint } | undefined;
  };
  /** What tickets there are to give. */
  readonly tickets: Readonly<Record<TicketProduct, TicketsSold>>;
  /** The site's own language: whoever reads one that is missing reads it. */
  readonly siteLanguage: string;
  readonly nowMs: number;
}

/** A promotion longer than this is a slip of a digit. */
const LONGEST_DAYS = 400;
const DAY_MS = 86_400_000;

/** @throws INVALID_INPUT with the first part of the terms that contradicts itself or another */
export function requireSound(terms: PromotionTerms, ground: PromotionGround): void {
  const found = contradictionIn(terms, ground);
  if (found !== undefined) throw new PlatformError('INVALID_INPUT', [found]);
}

/** The first contradiction of terms, with the part named; undefined for none. */
export function contradictionIn(terms: PromotionTerms, ground: PromotionGround): PromotionWrong | undefined {
  return (
    inTime(terms, ground) ??
    inText(terms, ground) ??
    inPicture(terms) ??
    inWho(terms, ground) ??
    inStarts(terms, ground) ??
    inGift(terms, ground) ??
    inOtherGifts(terms, ground) ??
    inBoosts(terms) ??
    inFreeRounds(terms, ground) ??
    inTickets(terms, ground) ??
    inDays(terms, ground) ??
    inWants(terms, ground) ??
    inStakes(terms, ground) ??
    inLimits(terms)
  );
}

function inTime({ opensAtMs, closesAtMs }: PromotionTerms, { nowMs }: PromotionGround) {
  if (closesAtMs <= opensAtMs) return contradictionAt('/closesAtMs', 'order');
  if (closesAtMs <= nowMs) return contradictionAt('/closesAtMs', 'over');
  if (closesAtMs - opensAtMs > LONGEST_DAYS * DAY_MS)
    return contradictionAt('/closesAtMs', 'tooLong', { limit: LONGEST_DAYS });
  return undefined;
}

function inText({ text }: PromotionTerms, { siteLanguage }: PromotionGround) {
  return Object.hasOwn(text, siteLanguage)
    ? undefined
    : contradictionAt(`/text/${siteLanguage}`, 'siteLanguage');
}

function inPicture({ picture }: PromotionTerms) {
  return picture === null || isOwnPath(picture) ? undefined : contradictionAt('/picture', 'picture');
}

function inWho({ who, starts }: PromotionTerms, ground: PromotionGround) {
  if (who.byOffer === true && codeOf({ starts }) !== undefined)
    return contradictionAt('/who/byOffer', 'offerAndCode');
  const unknown = unknownWhoIn(who, ground);
  return unknown && contradictionAt(`/who${unknown.at}`, unknown.rule);
}

function inGift({ gives, starts }: PromotionTerms, { currencies }: PromotionGround) {
  if (gives.kind === 'deposit-bonus' && starts.on !== 'deposit')
    return contradictionAt('/gives/kind', 'noDeposit');
  if (isCouponGift(gives)) {
    const at = gives.sports?.findIndex((sport) => findSport(sport) === undefined) ?? -1;
    if (at >= 0) return contradictionAt(`/gives/sports/${at}`, 'sport');
  }
  const given: Readonly<Record<string, Readonly<Record<string, string | number>>>> = figuresOf(gives);
  for (const [currency, amounts] of Object.entries(given)) {
    const place = `/gives/currencies/${currency}`;
    if (!currencies.includes(currency)) return contradictionAt(place, 'currency');
    for (const [name, text] of Object.entries(amounts))
      if (typeof text === 'string' && !isPositive(text, currency))
        return contradictionAt(`${place}/${name}`, 'amount', { named: currency });
  }
  return inLeastDeposits(gives);
}

/** The smallest deposit that counts brings a minor unit at least. */
function inLeastDeposits(gives: PromotionTerms['gives']) {
  if (gives.kind !== 'deposit-bonus') return undefined;
  const none = Object.entries(gives.currencies).find(
    ([currency, { percent, least }]) => minorOf(least, currency) * BigInt(percent) < 100n,
  );
  return none && contradictionAt(`/gives/currencies/${none[0]}/least`, 'bringsNothing');
}

/** What is given by currency; nothing where no currency is given. */
export function figuresOf(gives: PromotionTerms['gives']) {
  if ('currencies' in gives) return gives.currencies;
  // Those of a wheel or a calendar are the same of each gift.
  const gifts = isDailyGift(gives) ? giftsOf(gives) : [];
  return gifts.find((gift) => gift !== null && 'currencies' in gift)?.currencies ?? {};
}

function inLimits({ limits: { budget = {} }, gives }: PromotionTerms) {
  for (const [currency, text] of Object.entries(budget)) {
    const place = `/limits/budget/${currency}`;
    if (!(currency in figuresOf(gives))) return contradictionAt(place, 'notGiven');
    if (!isPositive(text, currency)) return contradictionAt(place, 'amount', { named: currency });
    if (largestOf(gives, currency).some((mostMinor) => minorOf(text, currency) < mostMinor))
      return contradictionAt(place, 'budget');
  }
  return undefined;
}

/** What each of its gifts comes to at most in a currency. */
export const largestOf = (gives: PromotionTerms['gives'], currency: string): readonly bigint[] =>
  (isDailyGift(gives) ? giftsOf(gives) : [gives]).flatMap((gift) => {
    if (gift === null || !('currencies' in gift)) return [];
    if (isCouponGift(gift)) return [mostOf(gift, currency)];
    if (isFreeRounds(gift)) return [allRoundsMinor(gift, currency)];
    const figures = gift.currencies[currency];
    if (figures === undefined) return [];
    return [minorOf('upTo' in figures ? figures.upTo : figures.amount, currency)];
  });

/** An amount of terms that were found sound. */
export function minorOf(text: string, currency: string): bigint {
  const minor = parseAmount(text, currency);
  if (minor === undefined) throw new Error(`${text} is no amount of ${currency}`);
  return minor;
}

export function isPositive(text: string, currency: string): boolean {
  const minor = parseAmount(text, currency);
  return minor !== undefined && minor > 0n;
}
