/** @jest-environment node */
import { SettingsDocument } from '@paddock/contract/schemas';

import type { AuthValue } from '../auth/auth-types.ts';
import { GUEST } from '../auth/auth.ts';
import { createBrowserStorage } from '../storage/browser-storage.ts';
import { createStore } from '../stream/store.ts';
import { createMemoryCookies, createMemoryStorage } from '../testing/memory-storage.ts';
import { createTabHub } from '../testing/tab-hub.ts';
import { DEFAULT_SETTINGS, parseChosen } from './parse-settings.ts';
import { createSettings } from './settings.ts';
import type { Settings } from './settings-types.ts';

/** The defaults a schema names. */
function defaultsOf({ properties }: { readonly properties: Readonly<Record<string, object>> }): object {
  const named = Object.entries(properties).filter(([, field]) => 'default' in field);
  return Object.fromEntries(named.map(([name, field]) => [name, Reflect.get(field, 'default')]));
}

const DOCUMENT = defaultsOf(SettingsDocument) as SettingsDocument;

describe('settings', () => {
  let memory: ReturnType<typeof createMemoryStorage>;
  let hub: ReturnType<typeof createTabHub>;
  let jar: Map<string, string>;

  beforeEach(() => {
    memory = createMemoryStorage();
    hub = createTabHub();
    jar = new Map();
  });

  function open(userId: string | null = null, bySite: Partial<Settings> = {}) {
    const auth = createStore<AuthValue>(playerOf(userId));
    const settings = createSettings(
      createBrowserStorage(memory),
      createMemoryCookies(jar),
      hub.openChannel('settings'),
      auth.stream,
      bySite,
    );
    const shown = (): Settings => settings.settings$.snapshot().settings;
    return { settings, shown, become: (id: string | null) => auth.set(playerOf(id)) };
  }

  function playerOf(userId: string | null): AuthValue {
    return userId === null ? GUEST : { status: 'signed-in', userId, banLevel: 0 };
  }

  it('begin with the very defaults of the contract [S9-16]', () => {
    expect(open().shown()).toEqual(DOCUMENT);
    expect(open().shown().coefViewId).toBeUndefined();
  });

  it('begin with what the site sets, which a choice of their own stands over', () => {
    const { settings, shown } = open(null, { compactView: true, marketsNameType: 1 });
    expect(shown()).toEqual({ ...DOCUMENT, compactView: true, marketsNameType: 1 });
    settings.updateSettings({ compactView: false });
    expect(shown()).toMatchObject({ compactView: false, marketsNameType: 1 });
  });

  it('keep a change over a reload, show it in the other tabs, and tell the next document', () => {
    const here = open();
    const there = open();
    const change = { appTheme: 1, appFontSize: 1.25, is12h: true, stakeChips: ['1.00', '2.50'] } as const;
    here.settings.updateSettings({ ...change, stakeChips: [...change.stakeChips] });
    expect(there.shown()).toEqual({ ...DEFAULT_SETTINGS, ...change });
    expect(open().shown()).toEqual({ ...DEFAULT_SETTINGS, ...change });
    expect(Object.fromEntries(jar)).toEqual({ theme: 'dark', scale: '1.25' });
  });

  it.each([
    [null, 'system'],
    [0, 'light'],
    [1, 'dark'],
  ] as const)('write theme %s as %s for the document', (appTheme, word) => {
    open().settings.updateSettings({ appTheme });
    expect(jar.get('theme')).toBe(word);
  });

  it('take an odds view outside the list for none at all [S3-25]', () => {
    const { settings, shown } = open();
    settings.updateSettings({ coefViewId: 2 });
    expect(shown().coefViewId).toBe(2);
    settings.updateSettings({ coefViewId: 6 } as unknown as Partial<Settings>);
    expect(shown().coefViewId).toBeUndefined();
  });

  describe('of a guest who becomes a player', () => {
    it('stay on show until the server has spoken, then give way, and are back after sign-out', () => {
      const { settings, shown, become } = open();
      settings.updateSettings({ appTheme: 1, is12h: true });
      become('7');
      expect(shown()).toMatchObject({ appTheme: 1, is12h: true });
      settings.adopt('7', { ...DOCUMENT, appTheme: 0, coefViewId: 3 });
      expect(shown()).toMatchObject({ appTheme: 0, is12h: false, coefViewId: 3 });
      expect(open('7').shown()).toMatchObject({ appTheme: 0, coefViewId: 3 });
      become(null);
      expect(shown()).toMatchObject({ appTheme: 1, is12h: true });
      expect(shown().coefViewId).toBeUndefined();
    });

    it('leave nothing of the player behind at sign-out', () => {
      const { settings, shown, become } = open('7');
      settings.adopt('7', { ...DOCUMENT, hideBalance: true, is12h: true });
      become(null);
      become('7');
      expect(shown()).toEqual(DEFAULT_SETTINGS);
    });

    it('are not another player’s', () => {
      open('7').settings.adopt('7', { ...DOCUMENT, appTheme: 1 });
      expect(open('8').shown().appTheme).toBeNull();
      const eight = open('8');
      open('7').settings.updateSettings({ is12h: true });
      expect(eight.shown().is12h).toBe(false);
      eight.settings.adopt('7', { ...DOCUMENT, is12h: true });
      expect(eight.shown().is12h).toBe(false);
    });
  });

  it.each([
    ['nothing', undefined, {}],
    ['a text', 'dark', {}],
    [
      'damaged fields',
      { appTheme: 'pink', appFontSize: 9, timeZone: 99, is12h: 'yes', stakeChips: 'x', coefViewId: 7 },
      {},
    ],
    ['unknown fields', { theme: 'dark', constructor: true, __proto__: { is12h: true } }, {}],
    ['one good field', { appTheme: 0, appFontSize: null }, { appTheme: 0 }],
    ['odd chips', { stakeChips: ['5', '-1'] }, {}],
    ['no chips', { stakeChips: [] }, {}],
    ['a quarter of an hour', { timeZone: 5.75 }, { timeZone: 5.75 }],
  ])('read %s field by field', (_name, stored, chosen) => {
    expect(parseChosen(stored)).toEqual(chosen);
  });
});
