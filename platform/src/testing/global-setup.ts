import { startTestCluster, type TestCluster } from './test-cluster.ts';
import { makeProductTemplate } from './make-product-template.ts';
import { PRODUCT_TEMPLATE_VARIABLE } from './product-template.ts';
import { openRunFolder } from './run-folder.ts';
import { TEST_CLUSTER_VARIABLE } from './test-database.ts';

declare global {
  var paddockTestCluster: TestCluster | undefined;
}

/**
 * Jest's global setup of the platform project: one PostgreSQL for all its test files, and a database for them to copy.
 * Whoever runs Jest many times keeps both for all runs (`keep-cluster.process.ts`).
 */
export default async function globalSetup(): Promise<void> {
  openRunFolder();
  if (process.env[TEST_CLUSTER_VARIABLE] === undefined) {
    globalThis.paddockTestCluster = await startTestCluster();
    process.env[TEST_CLUSTER_VARIABLE] = globalThis.paddockTestCluster.url;
  }
  process.env[PRODUCT_TEMPLATE_VARIABLE] ??= await makeProductTemplate();
}
