import { startTestCluster, TEST_CLUSTER_VARIABLE, type TestCluster } from '@paddock/platform/testing';

import { prepareBrowser } from './browser.ts';

declare global {
  var paddockJourneyCluster: TestCluster | undefined;
}

/**
 * Jest's global setup of the journeys: the browser, and one PostgreSQL; each journey has its own database and product on
 * it.
 */
export default async function globalSetup(): Promise<void> {
  await prepareBrowser();
  globalThis.paddockJourneyCluster = await startTestCluster();
  process.env[TEST_CLUSTER_VARIABLE] = globalThis.paddockJourneyCluster.url;
}
