import { legNames, type LegNames } from '@paddock/contract';
import { typeKeyOf, typeViewOf } from '@paddock/contract/markets';
import type { MarketView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { MarketEntry } from '../book/entries.ts';
import { offeredTerms } from '../book/offered-terms.ts';
import { priceVersion } from '../book/price-version.ts';

/** What stops a market beside its own status: a producer that is down or says nothing of its match, an operator's hold. */
function stopOf({ status, ordered, event }: MarketEntry) {
  if (status !== 'open' && status !== 'suspended') return undefined;
  if (!event.producer.up) return { reason: 'feed', sinceMs: event.producer.downSinceMs };
  const heldSinceMs = ordered.heldSinceMs ?? event.ordered.heldSinceMs;
  if (heldSinceMs !== undefined) return { reason: 'manual', sinceMs: heldSinceMs };
  return event.silentSinceMs === undefined ? undefined : { reason: 'feed', sinceMs: event.silentSinceMs };
}

/** A market as players see it. While something else stops it, it shows as suspended for that, whatever it was. */
export function marketView(book: Book, market: MarketEntry): MarketView {
  const stop = stopOf(market);
  const reason = stop?.reason ?? market.reason;
  const sinceMs = market.suspendedSinceMs ?? stop?.sinceMs;
  const eachWay = offeredTerms(market);
  return {
    id: market.id,
    type: typeKeyOf(market.type, market.specifiers),
    specifiers: market.specifiers,
    status: stop === undefined ? market.status : 'suspended',
    version: priceVersion(book.epoch, market.version),
    ...(reason === undefined ? {} : { reason }),
    ...(sinceMs === undefined ? {} : { suspendedSinceMs: sinceMs }),
    selections: [...market.selections],
    ...(eachWay && { eachWay }),
  };
}

/** What a bet on an outcome is called, in every language. */
export function namesOfSelection(
  { event, type, specifiers, selections }: MarketEntry,
  outcome: string,
): LegNames {
  const name = selections.find((one) => one.outcome === outcome)?.name;
  const names = name && { [outcome]: name };
  return legNames({ type: typeViewOf(type, specifiers), specifiers, names }, outcome, event);
}
