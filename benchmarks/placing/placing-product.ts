import { FeedDriver, startProductProcess, type ProductProcess } from '@paddock/e2e/setup';

import type { DurableDatabase } from '../setup/durable-database.ts';

/** The product in production mode with no feed but ours. */
export function startPlacingProduct(
  databaseUrl: string,
  { dataDir }: DurableDatabase,
): Promise<ProductProcess> {
  return startProductProcess({
    databaseUrl,
    dataDir,
    environment: { NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production', FEEDS: 'push' },
  });
}

/** A provider with one match hours away whose prices stand still. */
export async function openMatch(
  origin: string,
  databaseUrl: string,
  { dataDir }: DurableDatabase,
): Promise<FeedDriver> {
  const feed = await FeedDriver.connect(origin, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  await feed.match('bench-1', 'Bench City', 'Load Rovers');
  return feed;
}
