import { randomBytes } from 'node:crypto';

import { query } from './query.ts';

/** Environment variable through which the run's global setup tells the tests where PostgreSQL is. */
export const TEST_CLUSTER_VARIABLE = 'PADDOCK_TEST_CLUSTER_URL';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/**
 * A new, empty database on the run's cluster; with a template, a copy of it.
 * @throws Error when no global setup has started a cluster.
 */
export async function createTestDatabase(template?: string): Promise<TestDatabase> {
  const clusterUrl = process.env[TEST_CLUSTER_VARIABLE];
  if (clusterUrl === undefined) throw new Error('no test cluster: run through the platform or e2e project');
  const name = `test_${randomBytes(8).toString('hex')}`;
  // To copy the files takes half of what it takes to write each block of them to the log of changes.
  const copied = template === undefined ? '' : ` template ${template} strategy file_copy`;
  await query(clusterUrl, `create database ${name}${copied}`);
  return {
    url: withDatabase(clusterUrl, name),
    drop: async () => {
      await query(clusterUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
