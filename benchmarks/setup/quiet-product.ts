import { startProductProcess, type ProductProcess } from '@paddock/e2e/setup';

import type { DurableDatabase } from './durable-database.ts';

/** The product in production mode, where nothing moves by itself: no feed but what is pushed. */
export function startQuietProduct(
  databaseUrl: string,
  { dataDir }: DurableDatabase,
  environment: Readonly<Record<string, string>> = {},
): Promise<ProductProcess> {
  return startProductProcess({
    databaseUrl,
    dataDir,
    environment: {
      NODE_ENV: 'production',
      SANDBOX_PROVIDERS: 'yes-in-production',
      FEEDS: 'push',
      ...environment,
    },
  });
}
