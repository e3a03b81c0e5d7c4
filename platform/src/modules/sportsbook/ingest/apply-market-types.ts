import { createHash } from 'node:crypto';
import { describedKey, describedType, type MarketType } from '@paddock/contract/markets';
import type { FeedFault, FeedMarketTypes, MarketDescription } from '@paddock/contract/schemas';

import type { Database } from '../../../kernel/database/database.ts';
import type { Book } from '../book/book.ts';
import { writeMarketTypes } from '../store/market-types-store.ts';

/**
 * Takes the kinds of market a producer describes: each whole, with all its variants. They are in the database before the
 * message is acknowledged, since prices and bets name them. A type keeps its specifiers for ever: they are part of the
 * identity of its markets (rules §5). Answers what was not taken, and why.
 */
export async function applyMarketTypes(
  db: Database,
  book: Book,
  producer: string,
  { types }: FeedMarketTypes,
  nowMs: number,
): Promise<readonly FeedFault[]> {
  const faults: FeedFault[] = [];
  const taken: MarketType[] = [];
  for (const [key, descriptions] of Map.groupBy(types, (one) => describedKey(producer, one))) {
    const type = typeOf(book, producer, key, descriptions);
    if (typeof type === 'string') faults.push({ code: 'FEED_MALFORMED', reason: type });
    else taken.push(type);
  }
  await writeMarketTypes(
    db,
    taken.map((type) => ({ type, version: versionOf(type) })),
    nowMs,
  );
  for (const type of taken) book.types.describe(type);
  renameMarkets(book, taken);
  return faults;
}

function typeOf(
  book: Book,
  producer: string,
  key: string,
  descriptions: readonly MarketDescription[],
): MarketType | string {
  const type = describedType(producer, descriptions);
  if (typeof type === 'string') return type;
  const known = book.types.get(key);
  const same = known === undefined || JSON.stringify(known.specifiers) === JSON.stringify(type.specifiers);
  return same ? type : `${key} has other specifiers already`;
}

/** Content decides what is a new version: the same described again is none. */
function versionOf(type: MarketType): string {
  return createHash('sha256').update(JSON.stringify(type)).digest('hex').slice(0, 16);
}

/** Markets of a type that was described anew are of it from now on. */
function renameMarkets(book: Book, types: readonly MarketType[]): void {
  const byKey = new Map(types.map((type) => [type.key, type]));
  for (const market of book.markets.values()) {
    const type = byKey.get(market.type.key);
    if (type === undefined) continue;
    market.type = type;
    book.marketChanged(market, 'lazy');
  }
}
