import { sql } from 'kysely';

import { openTestDatabase, type OpenTestDatabase } from '../../testing/open-test-database.ts';
import { PREPARED } from './prepared.ts';

describe('a statement that is marked', () => {
  let open: OpenTestDatabase;

  beforeEach(async () => {
    open = await openTestDatabase();
  });
  afterEach(() => open.close());

  const doubled = async (n: number) =>
    (await sql<{ answer: number }>`${PREPARED} select ${n}::int * 2 as answer`.execute(open.db)).rows[0]
      ?.answer;
  const prepared = async () =>
    (
      await sql<{ statement: string; used: bigint }>`
        select statement, generic_plans + custom_plans as used from pg_prepared_statements`.execute(open.db)
    ).rows;

  it('is prepared once on its connection, any other never', async () => {
    expect([await doubled(2), await doubled(3), await doubled(4)]).toEqual([4, 6, 8]);
    expect(await prepared()).toEqual([
      { statement: '/* prepared */ select $1::int * 2 as answer', used: 3n },
    ]);
  });

  it('still says what is wrong, and can be asked again', async () => {
    await expect(sql`${PREPARED} select 1 / ${0}::int`.execute(open.db)).rejects.toMatchObject({
      code: '22012',
    });
    expect(await doubled(5)).toBe(10);
  });
});
