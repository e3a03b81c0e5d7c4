import { sql } from 'kysely';

import { openTestDatabase, type OpenTestDatabase } from '../../testing/open-test-database.ts';
import { ConfigError } from '../config/config-error.ts';
import { migrate, type ModuleMigrations } from './migrate.ts';

describe('a database that others have used', () => {
  let open: OpenTestDatabase;
  beforeAll(async () => {
    open = await openTestDatabase();
  });
  afterAll(() => open.close());

  const migration = (name: string): ModuleMigrations => ({
    [name]: { up: async (db) => void (await sql`select 1`.execute(db)) },
  });

  it.each([
    ['cashier_sandbox_01', /^DATABASE_OF_A_DEMO: .*cashier_sandbox_01.*DATA_DIR/],
    ['toto_99', /^DATABASE_OF_ANOTHER_RELEASE: .*toto_99/],
  ])('is refused in a sentence where it has %s, which nobody knows', async (name, words) => {
    const table = `used_${name}`;
    await migrate(open.db, [migration('wallet_01'), migration(name)], table);
    const again = migrate(open.db, [migration('wallet_01')], table);
    await expect(again).rejects.toThrow(ConfigError);
    await expect(again).rejects.toThrow(words);
  });
});
