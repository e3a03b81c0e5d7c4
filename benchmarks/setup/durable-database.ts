import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@paddock/platform/testing/cluster';
import pg from 'pg';

export interface DurableDatabase {
  readonly url: string;
  readonly dataDir: string;
  /** A further, empty database on the same server. */
  create(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** The embedded PostgreSQL as the product starts it, fsync on: on a directory that stays, or on one of its own. */
export async function startDurableDatabase(keptDir?: string): Promise<DurableDatabase> {
  const dataDir = keptDir ?? (await newDataDir());
  const cluster = await startEmbedded({ dataDir });
  return {
    url: cluster.url,
    dataDir,
    async create(name) {
      const client = new pg.Client({ connectionString: cluster.url });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      const url = new URL(cluster.url);
      url.pathname = `/${name}`;
      return url.href;
    },
    async stop() {
      await cluster.stop();
      if (keptDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** An empty directory PostgreSQL's own user may enter. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'paddock-bench-'));
  await chmod(dataDir, 0o755);
  return dataDir;
}
