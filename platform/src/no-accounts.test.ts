import { sql } from 'kysely';

import { composeModules } from './compose.ts';
import { writeFixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform } from './testing/index.ts';

it('a new product has nobody in it: no player and no operator comes with it', async () => {
  const fixture = writeFixtureRelease();
  const platform = await createTestPlatform(composeModules, {
    config: { siteDir: fixture.siteDir, feeds: ['push'] },
  });
  const { rows } = await sql`
    select (select count(*) from identity_player) as players, (select count(*) from operators_operator) as operators,
      (select count(*) from identity_login) as logins`.execute(platform.kernel.db);
  expect(rows).toEqual([{ players: 0n, operators: 0n, logins: 0n }]);
  await platform.close();
  fixture.remove();
});
