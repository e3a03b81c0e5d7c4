import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { TwoFactorEnrolView } from '@paddock/contract/schemas';

import { composeModules, type ProductModules } from './compose.ts';
import { PASSWORD, signUp } from './modules/identity/identity.fixture.ts';
import { sentTo, subjectsTo } from './modules/messages/messages.fixture.ts';
import { writeFixtureRelease, type FixtureRelease } from './modules/site/testing/fixture-release.ts';
import { createTestPlatform, quickFolder, type TestPlatform } from './testing/index.ts';

/** The whole product: what leaves the site is signed by its configured name, not by the host it is served at. */
describe('the name of the site', () => {
  let platform: TestPlatform<ProductModules>;
  let fixture: FixtureRelease;
  let dataDir: string;

  beforeAll(async () => {
    fixture = writeFixtureRelease();
    dataDir = mkdtempSync(join(quickFolder(), 'paddock-named-'));
    const languages = { all: ['es', 'en', 'de', 'ar', 'pt'], hiddenFromGuests: [], fallback: 'es' };
    writeFileSync(join(dataDir, 'site.json'), JSON.stringify({ companyName: 'Silver Turf', languages }));
    platform = await createTestPlatform(composeModules, {
      config: { siteDir: fixture.siteDir, dataDir, feeds: ['push'] },
    });
  });
  afterAll(async () => {
    await platform.close();
    fixture.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is the one in mails and in apps of codes', async () => {
    const { bearer, email } = await signUp(platform.app);
    expect(await subjectsTo(platform.kernel.db, email)).toEqual(['Confirm your e-mail on Silver Turf']);
    const post = (path: string, body: object) =>
      platform.app.inject({
        method: 'POST',
        url: `/web-api/user/security${path}`,
        headers: bearer,
        body,
      });
    await post('/step-up', { method: 'password', password: PASSWORD });
    const { otpauth_url } = (await post('/two-factor/enrol', {})).json<TwoFactorEnrolView>();
    expect(new URL(otpauth_url).searchParams.get('issuer')).toBe('Silver Turf');
  });

  it.each([
    ['de', 'Bestätige deine E-Mail-Adresse bei Silver Turf', 'de'],
    ['ar', 'أكّد بريدك الإلكتروني في \u2068Silver Turf\u2069', 'ar'],
    // The server does not speak Portuguese, and the site is Spanish.
    ['pt', 'Confirma tu correo en Silver Turf', 'es'],
  ])('stands in mails in the language of their player: %s', async (language, subject, written) => {
    const { email } = await signUp(platform.app, { language });
    const [mail] = await sentTo(platform.kernel.db, email);
    expect([mail?.content.subject, mail?.language]).toEqual([subject, written]);
    expect(mail?.content.link?.path).toMatch(new RegExp(`^/${language}/user/activatefast`));
  });
});
