/** @jest-environment node */
import type { SettingsView } from '@paddock/contract/schemas';

import type { SharedUtils } from '../page/shared-utils.ts';
import { DEFAULT_SETTINGS } from '../settings/parse-settings.ts';
import { ok, problem } from '../testing/test-server.ts';
import { aSiteConfig } from '../testing/samples.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { logAgreements } from './log-agreement.ts';
import { RESEND_MS, syncSettings } from './settings-sync.ts';

/** What the server answers of a player who has chosen nothing. */
const DOCUMENT: SettingsView['settings'] = DEFAULT_SETTINGS;
const GET = 'GET /web-api/user/settings';
const POST = 'POST /web-api/user/settings';
const LOG = 'POST /web-api/user/cookies-agreement';

describe('a player’s settings and the server', () => {
  let world: TestWorld;
  let stops: (() => void)[];
  /** What the server keeps. */
  let kept: SettingsView;
  let sent: unknown[];
  let reads: number;

  beforeEach(() => {
    world = createTestWorld();
    stops = [];
    sent = [];
    reads = 0;
    kept = { userId: '7', version: 0, settings: DOCUMENT };
    world.server.on(GET, () => {
      reads += 1;
      return ok(kept);
    });
    world.server.on(POST, takeChange);
  });
  afterEach(() => {
    for (const stop of stops) stop();
    world.close();
  });

  function takeChange({ body }: { readonly body?: unknown }) {
    sent.push(body);
    kept = { ...kept, version: kept.version + 1, settings: { ...kept.settings, ...(body as object) } };
    return ok(kept);
  }

  async function pass(byMs = 50): Promise<void> {
    await world.timing.advanceAsync(byMs);
  }

  async function openTab(): Promise<SharedUtils> {
    const tab = world.open();
    const { timing, cookies, report } = world.environment;
    stops.push(syncSettings({ ...tab, timing, cookies }), logAgreements({ ...tab, report }));
    await pass();
    return tab;
  }

  const shown = (tab: SharedUtils) => tab.settings.settings$.snapshot().settings;
  const tell = (seq: number, version: number) =>
    world.live.present.send({ t: 'delta', topic: 'player', seq, data: { kind: 'settings', version } });

  it('are the server’s at sign-in, and the guest’s again after sign-out', async () => {
    kept = { ...kept, version: 4, settings: { ...kept.settings, appTheme: 1, coefViewId: 2 } };
    const tab = await openTab();
    tab.settings.updateSettings({ appTheme: 0, is12h: true });
    await tab.auth.signIn('password', { login: 'a@example.org', password: 'right horse', save: true });
    await pass();
    expect(shown(tab)).toMatchObject({ appTheme: 1, coefViewId: 2, is12h: false });
    expect(sent).toEqual([]);
    void tab.auth.logout();
    await pass();
    expect(shown(tab)).toMatchObject({ appTheme: 0, is12h: true });
  });

  it('of someone who never chose any begin with the guest’s of this browser', async () => {
    const tab = await openTab();
    tab.settings.updateSettings({ appTheme: 1, coefViewId: 1 });
    await tab.auth.signIn('password', { login: 'a@example.org', password: 'right horse', save: true });
    await pass();
    expect(sent).toEqual([{ appTheme: 1, coefViewId: 1 }]);
    expect(shown(tab)).toMatchObject({ appTheme: 1, coefViewId: 1 });
  });

  it('go out change by change, each with its own fields', async () => {
    world.userId = '7';
    kept = { ...kept, version: 1 };
    const tab = await openTab();
    tab.settings.updateSettings({ is12h: true });
    await pass();
    tab.settings.updateSettings({ hideBalance: true });
    tab.settings.updateSettings({ appTheme: 1 });
    await pass();
    expect(sent).toEqual([{ is12h: true }, { hideBalance: true }, { appTheme: 1 }]);
    expect(shown(tab)).toMatchObject({ is12h: true, hideBalance: true, appTheme: 1 });
  });

  it('come live from another device, and stay what this one is just changing', async () => {
    world.userId = '7';
    kept = { ...kept, version: 1 };
    const tab = await openTab();
    const before = reads;
    tab.settings.updateSettings({ is12h: true });
    kept = { ...kept, version: 2, settings: { ...kept.settings, appTheme: 1 } };
    tell(1, 2);
    await pass();
    expect(shown(tab)).toMatchObject({ appTheme: 1, is12h: true });
    expect(kept).toMatchObject({ version: 3, settings: { appTheme: 1, is12h: true } });
    // One's own news is no news.
    tell(2, 3);
    await pass();
    expect(reads).toBe(before + 1);
  });

  it('stay as chosen while the choice is on its way and another device changes something', async () => {
    world.userId = '7';
    kept = { ...kept, version: 1 };
    const tab = await openTab();
    const arrived = Promise.withResolvers<undefined>();
    world.server.on(POST, (request) => arrived.promise.then(() => takeChange(request)));
    tab.settings.updateSettings({ is12h: true });
    await pass();
    kept = { ...kept, version: 2, settings: { ...kept.settings, appTheme: 1 } };
    tell(1, 2);
    await pass();
    expect(shown(tab)).toMatchObject({ appTheme: 1, is12h: true });
    arrived.resolve(undefined);
    await pass();
    expect(shown(tab)).toMatchObject({ appTheme: 1, is12h: true });
  });

  it('are read again when the live socket is back', async () => {
    world.userId = '7';
    kept = { ...kept, version: 1 };
    const tab = await openTab();
    kept = { ...kept, version: 2, settings: { ...kept.settings, is12h: true } };
    world.live.present.drop();
    await pass(60_000);
    expect(shown(tab).is12h).toBe(true);
  });

  it('lose no change without a network, nor by a reload', async () => {
    world.userId = '7';
    kept = { ...kept, version: 1 };
    const tab = await openTab();
    world.server.on(POST, () => 'lost');
    tab.settings.updateSettings({ is12h: true });
    tab.settings.updateSettings({ appTheme: 1 });
    await pass(RESEND_MS);
    expect(shown(tab)).toMatchObject({ is12h: true, appTheme: 1 });
    world.server.on(POST, takeChange);
    const reloaded = await openTab();
    expect(kept.settings).toMatchObject({ is12h: true, appTheme: 1 });
    expect(shown(reloaded)).toMatchObject({ is12h: true, appTheme: 1 });
    await pass(RESEND_MS);
    expect(shown(tab)).toMatchObject({ is12h: true, appTheme: 1 });
  });

  it('go back to the server’s when a change is refused, once', async () => {
    world.userId = '7';
    const tab = await openTab();
    world.server.on(POST, () => problem('INVALID_INPUT'));
    tab.settings.updateSettings({ language: 'zz' });
    await pass(1_000);
    expect(shown(tab).language).toBeNull();
    expect(reads).toBe(2);
  });

  it('remember the language that was chosen, for this browser’s next address too', async () => {
    world.userId = '7';
    kept = { ...kept, version: 1, settings: { ...kept.settings, language: 'ru' } };
    const tab = await openTab();
    expect(world.cookieJar.get('lng')).toBe('ru');
    expect(tab.i18n.language$.snapshot().language).toBe('en');
    tab.i18n.knowDictionaries({ common: { de: 'https://paddock.test/de.json' } });
    world.server.on('GET /de.json', () => ok({}));
    await tab.i18n.setLanguage('de');
    await pass();
    expect(sent).toEqual([{ language: 'de' }]);
  });

  describe('the agreement to cookies', () => {
    it('of a guest waits in the browser and is logged at sign-in, once [S7-20]', async () => {
      const times: unknown[] = [];
      world.server.on(LOG, ({ body }) => {
        times.push(body);
        return ok({});
      });
      const tab = await openTab();
      tab.analytics.setConsent('all');
      const agreedAt = new Date(world.timing.nowMs()).toISOString();
      await pass(60_000);
      expect(times).toEqual([]);
      expect(shown(tab).cookiesAgreeType).toBe('all');
      await tab.auth.signIn('password', { login: 'a@example.org', password: 'right horse', save: true });
      await pass();
      expect(times).toEqual([{ cookiesAgreeTime: agreedAt }]);
      await openTab();
      expect(times).toHaveLength(1);
    });

    it('is not logged where the site does not want it [S7-20]', async () => {
      world.userId = '7';
      let logged = 0;
      world.server.on(LOG, () => {
        logged += 1;
        return ok({});
      });
      const tab = world.open({ site: { ...aSiteConfig(), isLoggingClientCookiesAgreement: false } });
      stops.push(logAgreements({ ...tab, report: world.environment.report }));
      tab.analytics.setConsent('all');
      await pass();
      expect(logged).toBe(0);
    });

    it('is only logged when it cannot be sent, and goes with the next page [S7-20, S8-15]', async () => {
      world.userId = '7';
      world.server.on(LOG, () => problem('INTERNAL'));
      const tab = await openTab();
      tab.analytics.setConsent('functionality');
      await pass();
      expect(world.reports.map(({ message }) => message)).toEqual([
        'the agreement to cookies was not logged: INTERNAL',
      ]);
      expect(tab.notifications.notifications$.snapshot()).toMatchObject({ notifications: [] });
      let logged = 0;
      world.server.on(LOG, () => {
        logged += 1;
        return ok({});
      });
      await openTab();
      expect(logged).toBe(1);
    });
  });
});
