import { openDatabase, type OpenDatabase } from '../kernel/database/database.ts';
import { createTestDatabase } from './test-database.ts';

export interface OpenTestDatabase extends OpenDatabase {
  readonly url: string;
}

/** A new, empty database with one connection to it; closing drops it. */
export async function openTestDatabase(): Promise<OpenTestDatabase> {
  const { url, drop } = await createTestDatabase();
  const open = openDatabase(url, { maxConnections: 1 });
  return {
    ...open,
    url,
    async close() {
      await open.close();
      await drop();
    },
  };
}
