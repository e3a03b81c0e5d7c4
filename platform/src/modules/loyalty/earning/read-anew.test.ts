import { sql } from 'kysely';

import { createLoyaltyFixture } from '../loyalty.fixture.ts';

it('counts rightly what an older release counted otherwise, once its lines are read anew, and earns nothing twice', async () => {
  const fixture = await createLoyaltyFixture();
  const { modules, kernel } = fixture.platform;
  await fixture.begin();
  const player = await fixture.player();
  const tossId = await fixture.toss(player, 100);
  await fixture.toss(player, 50);
  await fixture.count();
  const balance = await fixture.balance(player);
  const days = async () =>
    (await sql<{ lost: bigint }>`select sum(lost_cents)::bigint as lost from loyalty_day`.execute(kernel.db))
      .rows[0]?.lost;
  const lost = await days();
  // As before insurances were taken off a loss.
  await sql`
    update loyalty_stake set lost_minor = lost_minor + 30, lost_cents = lost_cents + 30 where stake_id = ${tossId}::bigint`.execute(
    kernel.db,
  );
  await sql`update loyalty_day set lost_cents = lost_cents + 30`.execute(kernel.db);
  expect(await modules.loyalty.problems(kernel.db)).toHaveLength(1);
  // The statement of docs/loyalty.md.
  await sql`delete from loyalty_read where player_id in (
    select player_id from loyalty_stake where stake_id = any(${[tossId]}::bigint[]))`.execute(kernel.db);
  expect(await modules.loyalty.problems(kernel.db)).toEqual([]);
  await fixture.count();
  expect(await modules.loyalty.problems(kernel.db)).toEqual([]);
  expect([await fixture.balance(player), await days()]).toEqual([balance, lost]);
  await fixture.platform.close();
});
