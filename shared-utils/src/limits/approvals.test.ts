/** @jest-environment node */
import type { SharedUtils } from '../page/shared-utils.ts';
import { createWatchedPlayer, type WatchedPlayer } from '../play-watch/watched-player.testing.ts';
import { SAMPLE_NOW_MS } from '../testing/samples.ts';

const DAY_SEC = 86_400;
const NOW_SEC = SAMPLE_NOW_MS / 1000;
const waiting = (startedAt: number, limitType = 20) =>
  ({ limitType, limitValue: 200, limitState: 'PENDING', needApprove: true, startedAt }) as const;

describe('looser limits that wait', () => {
  let player: WatchedPlayer;
  beforeEach(() => {
    player = createWatchedPlayer();
  });
  afterEach(() => player.close());

  function asked(tab: SharedUtils): unknown {
    const value = tab.dialogs.dialogs$.snapshot();
    return value.status === 'open' && value.dialog.widget === 'office/limit-approval'
      ? value.dialog.props['limit']
      : null;
  }

  it('are asked about at once when their 24 h are past [S4-07, S9-06]', async () => {
    player.setLimits({ limitType: 20 }, waiting(NOW_SEC - DAY_SEC));
    expect(asked(await player.openTab())).toMatchObject({ limitType: 20, limitValue: 200 });
  });

  it('are asked about the moment they pass, while the page is open [S4-07, S9-06]', async () => {
    player.setLimits(waiting(NOW_SEC - DAY_SEC + 600));
    const tab = await player.openTab();
    await player.pass(599_999);
    expect(asked(tab)).toBeNull();
    await player.pass(1);
    expect(asked(tab)).toMatchObject({ limitType: 20 });
  });

  it('are asked about one after the other, each once a page', async () => {
    player.setLimits(waiting(NOW_SEC - DAY_SEC - 10, 21), waiting(NOW_SEC - DAY_SEC - 20, 20));
    const tab = await player.openTab();
    expect(asked(tab)).toMatchObject({ limitType: 20 });
    tab.dialogs.closeDialog();
    expect(asked(tab)).toMatchObject({ limitType: 21 });
    tab.dialogs.closeDialog();
    await tab.limits.refresh();
    expect(asked(tab)).toBeNull();
  });

  it('wait for a dialog that is open', async () => {
    player.setLimits(waiting(NOW_SEC - DAY_SEC + 600));
    const tab = await player.openTab();
    const other = tab.dialogs.openDialog({ widget: 'cashier/deposit' });
    await player.pass(600_000);
    expect(asked(tab)).toBeNull();
    tab.dialogs.closeDialog(other);
    expect(asked(tab)).not.toBeNull();
  });

  it('are not asked about without need of approval', async () => {
    player.setLimits({ ...waiting(NOW_SEC - DAY_SEC), needApprove: false });
    expect(asked(await player.openTab())).toBeNull();
  });

  it.each([
    ['once another tab or device has decided', 'limits'],
    ['where that may have been missed', 'missed'],
  ])('are taken off the page %s [S4-07]', async (_when, kind) => {
    player.setLimits({ limitType: 20 }, waiting(NOW_SEC - DAY_SEC), waiting(NOW_SEC - DAY_SEC + 60, 21));
    const tabs = [await player.openTab(), await player.openTab()] as const;
    await player.pass(60_000);
    expect(tabs.map(asked)).toMatchObject([{ limitType: 20 }, { limitType: 20 }]);
    player.setLimits({ limitType: 20, limitValue: 200 }, waiting(NOW_SEC - DAY_SEC + 60, 21));
    for (const { isClosed, send } of player.world.live.sockets)
      if (!isClosed) send({ t: 'delta', topic: 'player', seq: 1, data: { kind } });
    await player.pass(50);
    expect(tabs.map(asked)).toMatchObject([{ limitType: 21 }, { limitType: 21 }]);
    player.setLimits({ limitType: 20, limitValue: 200 });
    await tabs[0].limits.refresh();
    expect(asked(tabs[0])).toBeNull();
  });

  it('are asked about again after a reload, as long as nothing is decided [S4-07]', async () => {
    player.setLimits(waiting(NOW_SEC - DAY_SEC));
    const tab = await player.openTab();
    tab.dialogs.closeDialog();
    expect(asked(tab)).toBeNull();
    expect(asked(await player.openTab())).toMatchObject({ limitType: 20 });
  });

  it('are not asked about during a break: nobody is invited to play for more (rules §9)', async () => {
    player.setLimits(waiting(NOW_SEC - DAY_SEC));
    expect(asked(await player.openTab({ session: { userId: '7', banLevel: 53 } }))).toBeNull();
  });
});
