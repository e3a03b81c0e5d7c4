import { legNames, type LegNames } from '@paddock/contract';
import { typeKeyOf, typeViewOf } from '@paddock/contract/markets';
import type { MarketView } from '@paddock/contract/schemas';

import type { Book } from '../book/book.ts';
import type { MarketEntry } from '../book/entries.ts';
import { priceVersion } from '../book/price-version.ts';

/** A market as players see it. While its producer is down it shows as suspended for the feed, whatever it was. */
export function marketView(book: Book, market: MarketEntry): MarketView {
  const { producer } = market.event;
  const down = !producer.up && (market.status === 'open' || market.status === 'suspended');
  const reason = down ? 'feed' : market.reason;
  const sinceMs = down ? (market.suspendedSinceMs ?? producer.downSinceMs) : market.suspendedSinceMs;
  return {
    id: market.id,
    type: typeKeyOf(market.type, market.specifiers),
    specifiers: market.specifiers,
    status: down ? 'suspended' : market.status,
    version: priceVersion(book.epoch, market.version),
    ...(reason === undefined ? {} : { reason }),
    ...(sinceMs === undefined ? {} : { suspendedSinceMs: sinceMs }),
    selections: [...market.selections],
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
