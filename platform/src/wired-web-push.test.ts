import { LIMIT_TYPES, SECOND_MS } from '@paddock/contract';
import { WEB_PUSH_KINDS } from '@paddock/contract/schemas';

import {
  createBonusesFixture,
  type BonusesFixture,
  type BonusPlayer,
} from './modules/bonuses/bonuses.fixture.ts';
import { matchResult } from './modules/sportsbook/testing/feed-driver.ts';
import {
  startPushService,
  type FakeBrowser,
  type FakePushService,
} from './modules/web-push/push-service.fixture.ts';

/** The whole product: what web push is handed of the other modules. */
describe('devices in the product', () => {
  let service: FakePushService;
  let fixture: BonusesFixture;
  let player: BonusPlayer;
  let browser: FakeBrowser;

  beforeAll(async () => {
    service = await startPushService();
    fixture = await createBonusesFixture(undefined, undefined, { push: { services: [service.origin] } });
  });
  afterAll(async () => {
    await fixture.close();
    await service.close();
  });
  beforeEach(async () => {
    player = await fixture.player();
    browser = service.browser();
    const body = { ...browser.subscription, kinds: [...WEB_PUSH_KINDS] };
    expect((await fixture.call(player, 'POST', '/web-api/web-push', body)).status).toBe(200);
  });

  const told = async () => {
    await fixture.platform().advance(5 * SECOND_MS);
    return browser.received.map(({ note: { title, body } }) => `${title}: ${body}`);
  };

  /** A match that the player keeps, in play. */
  async function followed(event: string): Promise<void> {
    await fixture.match(event);
    const list = await fixture.platform().app.inject('/web-api/sportsbook/events?section=line&limit=200');
    const { events } = list.json<{ events: { id: string; home: { name: { en: string } } }[] }>();
    const key = events.find(({ home }) => home.name.en === `${event} Home`)?.id;
    await fixture.call(player, 'POST', '/web-api/user/favourites', { kind: 'event', key });
    await fixture.feed().score(event, { status: 'live', score: [0, 0] });
  }

  it('are told of a bet’s end under the site’s name', async () => {
    await fixture.payIn(player, '5.00');
    await fixture.match('told');
    await fixture.bet(player, 'told', '2.00');
    await fixture.feed().result('told', 1, matchResult('home'));
    expect((await told()).toSorted()).toEqual([
      'Paddock: Your bet has won.',
      'Paddock: Your deposit has arrived.',
    ]);
  });

  it('are told of the goals of a match that their player keeps', async () => {
    await followed('kept');
    await fixture.feed().score('kept', { status: 'live', score: [1, 0] });
    expect((await told()).at(-1)).toBe('kept Home 1:0 kept Away: Goal!');
  });

  it('are told nothing of matches in a break', async () => {
    await followed('missed');
    await fixture.call(player, 'POST', '/limit-service-api/api/external/web/v3/limit', {
      limitType: LIMIT_TYPES.depositTimeout,
      limitValue: 7,
    });
    await fixture.feed().score('missed', { status: 'live', score: [1, 0] });
    expect(await told()).toEqual([]);
  });

  it('are told nothing after the sign-out', async () => {
    await fixture.payIn(player, '5.00');
    await fixture.call(player, 'POST', '/web-api/auth/disconnect');
    expect(await told()).toEqual([]);
  });
});
