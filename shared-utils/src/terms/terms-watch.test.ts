/** @jest-environment node */
import type { MatchedRoute } from '@paddock/contract';

import type { NavigationReporter } from '../navigation/navigation-types.ts';
import type { SharedUtils } from '../page/shared-utils.ts';
import { createWatchedPlayer, type WatchedPlayer } from '../play-watch/watched-player.testing.ts';
import { ok, problem } from '../testing/test-server.ts';
import { USER_TERMS } from './user-terms.ts';

const RULES = 'GET /web-api/v3/v2/user/agreement-rules';

function routeAt(path: string): MatchedRoute {
  const meta = { dictionaries: [], scroll: 'top', seoKey: 'x' } as const;
  const route = {
    id: path,
    paths: [path],
    parcel: 'x',
    page: 'x',
    layout: 'default',
    guards: [],
    meta,
  } as const;
  return { route, language: 'en', path, params: {}, query: '' };
}

describe('terms', () => {
  let player: WatchedPlayer;
  let tab: SharedUtils;
  let went: string[];
  let reporter: NavigationReporter;
  let agrees: boolean;
  const asked = () => player.world.server.seen(RULES).length;

  async function open(path: string): Promise<void> {
    tab = await player.openTab();
    reporter = tab.navigation.registerNavigation({
      navigate: (href) => went.push(href),
      reload: () => undefined,
    });
    reporter.reportRoute(routeAt(path));
  }

  beforeEach(() => {
    player = createWatchedPlayer();
    went = [];
    agrees = true;
    player.world.server.on(RULES, () => ok({ result: agrees, updatedAt: 1 }));
  });
  afterEach(() => player.close());

  it('are asked about at once and every 60 s while signed in [S4-15, S7-15]', async () => {
    await open('/live');
    expect(asked()).toBe(1);
    await player.pass(59_999);
    expect(asked()).toBe(1);
    await player.pass(1);
    expect(asked()).toBe(2);
    expect(went).toEqual([]);
  });

  it('lead to the page that confirms them once they have changed, and back afterwards [S4-15]', async () => {
    await open('/live');
    agrees = false;
    await player.pass(60_000);
    expect(went).toEqual(['/en/confirm-terms?returnUrl=%2Flive']);
  });

  it('leave who is on that page there, and send home who has nothing to confirm [S4-15]', async () => {
    await open('/confirm-terms');
    agrees = false;
    await player.pass(60_000);
    expect(went).toEqual([]);
    agrees = true;
    await player.pass(60_000);
    expect(went).toEqual(['/en']);
  });

  it('are known with the time since when they stand [S3-27]', async () => {
    await open('/confirm-terms');
    const known = () => tab.playerStreamOf(USER_TERMS).value$.snapshot();
    expect(known()).toEqual({ status: 'ready', isUserTermsChanged: false, updatedAtMs: 1 });
    agrees = false;
    await player.pass(60_000);
    expect(known()).toMatchObject({ isUserTermsChanged: true, updatedAtMs: 1 });
  });

  it('count as unchanged when nobody answers [S8-15]', async () => {
    await open('/live');
    player.world.server.on(RULES, () => problem('INTERNAL'));
    await player.pass(60_000);
    expect(went).toEqual([]);
  });

  it('lead there from any answer that says they have changed [S4-15, S7-05]', async () => {
    await open('/office/recharge');
    player.world.server.on('POST /web-api/verification/send', () => problem('TERMS_CHANGED'));
    await tab.api.post('/web-api/verification/send', {});
    expect(went).toEqual(['/en/confirm-terms']);
  });
});
