import { HEARTBEAT_MS, LIVE_PATH } from '@paddock/contract';

import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import { SESSION_ENDED, type Identity } from '../identity/index.ts';
import { serveConnection } from './live-connection.ts';
import { LiveHub } from './live-hub.ts';
import type { LiveSource } from './live-source.ts';
import { PLAYER_NEWS } from './player-news.ts';

/** Changes of one topic within this time become one delta. */
export const TICK_MS = 100;

export interface LiveDependencies {
  readonly source: LiveSource;
  readonly identity: Pick<Identity, 'verifyToken'>;
}

/**
 * Live push: one WebSocket a tab at `GET /web-api/live` (contract/live/protocol). Listens on the bus for `PLAYER_NEWS`
 * and `SESSION_ENDED`.
 */
export function createLive(kernel: Kernel, { source, identity }: LiveDependencies): PlatformModule {
  const hub = new LiveHub(kernel.clock, source);
  return {
    name: 'live',
    migrations: {},
    routes(app) {
      app.get(LIVE_PATH, { websocket: true, schema: { hide: true } }, (webSocket, request) => {
        serveConnection(hub, identity, kernel.log, webSocket, request.raw.socket);
      });
    },
    start() {
      kernel.scheduler.every('live.tick', TICK_MS, () => {
        hub.tick();
        return Promise.resolve();
      });
      kernel.scheduler.every('live.beat', HEARTBEAT_MS, () => {
        hub.beat();
        return Promise.resolve();
      });
      kernel.bus.subscribe(PLAYER_NEWS, ({ playerId, news }) => hub.tell(playerId, news));
      kernel.bus.subscribe(SESSION_ENDED, ({ playerId, sessionId }) => hub.signOut(playerId, sessionId));
      return Promise.resolve();
    },
    stop() {
      hub.dropAll();
      return Promise.resolve();
    },
  };
}
