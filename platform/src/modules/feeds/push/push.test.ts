import type { FeedBody } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from '../../../compose.ts';
import { createTestPlatform, type TestPlatform } from '../../../testing/index.ts';
import { writeFixtureRelease, type FixtureRelease } from '../../site/testing/fixture-release.ts';

let platform: TestPlatform<ProductModules>;
let key: string;
let seq: number;

let site: FixtureRelease;

beforeAll(() => {
  site = writeFixtureRelease();
});
afterAll(() => site.remove());

async function start(): Promise<void> {
  platform = await createTestPlatform(composeModules, {
    config: { feeds: ['push'], siteDir: site.siteDir },
  });
}
beforeEach(() => {
  seq = 0;
});
const bringKey = async () => {
  key = await platform.modules.feeds.createProviderKey('acme');
};

const message = (body: unknown, over: object = {}) => ({
  producer: 'acme',
  epoch: 1,
  seq: ++seq,
  generatedAtMs: platform.clock.nowMs(),
  body,
  ...over,
});

async function push(messages: readonly unknown[], authorization = `Bearer ${key}`) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/feed-api/v1/messages',
    headers: { authorization },
    payload: { messages },
  });
  return { status: answer.statusCode, body: answer.json<PushBody>() };
}
interface PushBody {
  readonly code?: string;
  readonly results: readonly { index: number; status: string; reason?: string; expectedSeq?: number }[];
  readonly snapshotWanted: boolean;
}

const silk = { pattern: 'solid', colours: ['#f4f1e8', '#1c1f24'] };
const fixture = (event: string) => ({
  kind: 'fixture',
  event,
  sport: 'football',
  region: { id: 'x', code: 'gb-eng', name: { en: 'England' } },
  championship: { id: 'c1', slug: 'some-league', name: { en: 'Some League' } },
  home: { name: { en: 'Home Side' }, silk },
  away: { name: { en: 'Away Side' }, silk },
  startsAtMs: platform.clock.nowMs() + 3_600_000,
});
const prices = (event: string, home = 2000): FeedBody => ({
  kind: 'prices',
  event,
  markets: [
    {
      type: '1x2',
      specifiers: {},
      status: 'open',
      selections: [
        { outcome: 'home', oddsMilli: home },
        { outcome: 'draw', oddsMilli: 3400 },
        { outcome: 'away', oddsMilli: 4000 },
      ],
    },
  ],
});
const picture = (...bodies: readonly unknown[]) =>
  [{ kind: 'snapshot-begin' }, ...bodies, { kind: 'snapshot-end' }].map((body) => message(body));
const statuses = ({ body }: { body: PushBody }) => body.results.map(({ status }) => status);

async function marketOnSite() {
  const list = await platform.app.inject('/web-api/sportsbook/events?section=line&sport=football');
  return list.json<{
    events: { markets: { status: string; reason?: string; selections: { oddsMilli: number }[] }[] }[];
  }>().events[0]?.markets[0];
}

