import { closeRunCluster, openRunCluster } from './run-cluster.ts';
import { createTestDatabase, TEST_CLUSTER_VARIABLE } from './test-database.ts';

describe("a run's PostgreSQL", () => {
  const given = process.env[TEST_CLUSTER_VARIABLE];
  beforeEach(() => {
    Reflect.deleteProperty(process.env, TEST_CLUSTER_VARIABLE);
  });
  afterAll(() => {
    process.env[TEST_CLUSTER_VARIABLE] = given;
  });

  it('is one for all its global setups, and stands until the last has ended', async () => {
    await openRunCluster();
    const first = process.env[TEST_CLUSTER_VARIABLE];
    const { url } = await createTestDatabase();

    await openRunCluster();

    expect(process.env[TEST_CLUSTER_VARIABLE]).toBe(first);
    await closeRunCluster();
    await (await createTestDatabase(new URL(url).pathname.slice(1))).drop();
    await closeRunCluster();
    expect(process.env[TEST_CLUSTER_VARIABLE]).toBeUndefined();
    await expect(createTestDatabase()).rejects.toThrow('no test cluster');
  });

  it('is the one another process keeps, which no run stops', async () => {
    process.env[TEST_CLUSTER_VARIABLE] = given;

    await openRunCluster();
    await closeRunCluster();

    expect(process.env[TEST_CLUSTER_VARIABLE]).toBe(given);
    await (await createTestDatabase()).drop();
  });
});
