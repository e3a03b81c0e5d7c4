import type { SessionSummary } from '@paddock/contract';

import { SIGN_IN_WAYS } from '../auth/sign-in-ways.ts';
import type { Environment } from '../environment/environment-types.ts';
import { createSharedUtils } from '../page/create-shared-utils.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import type { StartData } from '../page/start-data.ts';
import { createMemoryCookies, createMemoryStorage, type MemoryStorage } from './memory-storage.ts';
import { aSiteConfig, SAMPLE_NOW_MS } from './samples.ts';
import { createTabHub, type TabHub } from './tab-hub.ts';
import { createTestLiveServer, type TestLiveServer } from './test-live-server.ts';
import { createTestServer, ok, problem, type TestServer } from './test-server.ts';
import { createTestInstalling } from './test-installing.ts';
import { createTestVisibility, type TestVisibility } from './test-visibility.ts';
import { createVirtualTiming, type VirtualTiming } from './virtual-timing.ts';

export const ORIGIN = 'https://paddock.test';

/** The world around one browser's tabs: server, socket, storage and time, all in memory. */
export interface TestWorld {
  readonly timing: VirtualTiming;
  readonly server: TestServer;
  readonly live: TestLiveServer;
  readonly storage: MemoryStorage;
  readonly cookieJar: Map<string, string>;
  readonly visibility: TestVisibility;
  readonly hub: TabHub;
  /** Faults reported. */
  readonly reports: Error[];
  /** Whose session the cookie is. */
  userId: string | null;
  readonly environment: Environment;
  /** Opens a tab. */
  open(boot?: Partial<StartData>): SharedUtils;
  close(): void;
}

/** A token of the shape the server makes, for so many seconds from now. */
export function aToken(nowMs: number, forSec = 300, claims: object = {}): string {
  const payload = { exp: Math.floor(nowMs / 1000) + forSec, ...claims };
  return `h.${btoa(JSON.stringify(payload))}.s`;
}

/** The identity part of the server: enough to sign in and out. */
function addIdentity(world: TestWorld): void {
  const { server, timing } = world;
  const session = () => ok({ user_id: world.userId });
  const signIn = () => {
    world.userId = '7';
    return session();
  };
  let tokens = 0;
  server.on('GET /web-api/session', session);
  server.on('GET /web-api/auth/action', session);
  for (const path of Object.values(SIGN_IN_WAYS)) server.on(`POST ${path}`, signIn);
  server.on('POST /web-api/auth/disconnect', () => {
    world.userId = null;
    return session();
  });
  server.on('GET /web-api/user/gettoken', () =>
    world.userId === null
      ? problem('UNAUTHENTICATED')
      : ok({ token: aToken(timing.nowMs(), 300, { n: ++tokens, sub: world.userId }) }),
  );
  server.on('GET /web-api/user/config', () =>
    ok({ result: { user_id: world.userId, user_name: 'ann', ban_level: 0 } }),
  );
  server.on('GET /web-api/user/accounts', () =>
    ok({
      balance: '0',
      bonus: [],
      all_accounts: [],
      is_available_first_deposit_bonus: false,
      is_frozen: false,
    }),
  );
}

function bootOf(nowMs: number, session: SessionSummary): StartData {
  return {
    release: 1,
    serverTimeMs: nowMs,
    language: 'en',
    status: 200,
    site: aSiteConfig(),
    session,
    routeTable: { routes: [], redirects: [], notFound: 'system-pages.not-found' },
    dictionaries: {},
    overridesAllowed: false,
  };
}

export function createTestWorld(): TestWorld {
  const timing = createVirtualTiming(SAMPLE_NOW_MS);
  const server = createTestServer(ORIGIN);
  const live = createTestLiveServer(timing.nowMs);
  const storage = createMemoryStorage();
  const cookieJar = new Map<string, string>();
  const visibility = createTestVisibility();
  const hub = createTabHub();
  const reports: Error[] = [];
  const tabs: SharedUtils[] = [];
  let key = 0;

  const environment: Environment = {
    origin: ORIGIN,
    fetch: server.fetch,
    openSocket: live.openSocket,
    openChannel: hub.openChannel,
    locked: hub.locked,
    storage,
    tabStorage: createMemoryStorage(),
    cookies: createMemoryCookies(cookieJar),
    visibility,
    installing: createTestInstalling(),
    timing,
    random: () => 0.5,
    randomBytes: (count) => new Uint8Array(count).fill(++key),
    report: (error) => reports.push(error),
  };

  const world: TestWorld = {
    timing,
    server,
    live,
    storage,
    cookieJar,
    visibility,
    hub,
    reports,
    userId: null,
    environment,
    open(boot = {}) {
      const session = { userId: world.userId, banLevel: 0 };
      const tab = createSharedUtils(environment, { ...bootOf(timing.nowMs(), session), ...boot });
      tabs.push(tab);
      return tab;
    },
    close: () => tabs.forEach((tab) => tab.stop()),
  };
  addIdentity(world);
  return world;
}
