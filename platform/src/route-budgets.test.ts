import { Type } from 'typebox';
import { Check } from 'typebox/value';

import { composeModules, type ProductModules } from './compose.ts';
import { BUDGETS, type BudgetName } from './kernel/http/route-budgets.ts';
import { signUp, withSession, type SignedIn } from './modules/identity/identity.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, type TestPlatform } from './testing/index.ts';
import { otherWordsOf } from './testing/other-words.ts';
import { UNBOUNDED } from './unbounded-routes.fixture.ts';

/** Who calls: a guest without more said, from an address. */
interface Asker {
  readonly bearer?: SignedIn['bearer'];
  readonly session?: string;
  readonly from?: string;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** Two addresses of the internet, of two networks. */
const [HERE, THERE] = ['203.0.113.7', '198.51.100.9'];

describe('calls of one route', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let routes: readonly (readonly [method: Method, url: string, budget: BudgetName | undefined])[];

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'] },
    });
    routes = [...platform.kernel.budgets.routes]
      .map(([route, budget]) => {
        const [method = '', url = ''] = route.split(' ');
        return [method as Method, url, budget] as const;
      })
      .filter(([method]) => !['HEAD', 'OPTIONS'].includes(method));
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  /** One call, from an address. */
  async function call(method: Method, url: string, { bearer, session, from = HERE }: Asker = {}) {
    const answer = await platform.app.inject({
      method,
      url: url.replaceAll(/:\w+/g, '1').replace('*', '1'),
      remoteAddress: from,
      headers: { 'idempotency-key': 'budget-0001', ...bearer },
      ...(session === undefined ? {} : { cookies: withSession(session) }),
      ...(method === 'GET' ? {} : { body: {} }),
    });
    return { status: answer.statusCode, body: answer.body, retryAfter: answer.headers['retry-after'] };
  }
  /** Spends what one asker may spend of a route at once, without asking it. */
  async function spend(method: Method, url: string, { bearer, from = HERE }: Asker = {}) {
    const { budgets } = platform.kernel;
    const name = budgets.routes.get(`${method} ${url}`)!;
    const { burst } = BUDGETS[name][bearer === undefined ? 'network' : 'player'];
    const request = { method, ip: from, headers: { ...bearer }, cookies: {} };
    // Some of it may be spent already: ever smaller parts, until not one call is left.
    for (let calls = burst; calls >= 1; calls = Math.floor(calls / 2))
      while ((await budgets.take(request, url, name, calls)) === 0);
  }

  it('are bounded by a budget wherever something is changed or made with effort', () => {
    const unbounded = routes.filter(([, , budget]) => budget === undefined);
    expect(unbounded.filter(([method]) => method !== 'GET')).toEqual([]);
    // Pages of the sandbox are in no production, and the address of a style or script names its content.
    const reads = unbounded.filter(
      ([, url]) => !/^\/(?:sandbox\/|site\/(?:plain-page\.|lead-back\.|brand\/|icons\/))/.test(url),
    );
    expect(reads.map(([, url]) => url).toSorted()).toEqual(Object.values(UNBOUNDED).flat().toSorted());
  });

  it('are refused once an asker’s budget is spent, on every route, with the time of the next one', async () => {
    const ann = await signUp(platform.app, { email: 'ann@example.com' });
    const wrong: unknown[] = [];
    for (const [method, url, budget] of routes) {
      if (budget === undefined) continue;
      for (const asker of [{}, { bearer: ann.bearer }]) {
        await spend(method, url, asker);
        const { status, body, retryAfter } = await call(method, url, asker);
        const words = otherWordsOf(`${method} ${url}`) ?? Refusal;
        const isTold = status === 429 && Check(words, JSON.parse(body)) && Number(retryAfter) >= 1;
        if (!isTold) wrong.push([method, url, status, body, retryAfter]);
      }
    }
    expect(wrong).toEqual([]);
  });

  const DEPOSITS = '/web-api/cashier/deposits';

  it('are there again when they say, and never for another’s flood', async () => {
    const bob = await signUp(platform.app, { email: 'bob@example.com' });
    const cleo = await signUp(platform.app, { email: 'cleo@example.com' });
    await spend('POST', DEPOSITS, bob);
    await spend('POST', DEPOSITS, { from: THERE });
    const spent = await call('POST', DEPOSITS, bob);
    expect(spent.status).toBe(429);
    // Another player behind the same address, and the same network's guests; a player in a network whose guests flood.
    expect((await call('POST', DEPOSITS, cleo)).status).toBe(400);
    expect((await call('POST', DEPOSITS, { bearer: cleo.bearer, from: THERE })).status).toBe(400);
    // A token nobody made is a guest's, and takes nothing from whoever it names.
    const forged = { authorization: `${cleo.bearer.authorization.slice(0, -4)}AAAA` };
    expect((await call('POST', DEPOSITS, { bearer: forged, from: THERE })).status).toBe(429);
    expect((await call('POST', DEPOSITS, { session: 'a'.repeat(43), from: THERE })).status).toBe(429);
    platform.clock.advance(Number(spent.retryAfter) * 1_000);
    expect((await call('POST', DEPOSITS, bob)).status).toBe(400);
  });

  it.each([
    ['/web-api/office/history/export', { from: THERE }],
    ['/web-api/office/history/export', { from: '2001:db8:1:2::3' }],
  ])(
    'are left to the owner of a session, who bears no token, while guests of their network flood: %s',
    async (url, at) => {
      const eve = await signUp(platform.app, { email: `eve.${at.from.length}@example.com` });
      await spend('GET', url, at);
      expect((await call('GET', url, at)).status).toBe(429);
      expect((await call('GET', url, { ...at, session: eve.session })).status).not.toBe(429);
    },
  );

  it('are the same budget at every address of a network of IPv6, and another’s in the next one', async () => {
    await spend('POST', DEPOSITS, { from: '2001:db8:7:7::1' });
    expect((await call('POST', DEPOSITS, { from: '2001:db8:7:7:ffff::2' })).status).toBe(429);
    expect((await call('POST', DEPOSITS, { from: '2001:db8:7:8::1' })).status).toBe(400);
  });

  it('are not met by a busy player: 20 payments in a row, a search with every letter', async () => {
    const dan = await signUp(platform.app, { email: 'dan@example.com' });
    const statuses = new Set<number>();
    for (let n = 0; n < 20; n++) {
      statuses.add((await call('POST', DEPOSITS, dan)).status);
      statuses.add((await call('POST', '/web-api/sportsbook/bets', dan)).status);
    }
    expect(statuses).toEqual(new Set([400]));
    for (let letters = 1; letters <= 60; letters++) {
      const url = `/web-api/sportsbook/events?section=line&search=${'a'.repeat(letters)}`;
      expect((await call('GET', url, dan)).status).not.toBe(429);
    }
  });
});

/** The house's form of this refusal, with the time of the next call. */
const Refusal = Type.Object(
  {
    code: Type.Literal('TOO_MANY_REQUESTS'),
    message: Type.String({ minLength: 1 }),
    details: Type.Object({ retryAtMs: Type.Integer() }),
  },
  { additionalProperties: false },
);
