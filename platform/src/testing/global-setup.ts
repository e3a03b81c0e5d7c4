import { makeProductTemplate } from './make-product-template.ts';
import { PRODUCT_TEMPLATE_VARIABLE } from './product-template.ts';
import { openRunCluster } from './run-cluster.ts';
import { openRunFolder } from './run-folder.ts';

/**
 * Jest's global setup of the platform project: one PostgreSQL for all its test files, and a database for them to copy.
 * Whoever runs Jest many times keeps both for all runs (`keep-cluster.process.ts`).
 */
export default async function globalSetup(): Promise<void> {
  openRunFolder();
  await openRunCluster();
  process.env[PRODUCT_TEMPLATE_VARIABLE] ??= await makeProductTemplate();
}
