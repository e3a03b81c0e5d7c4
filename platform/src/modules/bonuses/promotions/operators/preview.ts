import { DAY_MS, formatAmount } from '@paddock/contract';
import type { PromotionPreviewView, PromotionTerms } from '@paddock/contract/schemas';
import type { PlayerId } from '@paddock/contract';

import type { BonusesParts } from '../../bonuses-parts.ts';
import { giftIn } from '../gift.ts';
import type { PastDeposit, PlayerFacts } from '../promotions-parts.ts';
import { isFor } from '../who.ts';

/**
 * What terms would have given in the days that are over, had everybody whom they are for taken part: an upper bound, since
 * nobody has to. A gift for each deposit of the number they name; a gift that needs no deposit is counted for who paid in.
 */
export async function previewPromotion(
  parts: BonusesParts,
  terms: PromotionTerms,
  days: number,
): Promise<PromotionPreviewView> {
  const { kernel, depositsSince, facts } = parts;
  const nowMs = kernel.clock.nowMs();
  const deposits = await depositsSince(kernel.db, nowMs - days * DAY_MS);
  const known = new Map<PlayerId, PlayerFacts | undefined>();
  for (const { playerId } of deposits)
    if (!known.has(playerId)) known.set(playerId, await facts(kernel.db, playerId));
  const wanted = deposits.filter(({ playerId }) => {
    const one = known.get(playerId);
    return one !== undefined && isFor(terms, one, { wasOffered: true, nowMs });
  });
  return viewOf(costOf(terms, wanted));
}

/** By player and currency: what each would have been given once. */
export function costOf(
  terms: PromotionTerms,
  deposits: readonly PastDeposit[],
): ReadonlyMap<PlayerId, { readonly currency: string; readonly amountMinor: bigint }> {
  const given = new Map<PlayerId, { readonly currency: string; readonly amountMinor: bigint }>();
  for (const { playerId, number, currency, amountMinor: depositMinor } of deposits) {
    if (given.has(playerId)) continue;
    if (terms.starts.on === 'deposit' && number !== terms.starts.number) continue;
    const amountMinor = giftIn(terms, currency, depositMinor);
    if (amountMinor > 0n) given.set(playerId, { currency, amountMinor });
  }
  return given;
}

function viewOf(given: ReturnType<typeof costOf>): PromotionPreviewView {
  const sums = new Map<string, bigint>();
  for (const { currency, amountMinor } of given.values())
    sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor);
  return {
    players: given.size,
    given: [...sums].map(([currency, minor]) => ({ currency, amount: formatAmount(minor, currency) })),
  };
}
