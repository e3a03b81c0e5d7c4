import { inspect } from 'node:util';
import { sql } from 'kysely';

import { createToken, mayPublish, publisherOf, revokeToken, usableTokens } from './tokens.ts';
import { startTestSite, type TestSite } from '../../site/testing/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.close());

const make = (parcels: readonly string[], team = '@paddock/shop-team', endsAtMs = 1_000) => {
  const { db, randomBytes } = site.platform.kernel;
  return createToken(db, { team, parcels, endsAtMs }, randomBytes, 1);
};

describe('publishing tokens', () => {
  it('speak for a team and its parcels, and are kept as hashes alone', async () => {
    const { db } = site.platform.kernel;
    const token = await make(['shop', 'kiosk']);
    const publisher = await publisherOf(db, token, 2);
    expect(publisher).toMatchObject({ team: '@paddock/shop-team', parcels: ['shop', 'kiosk'] });
    expect(publisher && [mayPublish(publisher, 'kiosk'), mayPublish(publisher, 'betting')]).toEqual([
      true,
      false,
    ]);
    const all = await publisherOf(db, await make(['*']), 2);
    expect(all && mayPublish(all, 'betting')).toBe(true);
    const { rows } = await sql`select * from releases_token`.execute(db);
    expect(inspect(rows)).not.toContain(token.split('.')[1]);
  });

  it('end when they are revoked, by themselves or by their id, with a line in the audit', async () => {
    const { db } = site.platform.kernel;
    const [one, other] = [await make(['shop']), await make(['shop'])];
    expect(await revokeToken(db, one, 2)).toBe(true);
    expect(await revokeToken(db, other.split('.')[0] ?? '', 2)).toBe(true);
    expect(await revokeToken(db, one, 3)).toBe(false);
    expect(await publisherOf(db, one, 3)).toBeUndefined();
    expect(await publisherOf(db, other, 3)).toBeUndefined();
    const answer = await site.platform.app.inject({
      url: '/web-api/registry/status',
      headers: { authorization: `Bearer ${one}` },
    });
    expect(answer.json()).toMatchObject({ code: 'REGISTRY_UNAUTHORISED' });
    const { rows } =
      await sql`select what, who from releases_audit where what like 'token%' order by id`.execute(db);
    expect(rows.slice(-2)).toEqual([
      { what: 'token revoked', who: 'operator' },
      { what: 'token revoked', who: 'operator' },
    ]);
  });

  it('end at their time, and are listed until then without what opens anything', async () => {
    const { clock, kernel } = site.platform;
    const { db } = kernel;
    const endsAtMs = clock.nowMs() + 60_000;
    const token = await make(['kiosk'], '@paddock/kiosk-team', endsAtMs);
    const status = async () =>
      (
        await site.platform.app.inject({
          url: '/web-api/registry/status',
          headers: { authorization: `Bearer ${token}` },
        })
      ).statusCode;
    const listed = async () =>
      (await usableTokens(db, clock.nowMs())).filter(({ team }) => team === '@paddock/kiosk-team');
    expect([await status(), await listed()]).toEqual([
      200,
      [
        {
          tokenId: token.split('.')[0],
          team: '@paddock/kiosk-team',
          parcels: ['kiosk'],
          madeAtMs: 1,
          endsAtMs,
        },
      ],
    ]);
    clock.set(endsAtMs);
    expect([await status(), await listed()]).toEqual([401, []]);
  });

  it('are not made for names that are none', async () => {
    await expect(make([])).rejects.toThrow(RangeError);
    await expect(make(['Shop!'])).rejects.toThrow('not a parcel: Shop!');
    await expect(make(['shop'], '')).rejects.toThrow('not a team');
  });
});

describe('the audit', () => {
  it('has a line for each release: who, what, why, when', async () => {
    const { db } = site.platform.kernel;
    const { rows } = await sql`
      select who, what, why, at_ms, details from releases_audit where what = 'site' order by id`.execute(db);
    expect(rows).toMatchObject([
      { who: 'site build', what: 'site', details: { release: 1, channel: 'production', from: null } },
      { who: 'site build', what: 'site', details: { release: 2, channel: 'staging', from: null } },
    ]);
  });
});
