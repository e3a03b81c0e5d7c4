import type { PlayerId } from '@paddock/contract';
import type { PromotionTerms } from '@paddock/contract/schemas';

import type { Tx } from '../../../../kernel/database/database.ts';
import { PlatformError } from '../../../../kernel/http/problem.ts';
import type { BonusesParts } from '../../bonuses-parts.ts';
import { currencyFor } from '../currency-for.ts';
import { budgetOf, giftIn } from '../gift.ts';
import { handOver } from '../give.ts';
import { grantsOf, insertGrant, isBudgetLeft, takeFromBudget, writeGrant } from '../grant-store.ts';
import type { Grant } from '../promotion.ts';
import { giftsOf, isDailyGift, termsOfPlace, type DailyGift } from './gift-of-day.ts';
import { sealNextSeed } from './wheel-seed.ts';

/** Gives a wheel or a calendar itself: its days go on from now on. */
export async function beginDays(
  tx: Tx,
  { kernel }: Pick<BonusesParts, 'kernel'>,
  grant: Grant,
): Promise<void> {
  await writeGrant(tx, { ...grant, state: 'running', isDaily: true });
  if (grant.terms.gives.kind === 'wheel') await sealNextSeed(tx, kernel, grant);
}

/** Gives what the place of a day brings, as a part of its own; answers its id, null for nothing. @throws PROMOTION_SPENT */
export async function giveOfDay(
  tx: Tx,
  parts: BonusesParts,
  part: Grant & { readonly gives: DailyGift },
  { place, atMs }: { readonly place: number; readonly atMs: number },
): Promise<string | null> {
  if (giftsOf(part.gives)[place] === null) return null;
  const { playerId, code, version } = part;
  const terms = termsOfPlace(part.terms, place);
  const currency = await currencyOf(tx, parts, playerId, terms);
  const amountMinor = giftIn(terms, currency, 0n);
  if (!(await takeFromBudget(tx, code, budgetOf(terms, currency, amountMinor), atMs)))
    throw new PlatformError('PROMOTION_SPENT');
  const grantId = parts.kernel.ids.forPlayer<'grant'>(playerId);
  const { grantId: parentId } = part;
  await insertGrant(tx, { playerId, grantId, code, version, joinedAtMs: atMs, parentId, place });
  const given = (await grantsOf(tx, playerId)).find((one) => one.grantId === grantId);
  if (given === undefined) throw new Error(`part ${grantId} of player ${playerId} is not there`);
  await handOver(tx, parts, given, { currency, amountMinor, paymentId: null, atMs });
  return grantId;
}

/** Whether the dearest prize of a wheel can still be given. @throws PROMOTION_SPENT, PROMOTION_NOT_FOR_YOU */
export async function requireBudget(
  tx: Tx,
  parts: BonusesParts,
  { terms, playerId, code }: Pick<Grant, 'terms' | 'playerId' | 'code'>,
): Promise<void> {
  const currency = await currencyOf(tx, parts, playerId, terms);
  if (!(await isBudgetLeft(tx, code, budgetOf(terms, currency, dearestMinor(terms, currency)))))
    throw new PlatformError('PROMOTION_SPENT');
}

/** The most that a day brings in a currency. */
export function dearestMinor(terms: PromotionTerms, currency: string): bigint {
  if (!isDailyGift(terms.gives)) return 0n;
  return giftsOf(terms.gives)
    .map((gift) =>
      gift === null || gift.kind === 'points' ? 0n : giftIn({ ...terms, gives: gift }, currency, 0n),
    )
    .reduce((most, one) => (one > most ? one : most), 0n);
}

async function currencyOf(
  tx: Tx,
  parts: BonusesParts,
  playerId: PlayerId,
  terms: PromotionTerms,
): Promise<string> {
  const currency = await currencyFor(tx, parts, playerId, terms);
  if (currency === undefined) throw new PlatformError('PROMOTION_NOT_FOR_YOU');
  return currency;
}
