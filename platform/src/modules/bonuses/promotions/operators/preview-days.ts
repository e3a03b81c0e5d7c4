import { formatAmount, type PlayerId } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { BonusesParts } from '../../bonuses-parts.ts';
import { currencyFor } from '../currency-for.ts';
import { expectedOf } from '../days/cost-of-days.ts';
import { giftsOf, isDailyGift, termsOfPlace, type DailyGift } from '../days/gift-of-day.ts';
import { dearestMinor } from '../days/give-of-day.ts';
import { budgetOf, giftIn } from '../gift.ts';
import type { BudgetPart } from '../grant-store.ts';
import { firstOfDays } from './first-of-days.ts';
import { LimitsUsed } from './limits-used.ts';
import { onceAHolder } from './once-a-holder.ts';
import type { PastPreview } from './preview.ts';

/** A day of the site's clock on which a player was here. */
interface PastDay {
  readonly playerId: PlayerId;
  readonly currency: string;
  /** Which of the player's days it was, from 0. */
  readonly place: number;
  readonly atMs: number;
}

/** What such a day is expected to bring, in parts of the sum of weights. */
interface ExpectedDay {
  /** What has to be left of its bounds. */
  readonly asked: readonly BudgetPart[];
  /** Of gifts how many. */
  readonly count: bigint;
  readonly minor: bigint;
  readonly points: bigint;
}

/**
 * What a wheel or a calendar would have given these players, a turn on each day of the site's clock they were here, until a
 * limit is reached: of a wheel what is expected by its chances, exact until it is rounded up once by currency.
 */
export async function previewDays(
  parts: BonusesParts,
  terms: PromotionTerms,
  { players, fromMs }: { readonly players: Iterable<PlayerId>; readonly fromMs: number },
): Promise<PastPreview> {
  const { gives } = terms;
  if (!isDailyGift(gives)) throw new Error(`${gives.kind} brings nothing by the day`);
  const { first, beside } = await onceAHolder(parts, await pastDays(parts, terms, { players, fromMs }));
  const scale = weightsOf(gives);
  const limits = new LimitsUsed(terms, scale);
  const sums = new Map<string, bigint>();
  let points = 0n;
  const given = new Set<PlayerId>();
  for (const day of first) {
    const expected = expectedDay(terms, gives, day);
    if (expected === undefined || !limits.take(expected.asked, day.atMs, expected)) continue;
    given.add(day.playerId);
    sums.set(day.currency, (sums.get(day.currency) ?? 0n) + expected.minor);
    points += expected.points;
  }
  const roundedUp = (sum: bigint): bigint => (sum + scale - 1n) / scale;
  return {
    players: given.size,
    late: new Set(first.map(({ playerId }) => playerId)).size - given.size,
    beside,
    bounds: limits.view(),
    given: [...sums]
      .map(([currency, sum]) => ({ currency, minor: roundedUp(sum) }))
      .filter(({ minor }) => minor > 0n)
      .map(({ currency, minor }) => ({ currency, amount: formatAmount(minor, currency) })),
    points: Number(roundedUp(points)),
  };
}

/** Days of all these players, in the order of time. */
async function pastDays(
  parts: BonusesParts,
  terms: PromotionTerms,
  { players, fromMs }: { readonly players: Iterable<PlayerId>; readonly fromMs: number },
): Promise<readonly PastDay[]> {
  const { db } = parts.kernel;
  const days: PastDay[] = [];
  for (const playerId of players) {
    const currency = await currencyFor(db, parts, playerId, terms);
    if (currency === undefined) continue;
    const firsts = firstOfDays(await parts.visitsSince(db, playerId, fromMs), parts.timeZoneHours());
    days.push(...[...firsts.values()].map((atMs, place) => ({ playerId, currency, place, atMs })));
  }
  return days.toSorted((a, b) => a.atMs - b.atMs);
}

/** What of a wheel all weights come to; a calendar has no chances. */
const weightsOf = (gives: DailyGift): bigint =>
  gives.kind === 'wheel' ? gives.prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n) : 1n;

/** Undefined after the last day of a calendar. */
function expectedDay(
  terms: PromotionTerms,
  gives: DailyGift,
  { currency, place }: Pick<PastDay, 'currency' | 'place'>,
): ExpectedDay | undefined {
  if (gives.kind === 'wheel')
    return {
      // It is turned only while its dearest prize can be given.
      asked: budgetOf(terms, currency, dearestMinor(terms, currency)),
      count: gives.prizes.reduce((sum, { gift, weight }) => sum + (gift === null ? 0n : BigInt(weight)), 0n),
      minor: expectedOf(terms, 1, { currency }).sum,
      points: expectedOf(terms, 1, 'points').sum,
    };
  const gift = giftsOf(gives)[place];
  if (gift === undefined) return undefined;
  if (gift === null) return { asked: [], count: 0n, minor: 0n, points: 0n };
  const placed = termsOfPlace(terms, place);
  const worth = giftIn(placed, currency, 0n);
  const isPoints = gift.kind === 'points';
  return {
    asked: budgetOf(placed, currency, worth),
    ...{ count: 1n, minor: isPoints ? 0n : worth, points: isPoints ? worth : 0n },
  };
}
