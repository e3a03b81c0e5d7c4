import { sql } from 'kysely';

import {
  createSportsbookPlatform,
  legOf,
  marketOf,
  openBook,
  place,
  richPlayer,
} from '../testing/sportsbook.fixture.ts';
import { WATCH_EXPOSURE_EVERY_MS } from './exposure-watch.ts';

it('sets right what stands otherwise at two looks, and says so', async () => {
  const platform = await createSportsbookPlatform();
  const { sportsbook } = platform.modules;
  const book = await openBook(platform);
  const leg = legOf(marketOf(book.line, '1x2'), 'home');
  expect((await place(platform, await richPlayer(platform), [leg])).statusCode).toBe(201);
  expect(await sportsbook.auditExposure()).toEqual([]);
  // As if the answer to a commit had been lost.
  await sql`update sportsbook_bet set weights_cents = '{777}'`.execute(platform.kernel.db);
  expect(await sportsbook.auditExposure()).toEqual([
    { name: `on ${leg.selectionId}`, countedCents: 1_000n, heldCents: 777n },
  ]);
  const told = () => platform.logged.filter(({ message }) => message.startsWith('liability differed')).length;
  await platform.advance(WATCH_EXPOSURE_EVERY_MS);
  expect([sportsbook.liabilityOf(leg.selectionId), told()]).toEqual([1_000n, 0]);
  await platform.advance(WATCH_EXPOSURE_EVERY_MS);
  expect([sportsbook.liabilityOf(leg.selectionId), told()]).toEqual([777n, 1]);
  await platform.advance(2 * WATCH_EXPOSURE_EVERY_MS);
  expect(told()).toBe(1);
  await platform.close();
});
