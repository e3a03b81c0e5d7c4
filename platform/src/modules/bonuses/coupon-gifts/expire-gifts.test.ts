import { DAY_MS } from '@paddock/contract';

import { query } from '../../../testing/query.ts';
import { createFreeBetsFixture } from './free-bets.fixture.ts';

/** More than two pages. */
const GIFTS = 250;

it('ends all gifts whose time is over in one run, however many', async () => {
  const fixture = await createFreeBetsFixture();
  const player = await fixture.player({});
  const { id } = await fixture.give(player);
  const change = (statement: string) => query(fixture.platform().databaseUrl, statement);
  await change(`
    insert into bonuses_gift (player_id, gift_id, grant_id, state, currency, amount_minor, given_at_ms, expires_at_ms)
      select player_id, gift_id + n, grant_id, state, currency, amount_minor, given_at_ms, expires_at_ms
        from bonuses_gift, generate_series(1, ${GIFTS}) n where gift_id = ${id}`);
  await fixture.platform().leap(8 * DAY_MS);
  const states = await change(`select state, count(*)::int as gifts from bonuses_gift group by state`);
  expect(states).toEqual([{ state: 'expired', gifts: GIFTS + 1 }]);
  await fixture.close();
});
