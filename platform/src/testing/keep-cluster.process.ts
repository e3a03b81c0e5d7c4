// Keeps a PostgreSQL with the product's template for many runs of Jest: prints, as a line of JSON, the environment that
// leads them there, and stops once its input ends, which is also when its parent is gone.
import { once } from 'node:events';

import { makeProductTemplate } from './make-product-template.ts';
import { PRODUCT_TEMPLATE_VARIABLE } from './product-template.ts';
import { startTestCluster } from './test-cluster.ts';
import { TEST_CLUSTER_VARIABLE } from './test-database.ts';

const cluster = await startTestCluster();
try {
  process.env[TEST_CLUSTER_VARIABLE] = cluster.url;
  const template = await makeProductTemplate();
  process.stdout.write(
    `${JSON.stringify({ [TEST_CLUSTER_VARIABLE]: cluster.url, [PRODUCT_TEMPLATE_VARIABLE]: template })}\n`,
  );
  await once(process.stdin.resume(), 'end');
} finally {
  await cluster.stop();
}
