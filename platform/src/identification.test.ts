import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@paddock/contract';

import { composeModules, type ProductModules } from './compose.ts';
import {
  PASSWORD,
  sessionCookieOf,
  signUp,
  tokenOf,
  type SignedIn,
} from './modules/identity/identity.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { bootOf } from './modules/site/testing/test-site.ts';
import { decideByOperator } from './modules/verification/index.ts';
import { documentForm, MULTIPART, png } from './modules/verification/testing/test-documents.ts';
import { createTestPlatform, query, quickFolder, tellNobody, type TestPlatform } from './testing/index.ts';

const KEEP_DAYS = 3;

/** The whole product on a site that identifies its players. */
describe('a site that identifies its players', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let ann: SignedIn;

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(quickFolder(), 'paddock-identification-'));
    writeFileSync(join(dataDir, 'site.json'), JSON.stringify({ isShowIdentification: true }));
    fixture = writeFixtureRelease();
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, feeds: ['push'], dataDir, documentsKeepDays: KEEP_DAYS },
    });
    ann = await signUp(platform.app);
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
  });

  const deposit = async () => {
    const answer = await platform.app.inject({
      method: 'POST',
      url: '/web-api/cashier/deposits',
      headers: { ...ann.bearer, 'idempotency-key': `identification-${platform.clock.nowMs()}` },
      body: { accountId: '1', methodId: 'none', amount: '1.00' },
    });
    return answer.json<{ code: string }>().code;
  };
  const documentSession = async () => {
    const cookies = { paddock_session: ann.session };
    return bootOf((await platform.app.inject({ url: '/en/', cookies })).body).session;
  };
  const rights = async () => {
    const answer = await platform.app.inject({ url: '/web-api/auth/rights', headers: ann.bearer });
    return answer.json<{ rights: object }>().rights;
  };
  const userConfig = async () => {
    const answer = await platform.app.inject({ url: '/web-api/user/config', headers: ann.bearer });
    return answer.json<{ result: object }>().result;
  };

  it('takes no deposit of who is not identified, and says so to documents and config [S5-07, S7-34]', async () => {
    expect(await deposit()).toBe('IDENTIFICATION_NEEDED');
    expect(await documentSession()).toMatchObject({ needsIdentification: true });
    expect(await userConfig()).toMatchObject({ is_need_identification: true, verification_status: 1 });
    expect(await rights()).toEqual({ bet: null, deposit: 'IDENTIFICATION_NEEDED', withdraw: null });
  });

  /** Documents of the player, sent and approved. */
  async function identify(): Promise<void> {
    const person = { surname: 'Fernway', name: 'Ann', document_number: 'PA 1234' };
    const headers = ann.bearer;
    await platform.app.inject({ method: 'POST', url: '/web-api/identification', headers, body: person });
    for (const kind of ['identity', 'selfie']) {
      await platform.app.inject({
        method: 'POST',
        url: '/web-api/verification/documents',
        headers: { ...headers, 'content-type': MULTIPART },
        payload: documentForm(kind, png()),
      });
    }
    const sent = await platform.app.inject({ method: 'POST', url: '/web-api/verification/send', headers });
    expect(sent.json()).toMatchObject({ status: 'checking' });
    const { db, clock } = platform.kernel;
    const decision = { playerId: ann.playerId, operator: 'eva', atMs: clock.nowMs(), reason: null };
    expect(await decideByOperator(db, tellNobody, { ...decision, event: 'approved' })).toBe(true);
  }

  it('takes one as soon as an operator says yes', async () => {
    await identify();
    expect(await deposit()).toBe('ACCOUNT_UNKNOWN');
    expect((await documentSession()).needsIdentification).toBeUndefined();
    expect(await rights()).toEqual({ bet: null, deposit: null, withdraw: null });
    expect(await userConfig()).toMatchObject({
      is_need_identification: false,
      verification_status: 4,
      user_status_id: 2,
    });
  });

  const signIn = async () => {
    const login = { login: ann.playerId, password: PASSWORD, save: true };
    const answer = await platform.app.inject({ method: 'POST', url: '/web-api/auth/login', body: login });
    const session = sessionCookieOf(answer.cookies) ?? '';
    ann = { ...ann, session, bearer: { authorization: `Bearer ${await tokenOf(platform.app, session)}` } };
  };

  it('keeps documents from the last sign-in on, and erases them when their time is over', async () => {
    const documents = () =>
      query(platform.databaseUrl, `select kind from verification_document where player_id = ${ann.playerId}`);
    ann = await signUp(platform.app);
    await identify();
    await platform.leap((KEEP_DAYS - 1) * DAY_MS);
    await signIn();
    await platform.leap(2 * DAY_MS);
    expect(await documents()).toHaveLength(2);
    await platform.leap(KEEP_DAYS * DAY_MS);
    expect(await documents()).toEqual([]);
    await signIn();
  });

  it('tells who takes a break that betting and depositing pause, in the words of the calls [S7-34]', async () => {
    const limit = await platform.app.inject({
      method: 'POST',
      url: '/limit-service-api/api/external/web/v3/limit',
      headers: ann.bearer,
      body: { limitType: 33, limitValue: 1 },
    });
    expect(limit.statusCode).toBe(200);
    // The break signs out; what is left is the restricted way in.
    await signIn();
    expect(await rights()).toEqual({ bet: 'PLAY_PAUSED', deposit: 'PLAY_PAUSED', withdraw: null });
    // The document of the break tells its end by the player's own clock.
    await platform.app.inject({
      method: 'POST',
      url: '/web-api/user/settings',
      headers: ann.bearer,
      body: { timeZone: 5, followsDeviceZone: true },
    });
    const block = await platform.app.inject({ url: '/en/block', cookies: { paddock_session: ann.session } });
    expect(block.body).toContain('(UTC+5)');
  });
});