describe('the push endpoint', () => {
  beforeEach(start);
  beforeEach(bringKey);
  afterEach(() => platform.close());

  it('puts a provider’s fixtures and prices on the site', async () => {
    const answer = await push(picture(fixture('e1'), prices('e1')));
    expect(answer).toMatchObject({ status: 200, body: { snapshotWanted: false } });
    expect(statuses(answer)).toEqual(['accepted', 'accepted', 'accepted', 'accepted']);
    expect((await marketOnSite())?.selections[0]?.oddsMilli).toBe(2000);
  });

  it('answers duplicates and older epochs, and asks for a snapshot after a gap', async () => {
    const first = picture(fixture('e1'), prices('e1'));
    await push(first);
    expect(statuses(await push(first.slice(2, 3)))).toEqual(['duplicate']);
    const gap = await push([message(prices('e1', 2100), { seq: seq + 2 })]);
    expect(gap.body).toMatchObject({ results: [{ status: 'gap', expectedSeq: 5 }], snapshotWanted: true });
    seq = 4;
    expect(statuses(await push(picture(fixture('e1'), prices('e1', 2200))))).not.toContain('gap');
    expect((await marketOnSite())?.selections[0]?.oddsMilli).toBe(2200);
    seq = 0;
    await push(picture(fixture('e1')).map((each) => ({ ...each, epoch: 2 })));
    expect(statuses(await push([message(prices('e1'), { epoch: 1, seq: 9 })]))).toEqual(['older']);
  });

  it('names what is malformed by index and reason, keeps the rest, and stops bets on the event it was about', async () => {
    await push(picture(fixture('e1'), prices('e1')));
    const wrongPrice = prices('e1', 900);
    const answer = await push([
      message({ kind: 'heartbeat' }),
      message(wrongPrice),
      message({ kind: 'weather', event: 'e1' }),
      { ...message({ kind: 'heartbeat' }), epoch: 0, seq: seq-- },
      'nonsense',
      message({ kind: 'heartbeat' }),
    ]);
    expect(statuses(answer)).toEqual([
      'accepted',
      'malformed',
      'malformed',
      'malformed',
      'malformed',
      'accepted',
    ]);
    expect(answer.body.results[1]?.reason).toContain('/body/markets/0/selections/0/oddsMilli');
    expect(answer.body.results[2]?.reason).toContain('weather');
    expect(answer.body.results[3]?.reason).toContain('/epoch');
    expect(await marketOnSite()).toMatchObject({ status: 'suspended', reason: 'feed' });
    expect(statuses(await push([message(prices('e1', 2300))]))).toEqual(['accepted']);
    expect(await marketOnSite()).toMatchObject({ status: 'open' });
  });

  it('quarantines what it does not know', async () => {
    await push(picture(fixture('e1')));
    const answer = await push([message(prices('e2')), message({ ...fixture('e3'), sport: 'cricket' })]);
    expect(statuses(answer)).toEqual(['quarantined', 'quarantined']);
    expect(answer.body.results[0]?.reason).toContain('e2');
  });
});

describe('whom the push endpoint takes what from', () => {
  beforeAll(start);
  beforeEach(bringKey);
  afterAll(() => platform.close());

  it('lets a provider speak for itself alone', async () => {
    const answer = await push([message({ kind: 'snapshot-begin' }, { producer: 'simulation' })]);
    expect(answer.body.results[0]).toMatchObject({ status: 'malformed', reason: '/producer must be acme' });
  });

  it.each([
    '',
    'Bearer',
    'Bearer acme.wrong-wrong-wrong',
    'Basic abcdefghijk',
    'Bearer nobody.AAAAAAAAAAAAAAAAAAAAAAA',
  ])('refuses the credentials "%s"', async (authorization) => {
    const answer = await push([message({ kind: 'heartbeat' })], authorization);
    expect(answer).toMatchObject({ status: 401, body: { code: 'FEED_UNAUTHORISED' } });
  });

  it('takes only the newest key of a provider', async () => {
    const newer = await platform.modules.feeds.createProviderKey('acme');
    expect((await push([message({ kind: 'heartbeat' })])).status).toBe(401);
    expect((await push(picture(), `Bearer ${newer}`)).status).toBe(200);
  });

  it.each([[{}], [{ messages: [] }], [{ messages: 'x' }], [[]]])(
    'answers 400 to the body %j',
    async (payload) => {
      const headers = { authorization: `Bearer ${key}` };
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/feed-api/v1/messages',
        headers,
        payload,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT' });
    },
  );

  it.each(['', 'simulation', 'replay', 'Has Space', 'x'])(
    'gives no key to a provider named "%s"',
    async (name) => {
      await expect(platform.modules.feeds.createProviderKey(name)).rejects.toThrow(RangeError);
    },
  );
});
