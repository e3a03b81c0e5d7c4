import { DAY_MS, MINUTE_MS, SECOND_MS, type PlayerId } from '@paddock/contract';
import {
  WEB_PUSH_DEVICES_MAX,
  type InboxContent,
  type WebPushKind,
  type WebPushView,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import {
  createTestPlatform,
  PLAYER_HEADER,
  requireNamedPlayer,
  type TestPlatform,
} from '../../testing/index.ts';
import type { PlayerSummary } from '../identity/index.ts';
import type { MatchMoment } from '../sportsbook/index.ts';
import { isSignedBy } from './is-signed-by.fixture.ts';
import { startPushService, type FakeBrowser, type FakePushService } from './push-service.fixture.ts';
import { bet, goal, paid } from './told.fixture.ts';
import { tellDevices } from './tell-devices.ts';
import { createWebPush } from './web-push.ts';

const PATH = '/web-api/web-push';
const ALL: readonly WebPushKind[] = ['bets', 'payments', 'requests', 'favourites'];
const DEVICE_HEADER = 'x-test-device';

describe('what devices are told while the site is closed', () => {
  let service: FakePushService;
  let platform: TestPlatform<{ readonly webPush: ReturnType<typeof createWebPush> }>;
  let playerId: PlayerId;
  let language: string;
  let ended: Set<string>;
  let mayOffer: boolean;
  let followers: PlayerId[];
  let tellMoment: (moment: MatchMoment) => void;
  let devices = 0;

  beforeAll(async () => {
    service = await startPushService();
    platform = await createTestPlatform(
      (kernel) => ({
        webPush: createWebPush(kernel, {
          async requirePlayer(request) {
            const { playerId: who } = await requireNamedPlayer(request);
            const sessionId = String(request.headers[DEVICE_HEADER] ?? '');
            return { kind: 'player', playerId: who, sessionId };
          },
          player: () => Promise.resolve({ language } as PlayerSummary),
          deviceOf: (_db, { sessionId }) => Promise.resolve(sessionId === '' ? undefined : sessionId),
          standingDevices: (_db, _who, ids) => Promise.resolve(new Set(ids.filter((id) => !ended.has(id)))),
          mayOffer: () => Promise.resolve(mayOffer),
          moments(listener) {
            tellMoment = listener;
            return () => undefined;
          },
          followersOf: (_db, _items, { after }) => Promise.resolve(after === undefined ? followers : []),
          siteOf: () => Promise.resolve({ name: 'Paddock', language: 'en' }),
        }),
      }),
      { config: { push: { services: [service.origin, '*.push.example'] } } },
    );
  });
  afterAll(async () => {
    await platform.close();
    await service.close();
  });
  beforeEach(() => {
    playerId = platform.kernel.ids.forNewPlayer();
    language = 'en';
    ended = new Set();
    mayOffer = true;
    followers = [playerId];
    service.status = 201;
  });

  const headers = (device: string, who: string) => ({ [PLAYER_HEADER]: who, [DEVICE_HEADER]: device });
  const put = (body: object, device: string, who: string = playerId) =>
    platform.app.inject({ method: 'POST', url: PATH, headers: headers(device, who), body });
  const view = async (device: string, who: string = playerId) =>
    (await platform.app.inject({ url: PATH, headers: headers(device, who) })).json<WebPushView>();
  async function switchedOn(kinds: readonly WebPushKind[] = ALL, who: string = playerId) {
    const device = String(++devices);
    const browser = service.browser();
    expect((await put({ ...browser.subscription, kinds }, device, who)).statusCode).toBe(200);
    return { browser, device };
  }
  const tell = (content: InboxContent, cause: string) =>
    inTransaction(platform.kernel.db, (tx) =>
      tellDevices(tx, [{ playerId, cause, content, atMs: platform.clock.nowMs() }]),
    );
  const delivered = () => platform.advance(5 * SECOND_MS);
  const bodies = ({ received }: FakeBrowser) => received.map(({ note }) => note.body);

  it('is what the player chose there, encrypted for the device and signed by the site', async () => {
    const { browser, device } = await switchedOn(['bets']);
    await tell(bet('won'), 'bet:1');
    await tell(bet('won'), 'bet:1');
    await tell(paid, 'withdrawal:7');
    await tell({ kind: 'idea', ideaId: '1' }, 'idea:1');
    await delivered();
    expect(browser.received.map(({ note }) => note)).toEqual([
      { title: 'Paddock', body: 'Your bet has won.', tag: 'bets', path: '/en/office/history' },
    ]);
    const sent = browser.received[0]?.headers ?? {};
    expect([sent['content-encoding'], sent['topic']]).toEqual(['aes128gcm', 'bets']);
    expect(Number(sent['ttl'])).toBeGreaterThan(86_000);
    const { publicKey } = await view(device);
    expect(isSignedBy(sent.authorization ?? '', publicKey)).toBe(true);
    await delivered();
    expect(browser.received).toHaveLength(1);
  });

  it('is one note of each kind for what happens within seconds, in the player’s language', async () => {
    language = 'ru';
    const { browser } = await switchedOn();
    await tell(bet('won', '1'), 'bet:1');
    await tell(bet('lost', '2'), 'bet:2');
    await tell(paid, 'withdrawal:7');
    await delivered();
    expect(bodies(browser).toSorted()).toEqual(['Вывод выплачен.', 'Рассчитано ставок: 2, выиграло: 1.']);
  });

  it('is a match that they follow: a goal once, and nothing of it during a break', async () => {
    const { browser } = await switchedOn();
    const { browser: other } = await switchedOn(ALL, platform.kernel.ids.forNewPlayer());
    tellMoment(goal([1, 0]));
    tellMoment(goal([1, 0]));
    await delivered();
    expect(browser.received.map(({ note }) => note)).toEqual([
      {
        title: 'North 1:0 South',
        body: 'Goal!',
        tag: 'favourites',
        path: '/en/live/football/1-cup/70-north-south',
      },
    ]);
    expect(other.received).toEqual([]);
    mayOffer = false;
    tellMoment(goal([2, 0]));
    await tell(bet('lost'), 'bet:1');
    await delivered();
    expect(bodies(browser)).toEqual(['Goal!', 'Your bet has lost.']);
    mayOffer = true;
    await delivered();
    expect(browser.received).toHaveLength(2);
  });

  it('waits for a service that cannot now, ever longer, and is dropped when it is no news any more', async () => {
    const { browser } = await switchedOn();
    service.status = 503;
    await tell(bet('won'), 'bet:1');
    tellMoment(goal([1, 0]));
    await platform.advance(30 * SECOND_MS);
    expect(browser.received).toEqual([]);
    await platform.leap(20 * MINUTE_MS);
    service.status = 201;
    await platform.leap(31 * MINUTE_MS);
    expect(bodies(browser)).toEqual(['Your bet has won.']);
    service.status = 429;
    await tell(bet('lost'), 'bet:2');
    await platform.leap(DAY_MS);
    service.status = 201;
    await delivered();
    expect(browser.received).toHaveLength(1);
  });

  it.each([404, 410])('ends where the service answers %i', async (status) => {
    const { browser, device } = await switchedOn();
    service.status = status;
    await tell(bet('won'), 'bet:1');
    await delivered();
    service.status = 201;
    await tell(bet('lost'), 'bet:2');
    await delivered();
    expect([(await view(device)).kinds, browser.received]).toEqual([[], []]);
  });

  it('ends with the session that its device was signed in by', async () => {
    const { browser, device } = await switchedOn();
    ended.add(device);
    await tell(bet('won'), 'bet:1');
    await delivered();
    expect([(await view(device)).kinds, browser.received]).toEqual([[], []]);
  });

  it('goes to whoever switched it on in that browser last', async () => {
    const { browser, device } = await switchedOn();
    const next = platform.kernel.ids.forNewPlayer();
    const nextDevice = String(++devices);
    await put({ ...browser.subscription, kinds: ALL }, nextDevice, next);
    await tell(bet('won'), 'bet:1');
    await delivered();
    expect([(await view(device)).kinds, browser.received]).toEqual([[], []]);
    expect((await view(nextDevice, next)).kinds).toEqual(ALL);
  });

  it('is changed and switched off by the player alone, and goes to ten devices at most', async () => {
    const made = [];
    for (let nth = 0; nth <= WEB_PUSH_DEVICES_MAX; nth++) {
      await platform.advance(1);
      made.push(await switchedOn());
    }
    const [second, last] = [made[1], made.at(-1)];
    await put({ ...last?.browser.subscription, kinds: ['payments'] }, last?.device ?? '');
    expect((await view(last?.device ?? '')).kinds).toEqual(['payments']);
    const off = (device: string, who: string) =>
      platform.app.inject({ method: 'DELETE', url: PATH, headers: headers(device, who) });
    await off(second?.device ?? '', platform.kernel.ids.forNewPlayer());
    expect((await view(second?.device ?? '')).kinds).toEqual(ALL);
    expect((await off(made[2]?.device ?? '', playerId)).json<WebPushView>().kinds).toEqual([]);
    await tell(bet('won'), 'bet:1');
    await delivered();
    const got = made.map(({ browser: { received } }) => received.length);
    expect(got).toEqual([0, 1, 0, ...Array<number>(WEB_PUSH_DEVICES_MAX - 3).fill(1), 0]);
  });

  it('is posted to no other server', async () => {
    const endpoint = 'https://push.other.example/send/1';
    const answer = await put({ ...service.browser().subscription, endpoint, kinds: ALL }, '1');
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'PUSH_SERVICE_UNKNOWN']);
  });

  it('takes no keys that are none', async () => {
    const { subscription } = service.browser();
    for (const wrong of [
      { p256dh: 'A'.repeat(87) },
      { auth: 'short' },
      { kinds: [] },
      { kinds: ['offers'] },
    ]) {
      const answer = await put({ ...subscription, kinds: ALL, ...wrong }, '1');
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
    }
    expect((await platform.app.inject(PATH)).statusCode).toBe(401);
  });
});
