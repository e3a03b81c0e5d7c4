/** @jest-environment node */
import { jest } from '@jest/globals';

import type { SharedUtils } from '../page/shared-utils.ts';
import { aSiteConfig } from '../testing/samples.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, ORIGIN, type TestWorld } from '../testing/test-world.ts';

function url(namespace: string, language: string): string {
  return `${ORIGIN}/assets/${namespace}.${language}.json`;
}

const DICTIONARIES = {
  common: { en: url('common', 'en'), ru: url('common', 'ru') },
  betting: { en: url('betting', 'en'), ru: url('betting', 'ru') },
  english: { en: url('english', 'en') },
};

const TEXTS: Readonly<Record<string, unknown>> = {
  'common.en': { retry: 'Try again' },
  'common.ru': { retry: 'Повторить' },
  'betting.en': { title: 'Live {{sport}}', leg_one: '{{count}} leg', leg_other: '{{count}} legs' },
  'betting.ru': {
    title: 'Лайв: {{sport}}',
    leg_one: '{{count}} исход',
    leg_few: '{{count}} исхода',
    leg_many: '{{count}} исходов',
    leg_other: '{{count}} исхода',
  },
  'english.en': { only: 'Only here', leg_one: '{{count}} leg', leg_other: '{{count}} legs' },
};

