import { sql } from 'kysely';
import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../kernel/database/database.ts';
import type { HttpApp } from '../../kernel/http/http-app.ts';
import { BUDGETS } from '../../kernel/http/route-budgets.ts';
import { createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import { createReferrals, type Referrals } from './index.ts';

const DAY_SEC = 86_400;
type Jar = Record<string, string>;

describe('who brought a player', () => {
  let platform: TestPlatform<{ referrals: Referrals }>;
  let asksConsent = false;
  let players = 100;

  beforeAll(async () => {
    platform = await createTestPlatform((kernel) => {
      const referrals = createReferrals(kernel, { asksConsent: () => asksConsent });
      const routes = (app: HttpApp) => {
        // Stands for the site's documents.
        app.get('/*', async (request, reply) => {
          await referrals.onDocument(request, reply);
          return '';
        });
      };
      return { referrals: { ...referrals, routes } };
    });
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    asksConsent = false;
  });

  const visit = async (url: string, jar: Jar = {}) => {
    const { cookies } = await platform.app.inject({ url, cookies: jar });
    return cookies as readonly {
      name: string;
      value: string;
      maxAge?: number;
      httpOnly?: boolean;
      expires?: Date;
    }[];
  };
  const jarOf = (cookies: readonly { name: string; value: string }[]): Jar =>
    Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  const register = async (cookies: Jar, refCode?: string) => {
    const playerId = String(++players) as PlayerId;
    const { referrals } = platform.modules;
    await inTransaction(platform.kernel.db, (tx) =>
      referrals.attribute(tx, { playerId, atMs: platform.clock.nowMs(), cookies, refCode }),
    );
    return referrals.referralOf(platform.kernel.db, playerId);
  };

  it('is kept in cookies as long as the spec says [S9-15]', async () => {
    const cookies = await visit(
      '/en?refererid=7&reflink=p&click=c&aip=a&subid=s&postback=pb&payment_consultant=1',
    );
    const lasts = Object.fromEntries(cookies.map(({ name, maxAge }) => [name, maxAge]));
    expect(lasts).toEqual({
      refererid: 60 * DAY_SEC,
      reflink: 60 * DAY_SEC,
      click: 30 * DAY_SEC,
      aip: 30 * DAY_SEC,
      subid: 60 * DAY_SEC,
      postback_watcher: 30 * DAY_SEC,
      payment_consultant: DAY_SEC,
      rv: 60 * DAY_SEC,
    });
    expect(cookies.every(({ httpOnly }) => httpOnly === true)).toBe(true);
    const tagged = await visit('/en?tag=t');
    expect(Object.fromEntries(tagged.map(({ name, maxAge }) => [name, maxAge]))).toMatchObject({
      reflink: 3_600,
      postback_watcher: 4,
    });
  });

  it('is kept for the visitors of a network up to a bound; past it in their cookies alone', async () => {
    const { budgets, db } = platform.kernel;
    const ip = '203.0.113.9';
    const kept = async () =>
      (await sql<{ n: string }>`select count(*) as n from referrals_trace`.execute(db)).rows[0]?.n;
    const come = async (remoteAddress: string) =>
      jarOf((await platform.app.inject({ url: '/en?refererid=7', remoteAddress })).cookies);
    for (let n = 0; n < BUDGETS.change.network.burst; n++)
      await budgets.take({ method: 'GET', ip, headers: {}, cookies: {} }, 'referrals.traces', 'change');
    const before = await kept();
    expect(await come(ip)).toEqual({ refererid: '7' });
    expect(await kept()).toBe(before);
    expect(await come('198.51.100.4')).toHaveProperty('rv');
  });

  it('sets nothing for an address that says nothing', async () => {
    expect(await visit('/en/live/football?page=2')).toEqual([]);
  });

  it('is said of the player at registration', async () => {
    const jar = jarOf(await visit('/en?refererid=7&subid=s-1'));
    expect(await register(jar)).toEqual({ refCode: '7', traces: { refererid: '7', subid: 's-1' } });
    expect(await register({})).toBeUndefined();
    expect(await register({}, 'friend')).toEqual({ refCode: 'friend', traces: {} });
  });

  it('is the last click, trace by trace', async () => {
    const first = jarOf(await visit('/en?refererid=1&subid=first'));
    await visit('/en?refererid=2', first);
    expect(await register(first)).toMatchObject({ traces: { refererid: '2', subid: 'first' } });
  });

  it('is what the server kept, not what somebody wrote into the cookies', async () => {
    const jar = jarOf(await visit('/en?refererid=honest'));
    expect(await register({ ...jar, refererid: 'thief' })).toMatchObject({ traces: { refererid: 'honest' } });
    expect(await register({ refererid: 'only-cookie', click: '<script>' })).toEqual({
      refCode: 'only-cookie',
      traces: { refererid: 'only-cookie' },
    });
    expect(await register({ ...jar, rv: 'x' })).toMatchObject({ traces: { refererid: 'honest' } });
  });

  it('is forgotten when its time is over', async () => {
    const jar = jarOf(await visit('/en?tag=t&subid=s'));
    await platform.advance(3_600_000);
    expect(await register({ rv: jar['rv'] ?? '' })).toEqual({ refCode: null, traces: { subid: 's' } });
    await platform.leap(60 * DAY_SEC * 1_000);
    expect(await register({ rv: jar['rv'] ?? '' })).toBeUndefined();
  });

  describe('and the visitor’s consent', () => {
    it('keeps it for the visit alone until a site that asks has an answer', async () => {
      asksConsent = true;
      const cookies = await visit('/en?refererid=7');
      expect(cookies.map(({ name, maxAge }) => [name, maxAge])).toEqual([['refererid', undefined]]);
      const agreed = await visit('/en?refererid=7', { consent: 'marketing' });
      expect(agreed.map(({ name }) => name)).toContain('rv');
    });

    it.each(['functionality', 'disabled'])(
      'keeps nothing where it was refused: %s [S3-32]',
      async (consent) => {
        const jar = jarOf(await visit('/en?refererid=7'));
        const cookies = await visit('/en?refererid=8', { ...jar, consent });
        expect(cookies.map(({ name, value }) => [name, value])).toEqual([
          ['refererid', ''],
          ['rv', ''],
        ]);
        expect(await register({ rv: jar['rv'] ?? '' })).toBeUndefined();
      },
    );
  });
});
