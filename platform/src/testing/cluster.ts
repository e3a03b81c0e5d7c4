// What journeys and benchmarks need of a database, without the product that `index.ts` brings along.
export { createTestDatabase, TEST_CLUSTER_VARIABLE, type TestDatabase } from './test-database.ts';
export { closeRunCluster, openRunCluster } from './run-cluster.ts';
export { startTestCluster, type TestCluster } from './test-cluster.ts';
export { quickFolder } from './quick-folder.ts';
export { freePort } from '../kernel/database/free-port.ts';
export { startEmbedded, type EmbeddedDatabase } from '../kernel/database/embedded.ts';
export { LAST_LINE, type HostAnswer, type HostAsk } from './product-host.ts';
export { query } from './query.ts';
