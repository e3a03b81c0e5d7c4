import { COOKIES } from '@paddock/contract';
import type { SettingsChange, SettingsView } from '@paddock/contract/schemas';

import type { Cookies, Timing } from '../environment/environment-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { createUnsent } from './unsent.ts';

const PATH = '/web-api/user/settings';
/** Until a change that found no server is sent again. */
export const RESEND_MS = 5_000;
const YEAR_SEC = 365 * 86_400;

export interface SettingsSyncParts extends Pick<
  SharedUtils,
  'api' | 'auth' | 'live' | 'settings' | 'storage' | 'i18n'
> {
  readonly timing: Timing;
  readonly cookies: Cookies;
}

function isEmpty(change: SettingsChange): boolean {
  return Object.keys(change).length === 0;
}

/**
 * Keeps a signed-in player's settings the same as the server's: read at sign-in, when another page of the player changed
 * them, and when the live socket is back. Each change goes out by itself and only with the fields it names, so pages
 * never undo each other; what could not be sent is kept, also over a reload. A player who has chosen nothing yet begins
 * with what was chosen as a guest here. Answers how to stop.
 */
export function syncSettings(parts: SettingsSyncParts): () => void {
  const { api, auth, live, settings, timing, cookies, i18n } = parts;
  const unsent = createUnsent(parts.storage);
  let userId: string | null = null;
  let version = -1;
  let waiting: SettingsChange = {};
  let underway: SettingsChange = {};
  let isSending = false;
  let stopTimer: (() => void) | undefined;
  /** The live socket was open before and broke: news may have been missed. */
  let isTornOff = false;
  let wasOpen = false;

  /** Puts the server's document on show, under what it has not heard yet. */
  function take(view: SettingsView): void {
    if (view.userId !== userId || view.version < version) return;
    version = view.version;
    settings.adopt(view.userId, { ...view.settings, ...underway, ...waiting });
    const { language } = view.settings;
    // For the next address without a language; a page that stands keeps the one it has.
    if (language !== null) cookies.set(COOKIES.language, language, YEAR_SEC);
  }

  async function read(isFirst = false): Promise<void> {
    const asked = userId;
    const answer = await api.get(PATH);
    if (asked !== userId || !answer.ok) return;
    if (answer.data.version === 0 && isFirst) waiting = { ...settings.guestsChoice(), ...waiting };
    take(answer.data);
    void send();
  }

  async function send(): Promise<void> {
    if (isSending || userId === null || isEmpty(waiting)) return;
    const [player, sent] = [userId, waiting];
    isSending = true;
    underway = sent;
    unsent.write(player, sent);
    waiting = {};
    const answer = await api.post(PATH, sent);
    isSending = false;
    underway = {};
    if (player !== userId) return void send();
    if (answer.ok) {
      take(answer.data);
      unsent.write(player, waiting);
      return void send();
    }
    if (answer.status === 'refused' && answer.httpStatus < 500) {
      unsent.write(player, waiting);
      version = -1;
      return void read();
    }
    waiting = { ...sent, ...waiting };
    unsent.write(player, waiting);
    stopTimer = timing.after(RESEND_MS, () => void send());
  }

  const stopListening = settings.onChange((change) => {
    waiting = { ...waiting, ...change };
    void send();
  });
  const subscriptions = [
    auth.auth$.subscribe((value) => {
      if (value.userId === userId) return;
      userId = value.userId;
      version = -1;
      underway = {};
      waiting = userId === null ? {} : unsent.read(userId);
      if (userId !== null) void read(true);
    }),
    live.playerNews$.subscribe((value) => {
      if (value.status === 'news' && value.news.kind === 'settings' && value.news.version > version)
        void read();
    }),
    live.live$.subscribe(({ status }) => {
      const isOpen = status === 'open';
      if (isOpen && isTornOff && version >= 0) void read();
      isTornOff = !isOpen && (wasOpen || isTornOff);
      wasOpen = isOpen;
    }),
    followLanguage(i18n, (language) => {
      if (userId !== null) settings.updateSettings({ language });
    }),
  ];

  return () => {
    stopTimer?.();
    stopListening();
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

/** Tells when the visitor turns to another language; the one a page began with is no choice. */
function followLanguage({ language$ }: SettingsSyncParts['i18n'], chose: (language: string) => void) {
  let known = language$.snapshot().language;
  return language$.subscribe(({ language }) => {
    if (language === known) return;
    known = language;
    chose(language);
  });
}
