import type { SiteConfig } from '@paddock/contract';
import type { AuthValue, ConsentValue, DialogInput, DialogsValue } from '@paddock/shared-utils';

import { CONSENT_WIDGET, NEW_SITE_WIDGET, PRIVACY_WIDGET, showSiteDialogs } from './site-dialogs.ts';

const UNSET: ConsentValue = { status: 'unset', functionality: false, marketing: false };
const GIVEN: ConsentValue = { status: 'set', functionality: true, marketing: true };
const GUEST: AuthValue = { status: 'guest', userId: null, banLevel: 0 };
const PLAYER: AuthValue = { status: 'signed-in', userId: '7', banLevel: 0 };
const NOW_MS = 1_800_000_000_000;
/** Five years with their leap days, spelled out (S9-10). */
const FIVE_YEARS_MS = 157_788_000_000;
const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

/** A stream of one value that the test changes. */
function streamOf<T>(first: T) {
  let value = first;
  const listeners = new Set<(next: T) => void>();
  return {
    set(next: T) {
      value = next;
      for (const listener of [...listeners]) listener(next);
    },
    stream: {
      snapshot: () => value,
      subscribe(listener: (next: T) => void) {
        listeners.add(listener);
        listener(value);
        return { unsubscribe: () => void listeners.delete(listener) };
      },
    },
  };
}

interface Visit {
  readonly site?: Partial<SiteConfig>;
  readonly auth?: AuthValue;
  readonly consent?: ConsentValue;
  readonly userAgent?: string;
  readonly toldAtMs?: number;
  readonly knownPrivacy?: string;
}

function visit({
  site = {},
  auth = GUEST,
  consent = GIVEN,
  userAgent = CHROME,
  toldAtMs = 0,
  knownPrivacy = '',
}: Visit) {
  const opened: string[] = [];
  const told = { atMs: toldAtMs, privacy: knownPrivacy };
  const consents = streamOf(consent);
  const dialogs = streamOf<DialogsValue>({ status: 'closed' });
  const openDialog = ({ widget }: DialogInput): number => {
    opened.push(widget);
    dialogs.set({ status: 'open', dialog: { id: opened.length, widget } } as DialogsValue);
    return opened.length;
  };
  void showSiteDialogs({
    site: site as SiteConfig,
    userAgent,
    scheduler: { nowMs: () => NOW_MS },
    consent$: consents.stream as never,
    auth$: streamOf(auth).stream as never,
    dialogs$: dialogs.stream as never,
    toldAtMs: { read: () => told.atMs, write: (atMs) => void (told.atMs = atMs) },
    knownPrivacy: { read: () => told.privacy, write: (date) => void (told.privacy = date) },
    openDialog,
    installation$: streamOf({ status: 'none' }).stream as never,
    appOffer: { read: () => ({ days: 0, lastDay: 0, asked: true }), write: () => undefined },
  });
  return { opened, told, consents, openDialog, close: () => dialogs.set({ status: 'closed' }) };
}

/** Lets everything that waits for nothing else run. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe('the question about cookies', () => {
  it('is asked where there is no answer, once a document [S4-10]', async () => {
    const page = visit({ consent: UNSET });
    await settle();
    page.close();
    await settle();
    expect(page.opened).toEqual([CONSENT_WIDGET]);
  });

  it('is not asked where the site does not ask, of whoever answered, and of robots [S4-10]', async () => {
    const answered = visit({});
    const robot = visit({
      consent: UNSET,
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await settle();
    expect([answered.opened, robot.opened]).toEqual([[], []]);
  });

  it('waits for another dialog, and comes back when one took its place', async () => {
    const page = visit({ consent: UNSET });
    await settle();
    page.openDialog({ widget: 'welcome/login' });
    page.close();
    await settle();
    expect(page.opened).toEqual([CONSENT_WIDGET, 'welcome/login', CONSENT_WIDGET]);
    page.openDialog({ widget: 'welcome/login' });
    page.consents.set(GIVEN);
    page.close();
    await settle();
    expect(page.opened).toHaveLength(4);
  });
});

describe('the news of the new site', () => {
  const site = { isShowNewSiteInfo: true };

  it('is told to guests alone, once in about five years [S4-21, S6-04, S9-10]', async () => {
    const guest = visit({ site });
    const player = visit({ site, auth: PLAYER });
    const told = visit({ site, toldAtMs: NOW_MS - FIVE_YEARS_MS + 1 });
    const longAgo = visit({ site, toldAtMs: NOW_MS - FIVE_YEARS_MS - 1 });
    const elsewhere = visit({});
    await settle();
    expect([guest, player, told, longAgo, elsewhere].map(({ opened }) => opened)).toEqual([
      [NEW_SITE_WIDGET],
      [],
      [],
      [NEW_SITE_WIDGET],
      [],
    ]);
    expect(guest.told.atMs).toBe(0);
    guest.close();
    await settle();
    expect(guest.told.atMs).toBe(NOW_MS);
  });

  it('comes after the question about cookies', async () => {
    const page = visit({ site, consent: UNSET });
    await settle();
    expect(page.opened).toEqual([CONSENT_WIDGET]);
    page.consents.set(GIVEN);
    page.close();
    await settle();
    expect(page.opened).toEqual([CONSENT_WIDGET, NEW_SITE_WIDGET]);
  });
});

describe('a changed privacy policy', () => {
  const site = { privacyUpdatedAt: '2026-11-01' };

  it('is told once to whoever knew an older one, guest or player [S2-67]', async () => {
    const pages = [
      visit({ site, knownPrivacy: '2026-01-01' }),
      visit({ site, knownPrivacy: '2026-01-01', auth: PLAYER }),
      visit({ site, knownPrivacy: '2026-11-01' }),
      visit({ site }),
      visit({ knownPrivacy: '2026-01-01' }),
    ];
    await settle();
    expect(pages.map(({ opened }) => opened)).toEqual([[PRIVACY_WIDGET], [PRIVACY_WIDGET], [], [], []]);
    expect(pages[0]?.told.privacy).toBe('2026-01-01');
    pages[0]?.close();
    await settle();
    expect(pages[0]?.told.privacy).toBe('2026-11-01');
    // A first visit begins with the policy as it stands.
    expect(pages[3]?.told.privacy).toBe('2026-11-01');
    expect(pages[4]?.told.privacy).toBe('2026-01-01');
  });
});
