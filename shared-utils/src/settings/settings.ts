import { COOKIES } from '@paddock/contract';

import type { Cookies, TabChannel } from '../environment/environment-types.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import { createStore } from '../stream/store.ts';
import { DEFAULT_SETTINGS, parseSettings } from './parse-settings.ts';
import type { SettingsService, SettingsValue } from './settings-types.ts';

const YEAR_SEC = 365 * 86_400;

/**
 * The visitor's settings: kept in this browser, the same in all its tabs. Theme and font size also go to cookies, so
 * that the next document is drawn right at once.
 */
export function createSettings(
  storage: BrowserStorage,
  cookies: Cookies,
  channel: TabChannel,
): SettingsService {
  const item = storage.storageItem({
    key: 'settings',
    version: 1,
    fallback: DEFAULT_SETTINGS,
    parse: parseSettings,
  });
  const store = createStore<SettingsValue>({ status: 'ready', settings: item.read() });
  channel.onMessage((message) => store.set({ status: 'ready', settings: parseSettings(message) }));
  return {
    settings$: store.stream,
    updateSettings(change) {
      const settings = parseSettings({ ...store.get().settings, ...change });
      item.write(settings);
      cookies.set(COOKIES.theme, settings.theme, YEAR_SEC);
      cookies.set(COOKIES.scale, String(settings.fontScale), YEAR_SEC);
      store.set({ status: 'ready', settings });
      channel.post(settings);
    },
  };
}
