/** @jest-environment node */
import { MINUTE_MS } from '@paddock/contract';

import type { SharedUtils } from '../page/shared-utils.ts';
import {
  CHECK_ROUTE,
  LIMITS_ROUTE,
  createWatchedPlayer,
  type WatchedPlayer,
} from '../play-watch/watched-player.testing.ts';
import type { RealityCheckAction, RealityCheckProps } from './reality-check.ts';

const CHECK = { limitType: 32, limitValue: 15, measure: 'minute' };

describe('reality check', () => {
  let player: WatchedPlayer;
  let startMs: number;

  beforeEach(() => {
    player = createWatchedPlayer();
    player.setLimits(CHECK);
    startMs = player.world.timing.nowMs();
  });
  afterEach(() => player.close());

  function asked(tab: SharedUtils): RealityCheckProps | null {
    const value = tab.dialogs.dialogs$.snapshot();
    if (value.status === 'closed') return null;
    expect(value.dialog.widget).toBe('office/reality-check');
    return value.dialog.props as unknown as RealityCheckProps;
  }
  const sent = () =>
    player.world.server
      .seen(CHECK_ROUTE)
      .map(({ body }) => (body as { data: { attributes: unknown } }).data.attributes);

  async function choose(tab: SharedUtils, action: RealityCheckAction, notAgain = false): Promise<void> {
    const done = asked(tab)?.choose(action, notAgain);
    await player.pass(0);
    await done;
  }

  it('asks when the interval is over and not before [S4-08]', async () => {
    const tab = await player.openTab();
    await player.pass(15 * MINUTE_MS - 1);
    expect(asked(tab)).toBeNull();
    await player.pass(1);
    expect(asked(tab)).toMatchObject({ sinceMs: startMs, shownAtMs: startMs + 15 * MINUTE_MS });
  });

  it('refreshes the limits after each five minutes [S4-08, S9-06]', async () => {
    await player.openTab();
    const reads = () => player.world.server.seen(LIMITS_ROUTE).length;
    const before = reads();
    await player.pass(299_999);
    expect(reads()).toBe(before);
    await player.pass(1);
    expect(reads()).toBe(before + 1);
    await player.pass(300_000);
    expect(reads()).toBe(before + 2);
  });

  it('obeys an interval that changed or went meanwhile', async () => {
    const tab = await player.openTab();
    player.setLimits({ ...CHECK, limitValue: 30 });
    await player.pass(5 * MINUTE_MS);
    await player.pass(29 * MINUTE_MS);
    expect(asked(tab)).toBeNull();
    player.setLimits();
    await player.pass(60 * MINUTE_MS);
    await choose(tab, 'continue');
    await player.pass(60 * MINUTE_MS);
    expect(asked(tab)).toBeNull();
  });

  it('goes on over a reload, and begins anew after time away [S4-08]', async () => {
    await player.openTab();
    await player.pass(9 * MINUTE_MS);
    // The end is in local storage, where every tab reads it.
    const stored = player.world.storage.texts.get('paddock:reality-check') ?? '';
    expect(stored).toContain(`"endsAtMs":${startMs + 15 * MINUTE_MS}`);
    const reloaded = await player.openTab();
    await player.pass(6 * MINUTE_MS);
    expect(asked(reloaded)).toMatchObject({ sinceMs: startMs });
    player.close();
    const kept = player.world.storage;
    player = createWatchedPlayer();
    player.setLimits(CHECK);
    for (const [key, text] of kept.texts) player.world.storage.texts.set(key, text);
    await player.pass(3 * 60 * MINUTE_MS);
    const later = await player.openTab();
    expect(asked(later)).toBeNull();
    await player.pass(15 * MINUTE_MS);
    expect(asked(later)).toMatchObject({ sinceMs: startMs + 3 * 60 * MINUTE_MS });
  });

  it.each(['continue', 'nothing'] as const)('restarts the timer on %s [S4-08, S7-10]', async (action) => {
    const tab = await player.openTab();
    await player.pass(15 * MINUTE_MS);
    if (action === 'nothing') tab.dialogs.closeDialog();
    else await choose(tab, action);
    await player.pass(0);
    expect(sent()).toEqual([{ action, do_not_show_again: false, popup_show_at: startMs / 1000 + 15 * 60 }]);
    expect(asked(tab)).toBeNull();
    await player.pass(15 * MINUTE_MS - 1);
    expect(asked(tab)).toBeNull();
    await player.pass(1);
    expect(asked(tab)).toMatchObject({ sinceMs: startMs });
  });

  it('is not shown again when the player says so [S4-08]', async () => {
    const tab = await player.openTab();
    await player.pass(15 * MINUTE_MS);
    player.setLimits();
    await choose(tab, 'continue', true);
    expect(sent()).toMatchObject([{ do_not_show_again: true }]);
    await player.pass(60 * MINUTE_MS);
    expect(asked(tab)).toBeNull();
  });

  it('clears the timer and signs out [S4-08]', async () => {
    const tab = await player.openTab();
    await player.pass(15 * MINUTE_MS);
    await choose(tab, 'log_out');
    expect(sent()).toMatchObject([{ action: 'log_out' }]);
    expect(tab.auth.auth$.snapshot().status).toBe('guest');
    expect(player.world.storage.texts.has('paddock:reality-check')).toBe(false);
    await player.pass(60 * MINUTE_MS);
    expect(asked(tab)).toBeNull();
  });

  it('is one timer for all tabs: an answer in one closes the question in the others [S4-08]', async () => {
    const tabs = [await player.openTab(), await player.openTab()] as const;
    await player.pass(15 * MINUTE_MS);
    expect(tabs.map((tab) => asked(tab) !== null)).toEqual([true, true]);
    await choose(tabs[0], 'continue');
    expect(tabs.map(asked)).toEqual([null, null]);
    expect(sent()).toHaveLength(1);
    await player.pass(15 * MINUTE_MS);
    expect(tabs.map((tab) => asked(tab) !== null)).toEqual([true, true]);
  });

  it('waits on a hidden page until it is looked at', async () => {
    const tab = await player.openTab();
    player.world.visibility.hide();
    await player.pass(40 * MINUTE_MS);
    expect(asked(tab)).toBeNull();
    player.world.visibility.show();
    expect(asked(tab)).not.toBeNull();
  });
});
