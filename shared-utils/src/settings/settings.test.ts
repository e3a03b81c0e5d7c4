import { createBrowserStorage } from '../storage/browser-storage.ts';
import { createMemoryCookies, createMemoryStorage } from '../testing/memory-storage.ts';
import { createTabHub } from '../testing/tab-hub.ts';
import { DEFAULT_SETTINGS, parseSettings } from './parse-settings.ts';
import { createSettings } from './settings.ts';

describe('settings', () => {
  const hub = createTabHub();
  const memory = createMemoryStorage();
  const jar = new Map<string, string>();
  const open = () =>
    createSettings(createBrowserStorage(memory), createMemoryCookies(jar), hub.openChannel('settings'));

  it('begins with the defaults: the site’s time zone, 24 hours [S9-16]', () => {
    expect(open().settings$.snapshot()).toEqual({ status: 'ready', settings: DEFAULT_SETTINGS });
  });

  it('keeps a change over a reload, shows it in the other tabs, and tells the next document', () => {
    const here = open();
    const there = open();
    here.updateSettings({ theme: 'dark', fontScale: 1.25, timeZone: 5.5, stakeChips: ['1.00', '2.50'] });
    const settings = {
      ...DEFAULT_SETTINGS,
      theme: 'dark',
      fontScale: 1.25,
      timeZone: 5.5,
      stakeChips: ['1.00', '2.50'],
    };
    expect(there.settings$.snapshot()).toEqual({ status: 'ready', settings });
    expect(open().settings$.snapshot()).toEqual({ status: 'ready', settings });
    expect(Object.fromEntries(jar)).toEqual({ theme: 'dark', scale: '1.25' });
  });

  it.each([
    ['nothing', undefined, DEFAULT_SETTINGS],
    ['a text', 'dark', DEFAULT_SETTINGS],
    [
      'damaged fields',
      { theme: 'pink', fontScale: 9, timeZone: 99, is12h: 'yes', stakeChips: 'x' },
      DEFAULT_SETTINGS,
    ],
    ['one good field', { theme: 'light', fontScale: null }, { ...DEFAULT_SETTINGS, theme: 'light' }],
    ['odd chips', { stakeChips: ['5', '-1', 'x', 7] }, { ...DEFAULT_SETTINGS, stakeChips: ['5'] }],
  ])('reads %s field by field', (_name, stored, settings) => {
    expect(parseSettings(stored)).toEqual(settings);
  });
});