describe('i18n', () => {
  let world: TestWorld;
  let shared: SharedUtils;

  beforeEach(() => {
    world = createTestWorld();
    for (const [name, text] of Object.entries(TEXTS))
      world.server.on(`GET /assets/${name}.json`, () => ok(text));
    shared = world.open({ dictionaries: DICTIONARIES });
  });
  afterEach(() => world.close());

  it('loads what is asked for and the common words, each once', async () => {
    const loads = [1, 2, 3].map(() => shared.i18n.loadDictionaries(['betting']));
    expect(await Promise.all(loads)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const t = shared.i18n.translator('betting');
    expect(t('title', { sport: '<b>Tennis</b>' })).toBe('Live <b>Tennis</b>');
    expect(t('common:retry')).toBe('Try again');
    expect(t('no.such.key')).toBe('no.such.key');
    expect(world.server.seen('GET /assets/betting.en.json')).toHaveLength(1);
    expect(world.server.seen('GET /assets/common.en.json')).toHaveLength(1);
  });

  it('answers a failure as a value and tries again at the next call [S8-01]', async () => {
    world.server.on('GET /assets/betting.en.json', () => problem('INTERNAL'));
    expect(await shared.i18n.loadDictionaries(['betting'])).toMatchObject({ ok: false, httpStatus: 500 });
    world.server.on('GET /assets/betting.en.json', () => ok(TEXTS['betting.en']));
    expect(await shared.i18n.loadDictionaries(['betting'])).toEqual({ ok: true });
  });

  it('repeats a lost download', async () => {
    let failures = 1;
    world.server.on('GET /assets/betting.en.json', () => (failures-- > 0 ? 'lost' : ok(TEXTS['betting.en'])));
    const loaded = shared.i18n.loadDictionaries(['betting']);
    await world.timing.advanceAsync(500);
    expect(await loaded).toEqual({ ok: true });
  });

  it('refuses a namespace the site does not have', async () => {
    expect(await shared.i18n.loadDictionaries(['nothing'])).toMatchObject({
      ok: false,
      problem: { code: 'NOT_FOUND' },
    });
  });

  it('changes the language in place once everything in use is there, and remembers it', async () => {
    await shared.i18n.loadDictionaries(['betting']);
    const seen: string[] = [];
    shared.i18n.language$.subscribe(({ status, language }) => seen.push(`${language} ${status}`));
    const changed = shared.i18n.setLanguage('ru');
    expect(seen).toEqual(['en ready', 'en loading']);
    expect(shared.i18n.translator('betting')('title', { sport: 'x' })).toBe('Live x');
    expect(await changed).toEqual({ ok: true });
    expect(seen.at(-1)).toBe('ru ready');
    const t = shared.i18n.translator('betting');
    expect(t('title', { sport: 'теннис' })).toBe('Лайв: теннис');
    expect([1, 3, 5, 21].map((count) => t('leg', { count }))).toEqual([
      '1 исход',
      '3 исхода',
      '5 исходов',
      '21 исход',
    ]);
    expect(world.cookieJar.get('lng')).toBe('ru');
    expect(shared.navigation.hrefFor('/live')).toBe('/ru/live');
  });

  it('stays in the old language when the new one cannot be loaded', async () => {
    await shared.i18n.loadDictionaries(['betting']);
    world.server.on('GET /assets/betting.ru.json', () => problem('INTERNAL'));
    expect(await shared.i18n.setLanguage('ru')).toMatchObject({ ok: false });
    expect(shared.i18n.language$.snapshot()).toMatchObject({ status: 'ready', language: 'en' });
    expect(world.cookieJar.has('lng')).toBe(false);
  });

  it('ends at the last wish', async () => {
    const first = shared.i18n.setLanguage('ru');
    const second = shared.i18n.setLanguage('en');
    await Promise.all([first, second]);
    expect(shared.i18n.language$.snapshot()).toMatchObject({ status: 'ready', language: 'en' });
  });

  it('shows English where a language has no dictionary', async () => {
    await shared.i18n.loadDictionaries(['english'], 'ru');
    await shared.i18n.setLanguage('ru');
    expect(shared.i18n.translator('english')('only')).toBe('Only here');
  });

  it('counts in English where a language has no dictionary, so that no plural is missing', async () => {
    await shared.i18n.loadDictionaries(['english'], 'ru');
    await shared.i18n.setLanguage('ru');
    const t = shared.i18n.translator('english');
    expect([1, 2, 5].map((count) => t('leg', { count }))).toEqual(['1 leg', '2 legs', '5 legs']);
  });

  it('writes the numbers of sentences in the digits of the language, and counts by the number', async () => {
    const arabic = {
      leg_zero: '0',
      leg_one: 'a',
      leg_two: 'b',
      leg_few: '{{count}} c',
      leg_many: 'd',
      leg_other: 'e',
    };
    world.server.on('GET /assets/betting.ar.json', () => ok({ ...arabic, said: '{{name}}: {{won}}' }));
    shared.i18n.knowDictionaries({ arabic: { ar: url('betting', 'ar') } });
    await shared.i18n.loadDictionaries(['arabic'], 'ar');
    await shared.i18n.setLanguage('ar');
    const say = () => {
      const t = shared.i18n.translator('arabic');
      return [t('leg', { count: 7 }), t('said', { name: 'Route 66', won: 15 })];
    };
    expect(say()).toEqual(['7 c', 'Route 66: 15']);
    const { revision } = shared.i18n.language$.snapshot();
    shared.settings.updateSettings({ ownDigits: true });
    expect(shared.i18n.language$.snapshot().revision).toBe(revision + 1);
    expect(say()).toEqual(['٧ c', 'Route 66: ١٥']);
  });

  it('tells when texts may have changed', async () => {
    const before = shared.i18n.language$.snapshot().revision;
    await shared.i18n.loadDictionaries(['betting']);
    const loaded = shared.i18n.language$.snapshot().revision;
    expect(loaded).toBeGreaterThan(before);
    await shared.i18n.loadDictionaries(['betting'], 'ru');
    expect(shared.i18n.language$.snapshot().revision).toBe(loaded);
    await shared.i18n.setLanguage('ru');
    expect(shared.i18n.language$.snapshot().revision).toBeGreaterThan(loaded);
  });

  it('formats in the visitor’s own time zone until another is chosen [S9-16]', async () => {
    const katmandu = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345);
    const shown = () => shared.i18n.formatters$.snapshot().format.moment(Date.UTC(2026, 10, 21, 12));
    world.server.on('GET /bff-api/config/all.json', () => ok(aSiteConfig({ timeZone: 3 })));
    await shared.site.reloadSite();
    expect(shown()).toBe('Nov 21, 17:45 UTC+5:45');
    // The site's own, when that is what the visitor wants.
    shared.settings.updateSettings({ timeZone: null, followsDeviceZone: false });
    expect(shown()).toBe('Nov 21, 15:00 UTC+3');
    katmandu.mockRestore();
  });

  it('formats in the site’s zone where the browser names none, and anew at each change [S9-16]', async () => {
    const nameless = jest
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone: 'Etc/Unknown' } as Intl.ResolvedDateTimeFormatOptions);
    const { formatters$ } = shared.i18n;
    const time = () => formatters$.snapshot().format.time(Date.UTC(2026, 10, 21, 12));
    world.server.on('GET /bff-api/config/all.json', () => ok(aSiteConfig({ timeZone: 3 })));
    await shared.site.reloadSite();
    expect(time()).toBe('15:00');
    shared.settings.updateSettings({ timeZone: -1 });
    expect(time()).toBe('11:00');
    const before = formatters$.snapshot();
    shared.settings.updateSettings({ appTheme: 1 });
    expect(formatters$.snapshot()).toBe(before);
    await shared.i18n.loadDictionaries(['betting']);
    await shared.i18n.setLanguage('ru');
    expect(formatters$.snapshot().format.language).toBe('ru');
    nameless.mockRestore();
  });
});
