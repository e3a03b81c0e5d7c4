import { sql } from 'kysely';

import { composeModules, type ProductModules } from './compose.ts';
import { signUp, withSession } from './modules/identity/identity.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';

/** These count what they hand out in the database: their modules' own budgets. */
const COUNTED: ReadonlySet<string> = new Set([
  '/web-api/auth/social/:provider/start',
  '/web-api/captcha/update',
]);

describe('reads that spend no budget', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'] },
    });
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  /** Rows, their content and who wrote them last, by table: what is written anew as it was is seen too. */
  async function tables(): Promise<ReadonlyMap<string, string>> {
    const { db } = platform.kernel;
    const { rows } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    const sums = rows.map(
      ({ name }) => sql`
        select ${name}::text as name, count(*) || ' ' || coalesce(sum(hashtext(t.xmin::text || t::text)), 0) as sum
          from ${sql.table(name)} t`,
    );
    const found = await sql<{ name: string; sum: string }>`${sql.join(sums, sql` union all `)}`.execute(db);
    return new Map(found.rows.map(({ name, sum }) => [name, sum]));
  }

  it('write nothing, whoever asks however often', async () => {
    const ann = await signUp(platform.app, { email: 'ann@example.com' });
    const paths = [...platform.kernel.budgets.routes]
      .filter(([route, budget]) => route.startsWith('GET ') && budget === undefined)
      .map(([route]) => route.slice('GET '.length))
      .filter((path) => !COUNTED.has(path) && !path.startsWith('/sandbox/'));
    expect(paths.length).toBeGreaterThan(50);
    // Who is here is written down once a second at most.
    await platform.app.inject({ url: '/web-api/session', cookies: withSession(ann.session) });
    const before = await tables();
    expect(before.size).toBeGreaterThan(50);
    const askers = [{}, { headers: ann.bearer, cookies: withSession(ann.session) }];
    for (const path of paths) {
      const url = path.replaceAll(/:\w+(?:\([^)]*\))?/g, '1').replace('*', 'en');
      for (const asker of askers) {
        await platform.app.inject({ url, ...asker });
        await platform.app.inject({ url, ...asker });
      }
    }
    const after = await tables();
    const changed = [...after].filter(([name, sum]) => before.get(name) !== sum).map(([name]) => name);
    expect(changed).toEqual([]);
  });
});
