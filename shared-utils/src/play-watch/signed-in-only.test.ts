/** @jest-environment node */
import { HOUR_MS } from '@paddock/contract';

import {
  CHECK_ROUTE,
  createWatchedPlayer,
  LIMITS_ROUTE,
  PING_ROUTE,
  type WatchedPlayer,
} from './watched-player.testing.ts';

const LIMITS = [
  { limitType: 32, limitValue: 15, measure: 'minute' },
  { limitType: 31, limitValue: 2, measure: 'hour' },
];

describe('limits, ping and reality check', () => {
  let player: WatchedPlayer;
  beforeEach(() => {
    player = createWatchedPlayer();
    player.setLimits(...LIMITS);
  });
  afterEach(() => player.close());

  const asked = () =>
    [LIMITS_ROUTE, PING_ROUTE, CHECK_ROUTE].map((route) => player.world.server.seen(route).length > 0);

  it('ask nothing of a guest, however long the page stands [S6-04]', async () => {
    player.world.userId = null;
    const tab = await player.openTab();
    await player.pass(HOUR_MS);
    expect(asked()).toEqual([false, false, false]);
    expect(tab.dialogs.dialogs$.snapshot().status).toBe('closed');
  });

  it('watch over a player all the while [S6-04]', async () => {
    const tab = await player.openTab();
    await player.pass(20 * 60_000);
    expect(asked()).toEqual([true, true, false]);
    expect(tab.dialogs.dialogs$.snapshot()).toMatchObject({ dialog: { widget: 'office/reality-check' } });
  });
});
