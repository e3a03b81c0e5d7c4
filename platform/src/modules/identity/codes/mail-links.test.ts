import { HOUR_MS } from '@paddock/contract';
import { sql } from 'kysely';

import { inTransaction } from '../../../kernel/database/database.ts';
import { createIdentityFixture, signUp, type IdentityPlatform, type SignedIn } from '../identity.fixture.ts';
import { createMailLinks, type LinkPurpose, type MailLinks } from './mail-links.ts';

describe('links in mails', () => {
  let platform: IdentityPlatform;
  let links: MailLinks;
  let ann: SignedIn;

  beforeAll(async () => {
    platform = await createIdentityFixture();
    links = createMailLinks(platform.kernel);
  });
  afterAll(() => platform.close());
  beforeEach(async () => {
    ann = await signUp(platform.app);
  });

  const issue = (purpose: LinkPurpose = 'reset-password', playerId: string | null = ann.playerId) =>
    inTransaction(platform.kernel.db, (tx) =>
      links.issue(tx, { purpose, playerId: playerId as never, to: ann.email, lifetimeMs: HOUR_MS }),
    );
  const wanted = (token: string, ...purposes: LinkPurpose[]) => ({
    token,
    purposes: purposes.length === 0 ? (['reset-password'] as const) : purposes,
  });
  const spend = (token: string, ...purposes: LinkPurpose[]) =>
    inTransaction(platform.kernel.db, (tx) => links.spend(tx, wanted(token, ...purposes)));
  const INVALID = { code: 'LINK_INVALID' };

  it('are looked at as often as one likes, and spent once', async () => {
    const nowMs = platform.clock.nowMs();
    const token = await issue();
    expect(token).toMatch(/^[\w-]{43}$/);
    const link = {
      purpose: 'reset-password',
      playerId: ann.playerId,
      to: ann.email,
      issuedAtMs: nowMs,
      expiresAtMs: nowMs + HOUR_MS,
    };
    for (let look = 0; look < 2; look++) expect(await links.require(wanted(token))).toEqual(link);
    const both = await Promise.allSettled([spend(token), spend(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(links.require(wanted(token))).rejects.toMatchObject(INVALID);
  });

  it('are good for their purposes, until their end', async () => {
    const token = await issue();
    await expect(links.require(wanted(token, 'activate', 'activate-fast'))).rejects.toMatchObject(INVALID);
    await expect(links.require(wanted(`${token.slice(0, -1)}!`))).rejects.toMatchObject(INVALID);
    platform.clock.advance(HOUR_MS - 1);
    expect(await links.require(wanted(token, 'activate', 'reset-password'))).toMatchObject({ to: ann.email });
    platform.clock.advance(1);
    await expect(spend(token)).rejects.toMatchObject(INVALID);
  });

  it('that are nobody’s are spent by nobody', async () => {
    const token = await issue('reset-password', null);
    await expect(links.require(wanted(token))).rejects.toMatchObject(INVALID);
    await expect(spend(token)).rejects.toMatchObject(INVALID);
  });

  it('end all together for a purpose, and sign nobody in once the player says so', async () => {
    const [reset, fast] = [await issue(), await issue('activate-fast')];
    const bob = await signUp(platform.app);
    const other = await issue('reset-password', bob.playerId);
    await inTransaction(platform.kernel.db, async (tx) => {
      await links.cancel(tx, ann.playerId, 'reset-password');
      await links.signNobodyIn(tx, ann.playerId);
    });
    await expect(links.require(wanted(reset))).rejects.toMatchObject(INVALID);
    expect(await links.require(wanted(other))).toMatchObject({ playerId: bob.playerId });
    expect(await links.require(wanted(fast, 'activate', 'activate-fast'))).toMatchObject({
      purpose: 'activate',
    });
  });

  it('are forgotten when they are over', async () => {
    await issue();
    platform.clock.advance(HOUR_MS);
    const living = await issue();
    const over = async () => {
      const { rows } = await sql`
        select from identity_mail_link where expires_at_ms <= ${platform.clock.nowMs()}`.execute(
        platform.kernel.db,
      );
      return rows.length;
    };
    expect(await over()).toBeGreaterThan(0);
    await links.forget();
    expect(await over()).toBe(0);
    expect(await links.require(wanted(living))).toMatchObject({ playerId: ann.playerId });
  });
});
