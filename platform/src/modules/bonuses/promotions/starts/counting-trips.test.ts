import type { GrantsView } from '@paddock/contract/schemas';

import { statementsOf } from '../../../../testing/statements-of.ts';
import { matchResult } from '../../../sportsbook/testing/feed-driver.ts';
import { createPromotionsFixture } from '../promotions.fixture.ts';
import { lookAtStart } from './look-at-start.ts';
import { partsBeside } from './parts-beside.fixture.ts';
import { startStakes } from './start-store.ts';
import { OF_STAKES, turnover } from './starts.fixture.ts';

const STAKES = 12;
/** What a look asks, however many stakes it counts. */
const OF_A_LOOK = 14;

it('counts stakes with a few statements for all, however many there are', async () => {
  const fixture = await createPromotionsFixture();
  const currencies = { EUR: { amount: '10000.00' } };
  await fixture.run('far', { ...turnover(), starts: { on: 'turnover', ...OF_STAKES, currencies } });
  const player = await fixture.undecided();
  await fixture.payIn(player, '500.00');
  await fixture.take(player, 'far');
  const { json } = await fixture.call(player, 'GET', '/web-api/promotions/grants');
  const key = { playerId: player.playerId, grantId: (json as GrantsView).grants[0]?.id ?? '' };
  // Each on a match of its own: those on one match bear on one another, and are counted with it.
  for (let n = 0; n < STAKES; n += 1) {
    await fixture.match(`match-${n}`);
    await fixture.bet(player, `match-${n}`, '5.00');
  }
  for (let n = 0; n < STAKES; n += 1) await fixture.feed().result(`match-${n}`, 1, matchResult('home'));
  // Settled, and not looked at yet.
  await fixture.platform().advance(250);
  const parts = partsBeside(fixture.platform());
  const sent = await statementsOf(() => lookAtStart(parts, key));
  expect((await startStakes(parts.kernel.db, key)).size).toBe(STAKES);
  expect(sent.length).toBeLessThanOrEqual(OF_A_LOOK);
  await fixture.close();
});
