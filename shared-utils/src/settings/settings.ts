import { CONSENT_COOKIE, COOKIES, followsByDefault } from '@paddock/contract';

import type { AuthValue } from '../auth/auth-types.ts';
import type { Cookies, TabChannel } from '../environment/environment-types.ts';
import type { BrowserStorage } from '../storage/storage-types.ts';
import { createStore } from '../stream/store.ts';
import type { Stream } from '../stream/stream.ts';
import { DEFAULT_SETTINGS, parseChosen } from './parse-settings.ts';
import type { Settings, SettingsKeeper, SettingsValue } from './settings-types.ts';

const YEAR_SEC = 365 * 86_400;

type Chosen = Partial<Settings>;

/** What this browser keeps: the guest's choice, and the player's as long as one is signed in. */
interface Kept {
  readonly guest: Chosen;
  readonly player: { readonly userId: string; readonly chosen: Chosen } | null;
}

function parseKept(stored: unknown): Kept {
  const { guest, player } = (stored ?? {}) as Readonly<Partial<Record<keyof Kept, unknown>>>;
  const { userId, chosen } = (player ?? {}) as Readonly<Record<string, unknown>>;
  return {
    guest: parseChosen(guest),
    player: typeof userId === 'string' ? { userId, chosen: parseChosen(chosen) } : null,
  };
}

/**
 * The visitor's settings, the same in all tabs of this browser. A guest's stay in it; a player's come from the server
 * (`settings-sync`) and leave with the player, and the guest's are back. Until the server has answered a player who is
 * new here sees the guest's. Theme and font size also go to cookies, so that the next document is drawn right at once.
 */
export function createSettings(
  storage: BrowserStorage,
  cookies: Cookies,
  channel: TabChannel,
  auth$: Stream<AuthValue>,
  bySite: Chosen = {},
): SettingsKeeper {
  const item = storage.storageItem<Kept>({
    key: 'settings',
    version: 2,
    fallback: { guest: {}, player: null },
    parse: parseKept,
  });
  const listeners = new Set<(change: Chosen) => void>();
  let { userId } = auth$.snapshot();
  let chosen = chosenBy(userId);
  const store = createStore<SettingsValue>(valueOf(chosen));

  function chosenBy(id: string | null): Chosen {
    const { guest, player } = item.read();
    return id !== null && player?.userId === id ? player.chosen : guest;
  }

  function valueOf(choice: Chosen): SettingsValue {
    return {
      status: 'ready',
      settings: { ...DEFAULT_SETTINGS, ...bySite, followsDeviceZone: followsByDefault(choice), ...choice },
    };
  }

  function show(choice: Chosen): void {
    chosen = choice;
    const value = valueOf(choice);
    const { appTheme, appFontSize, cookiesAgreeType } = value.settings;
    cookies.set(COOKIES.theme, appTheme === null ? 'system' : appTheme === 1 ? 'dark' : 'light', YEAR_SEC);
    cookies.set(COOKIES.scale, String(appFontSize), YEAR_SEC);
    // The server keeps no trace of a referral against it.
    if (cookiesAgreeType !== null) cookies.set(CONSENT_COOKIE, cookiesAgreeType, YEAR_SEC);
    store.set(value);
  }

  function keep(choice: Chosen): void {
    const { guest } = item.read();
    item.write(
      userId === null ? { guest: choice, player: null } : { guest, player: { userId, chosen: choice } },
    );
    show(choice);
    channel.post({ userId, chosen: choice });
  }

  auth$.subscribe((auth) => {
    if (auth.userId === userId) return;
    userId = auth.userId;
    if (userId === null) item.write({ ...item.read(), player: null });
    show(chosenBy(userId));
  });
  channel.onMessage((message) => {
    const said = message as { readonly userId: unknown; readonly chosen: unknown } | null;
    if (said?.userId === userId) show(parseChosen(said.chosen));
  });

  return {
    settings$: store.stream,
    updateSettings(change) {
      keep(parseChosen({ ...chosen, ...change }));
      for (const listener of listeners) listener(change);
    },
    guestsChoice: () => item.read().guest,
    adopt(id, document) {
      if (id === userId) keep(parseChosen(document));
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
