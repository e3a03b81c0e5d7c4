/** @jest-environment node */
import { PING_ROUTE, createWatchedPlayer, type WatchedPlayer } from '../play-watch/watched-player.testing.ts';
import { ok, problem } from '../testing/test-server.ts';

const SESSION = { limitType: 31, limitValue: 2, measure: 'hour' };

describe('session limit', () => {
  let player: WatchedPlayer;
  const pings = () => player.world.server.seen(PING_ROUTE).length;

  beforeEach(() => {
    player = createWatchedPlayer();
  });
  afterEach(() => player.close());

  /** The day's time is over: the server ends every session and says so once. */
  function endTheDay(): void {
    player.world.server.on(PING_ROUTE, () => {
      if (player.world.userId === null) return problem('UNAUTHENTICATED');
      player.world.userId = null;
      return problem('SESSION_LIMIT_ENDED');
    });
  }

  it.each([
    ['without one', {}],
    ['with -1, which is none', { ...SESSION, limitValue: -1 }],
    ['with one that only waits', { ...SESSION, limitState: 'PENDING' as const }],
    ['with one that is no number', { ...SESSION, limitValue: 'two' as unknown as number }],
  ])('pings nothing %s [S4-09, S5-13, S9-05]', async (_what, limit) => {
    player.setLimits(limit);
    await player.openTab();
    await player.pass(120_000);
    expect(pings()).toBe(0);
  });

  it('pings at once and every 30 s while one is active [S4-09, S7-09, S9-06]', async () => {
    player.setLimits(SESSION);
    const tab = await player.openTab();
    expect(pings()).toBe(1);
    await player.pass(29_999);
    expect(pings()).toBe(1);
    await player.pass(1);
    expect(pings()).toBe(2);
    player.setLimits();
    await tab.limits.refresh();
    await player.pass(120_000);
    expect(pings()).toBe(2);
  });

  it('goes on after a ping that got no answer', async () => {
    player.setLimits(SESSION);
    player.world.server.on(PING_ROUTE, () => problem('INTERNAL'));
    await player.openTab();
    await player.pass(60_000);
    expect(pings()).toBeGreaterThan(1);
  });

  it('asks at the very end of the day’s time', async () => {
    player.setLimits(SESSION);
    player.world.server.on(PING_ROUTE, () => ok({ remainingSec: 7 }));
    await player.openTab();
    await player.pass(6_999);
    expect(pings()).toBe(1);
    await player.pass(1);
    expect(pings()).toBe(2);
  });

  it('says that it ended, to come tomorrow, and signs out, in every tab [S4-09, S8-09]', async () => {
    player.setLimits(SESSION);
    const tabs = [await player.openTab(), await player.openTab()];
    endTheDay();
    await player.pass(120_000);
    for (const tab of tabs) {
      expect(tab.auth.auth$.snapshot().status).toBe('guest');
      expect(tab.notifications.notifications$.snapshot().notifications).toMatchObject([
        {
          title: { key: 'common:sessionLimit.ended' },
          text: { key: 'common:sessionLimit.tomorrow' },
          closeAfterMs: null,
        },
      ]);
    }
    const ended = pings();
    await player.pass(120_000);
    expect(pings()).toBe(ended);
  });

  it('says so also when the news that every session is over overtakes the answer [S8-09]', async () => {
    player.setLimits(SESSION);
    const tab = await player.openTab();
    let answer: () => void = () => undefined;
    player.world.server.on(PING_ROUTE, async () => {
      player.world.userId = null;
      await new Promise<void>((resolve) => (answer = resolve));
      return problem('SESSION_LIMIT_ENDED');
    });
    await player.pass(30_000);
    void tab.auth.check();
    await player.pass(0);
    expect(tab.auth.auth$.snapshot().status).toBe('guest');
    answer();
    await player.pass(0);
    expect(tab.notifications.notifications$.snapshot().notifications).toMatchObject([
      { title: { key: 'common:sessionLimit.ended' } },
    ]);
  });
});
