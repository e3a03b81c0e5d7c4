import {
  createRouteMatcher,
  resolveUrl,
  type BlockInfo,
  type BlockReason,
  type ResolveContext,
} from '@paddock/contract';

import { REDIRECTS, ROUTES } from '../testing/fixture-routes.ts';
import { startTestSite, type TestSite } from '../testing/test-site.ts';

const ADDRESSES = [
  '/',
  '/live',
  '/live/tennis',
  '/user/login',
  '/registration',
  '/office',
  '/office/account',
].concat('/block', '/site-updates', '/oldbrowser', '/casino', '/nowhere');
const PLAYERS = { guest: undefined, player: '7:0', banned: '7:1' } as const;
const REASONS = [undefined, 1, 4, 14] as const;

/** A visitor in a state, as cookies tell it to the test site. */
const states = Object.entries(PLAYERS).flatMap(([who, player]) =>
  REASONS.map((reason) => ({
    name: `${who}, ${reason === undefined ? 'let in' : `reason ${reason}`}`,
    player,
    reason,
  })),
);

const blockOf = (reason: BlockReason | undefined): BlockInfo | undefined =>
  reason === undefined ? undefined : { reason, displayTypeId: 1, templateTypeId: 1 };

describe.each(['open', 'maintenance'] as const)('documents of a site in %s', (mode) => {
  const maintenance = { startedAt: 1_795_264_200, endedAt: 1_895_271_400, state: true };
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite({
      siteFile: mode === 'open' ? {} : { maintenance },
      dependencies: {
        blockOf: ({ cookies: { reason } }) =>
          blockOf(reason === undefined ? undefined : (Number(reason) as BlockReason)),
      },
    });
  });
  afterAll(() => site.close());

  const matcher = createRouteMatcher({
    routes: ROUTES,
    redirects: REDIRECTS,
    notFound: 'system-pages.not-found',
  });

  /** Where a click ends, by what the browser resolves. */
  function click(path: string, player: string | undefined, block: BlockInfo | undefined): readonly unknown[] {
    const [userId = null, banLevel = '0'] = player?.split(':') ?? [];
    const context: ResolveContext = {
      session: { userId, banLevel: Number(banLevel) },
      site: { isRegistrationAllowed: true, features: [217, 39] },
      block,
      languages: { all: ['en', 'ru'], hiddenFromGuests: [], fallback: 'en' },
      browserLanguages: [],
    };
    let at = path;
    for (let step = 0; step < 6; step++) {
      const { pathname, search } = new URL(at, 'http://site.invalid');
      const found = resolveUrl(matcher, pathname, search, context);
      if (found.kind === 'page') return [at, found.status];
      at = found.to;
    }
    return ['a circle'];
  }

  async function load(path: string, cookie: string): Promise<readonly unknown[]> {
    let at = path;
    for (let step = 0; step < 6; step++) {
      const { statusCode, headers } = await site.platform.app.inject({ url: at, headers: { cookie } });
      if (statusCode !== 301 && statusCode !== 302) return [at, statusCode];
      at = String(headers['location']);
    }
    return ['a circle'];
  }

  it.each(states)('end where a click ends, for a $name', async ({ player, reason }) => {
    const cookie = [
      'lng=en',
      ...(player === undefined ? [] : [`player=${player}`]),
      ...(reason === undefined ? [] : [`reason=${reason}`]),
    ].join('; ');
    for (const address of ADDRESSES) {
      const path = address === '/' ? '/en' : `/en${address}`;
      const loaded = await load(path, cookie);
      const explainsUpdates = mode === 'maintenance' && (reason === undefined || reason === 4);
      if (explainsUpdates) expect([address, loaded[1]]).toEqual([address, 503]);
      else expect([address, ...loaded]).toEqual([address, ...click(path, player, blockOf(reason))]);
    }
  });
});
