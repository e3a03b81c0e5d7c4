import { HEARTBEAT_MS } from '@paddock/contract';

import type { SharedUtils } from '../page/shared-utils.ts';
import { aLimit } from '../testing/samples.ts';
import { ok, problem } from '../testing/test-server.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import type { Limit } from '../limits/limits-types.ts';
import { watchPlay } from './play-watch.ts';

const BASE = '/limit-service-api/api/external/web/v3';
export const LIMITS_ROUTE = `GET ${BASE}/limits`;
export const PING_ROUTE = `POST ${BASE}/ping`;
export const CHECK_ROUTE = 'POST /web-api/api/web/user/v1/reality-check';

/** A signed-in player with limits, whose clocks run in each tab opened. */
export interface WatchedPlayer {
  readonly world: TestWorld;
  setLimits(...limits: readonly Partial<Limit>[]): void;
  openTab(boot?: Parameters<TestWorld['open']>[0]): Promise<SharedUtils>;
  /** Time passes, in steps in which answers come and the live connection is heard. */
  pass(byMs: number): Promise<void>;
  close(): void;
}

export function createWatchedPlayer(): WatchedPlayer {
  const world = createTestWorld();
  const stops: (() => void)[] = [];
  world.userId = '7';
  let limits: readonly Limit[] = [];
  world.server.on(LIMITS_ROUTE, () => ok(limits));
  world.server.on(PING_ROUTE, () =>
    world.userId === null ? problem('UNAUTHENTICATED') : ok({ remainingSec: 3_600 }),
  );
  world.server.on(CHECK_ROUTE, () => ok({}));
  let toBeatMs = HEARTBEAT_MS;
  async function pass(byMs: number): Promise<void> {
    let leftMs = byMs;
    while (leftMs >= toBeatMs) {
      await world.timing.advanceAsync(toBeatMs);
      leftMs -= toBeatMs;
      toBeatMs = HEARTBEAT_MS;
      world.live.beat();
    }
    toBeatMs -= leftMs;
    await world.timing.advanceAsync(leftMs);
  }
  return {
    world,
    setLimits(...changes) {
      limits = changes.map((change) => aLimit(change));
    },
    async openTab(boot) {
      const tab = world.open(boot);
      stops.push(watchPlay(tab, world.environment));
      await pass(0);
      return tab;
    },
    pass,
    close() {
      for (const stop of stops) stop();
      world.close();
    },
  };
}
