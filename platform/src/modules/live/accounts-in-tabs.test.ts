import type { AccountsView } from '@paddock/contract/schemas';

import { PLAYER_HEADER } from '../../testing/index.ts';
import { LiveTestClient } from './live-client.fixture.ts';
import { matchResult } from '../sportsbook/testing/feed-driver.ts';
import {
  createSportsbookPlatform,
  LINE_EVENT,
  legOf,
  marketOf,
  openBook,
  place,
  richPlayer,
  type SportsbookPlatform,
} from '../sportsbook/testing/sportsbook.fixture.ts';

const SETTLES_AFTER_MS = 250;
const SOON_MS = 1_000;

describe('a bet settled in front of two tabs', () => {
  let platform: SportsbookPlatform;
  let origin: string;

  beforeAll(async () => {
    platform = await createSportsbookPlatform();
    origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => platform.close());

  it('tells both within a second that the accounts changed, which then read the same money', async () => {
    const player = await richPlayer(platform);
    const { feed, line } = await openBook(platform);
    const tabs = await Promise.all(
      ['a', 'b'].map(async (session) => {
        const tab = await LiveTestClient.connect(origin);
        tab.say({ t: 'auth', token: `${player.playerId}/${session}` });
        tab.say({ t: 'sub', topics: ['player'] });
        await tab.subscribe('catalogue');
        return tab;
      }),
    );
    const told = () =>
      tabs.map(
        (tab) =>
          tab.of('delta').filter(({ data }) => (data as { readonly kind?: string }).kind === 'accounts')
            .length,
      );
    const money = async () =>
      (
        await platform.app.inject({
          url: '/web-api/user/accounts',
          headers: { [PLAYER_HEADER]: player.playerId },
        })
      )
        .json<AccountsView>()
        .all_accounts.map((account) => [account.money, account.held]);

    const placed = await place(platform, player, [legOf(marketOf(line, '1x2'), 'home')]);
    expect(placed.statusCode).toBeLessThan(300);
    await Promise.all(tabs.map((tab, n) => tab.until(() => (told()[n] ?? 0) > 0)));
    expect(await money()).toEqual([['990.00', '10.00']]);
    const before = told();

    const resultMs = platform.clock.nowMs();
    await feed.result(LINE_EVENT, 1, matchResult('home'));
    await platform.advance(SETTLES_AFTER_MS);
    // No more of the server's time passes until they hear.
    await Promise.all(tabs.map((tab, n) => tab.until(() => (told()[n] ?? 0) > (before[n] ?? 0))));
    expect(platform.clock.nowMs() - resultMs).toBeLessThan(SOON_MS);
    expect(await money()).toEqual([['1010.00', '0.00']]);
    for (const tab of tabs) tab.close();
  });
});
