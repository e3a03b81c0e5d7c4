import { HEARTBEAT_MS, LIVE_PATH, type MaintenanceWindow } from '@paddock/contract';

import { isForeignOrigin } from '../../kernel/http/foreign-requests.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import type { Kernel, PlatformModule } from '../../kernel/module.ts';
import { SESSION_ENDED, type Identity } from '../identity/index.ts';
import { MAINTENANCE_CHANGED } from '../maintenance/index.ts';
import { SITE_CHANGED } from '../site/index.ts';
import { HalfRead, type HalfReadBounds } from './half-read.ts';
import { serveConnection } from './live-connection.ts';
import { LiveHub } from './live-hub.ts';
import type { LiveSource } from './live-source.ts';
import { PLAYER_NEWS } from './player-news.ts';
import { RecentNews } from './recent-news.ts';
import { SocketsByAddress } from './sockets-by-address.ts';

/** Changes of one topic within this time become one delta. */
export const TICK_MS = 100;

export interface LiveDependencies {
  readonly source: LiveSource;
  readonly identity: Pick<Identity, 'verifyToken'>;
  /** Told to each socket as it connects, and to all when it changes. */
  readonly maintenance: () => MaintenanceWindow | undefined;
  /** Version of what a site says of itself, by its brand; told likewise. */
  readonly siteVersion: (brand: string | undefined) => number;
  /** Other sites whose pages may show this site's, so that what they show stays live. */
  readonly embedOrigins: () => readonly string[];
  /** Sockets one address may hold; `MOST_SOCKETS_OF_ADDRESS` says what is right on the internet. */
  readonly mostSocketsOfAddress: number;
  /** What messages that are not ended may keep; `HALF_READ_BOUNDS` says what is right on the internet. */
  readonly halfReadBounds: HalfReadBounds;
}

/**
 * Live push: one WebSocket a tab at `GET /web-api/live` (contract/live/protocol). Listens on the bus for `PLAYER_NEWS`
 * and `SESSION_ENDED`.
 */
export function createLive(kernel: Kernel, dependencies: LiveDependencies): PlatformModule {
  const { source, identity, maintenance, siteVersion, embedOrigins, mostSocketsOfAddress, halfReadBounds } =
    dependencies;
  const hub = new LiveHub(kernel.clock, source, (host) => [
    // Said also where there is none: a page that was away while it ended learns that it is over.
    { t: 'maintenance', window: maintenance() ?? null },
    { t: 'site', version: siteVersion(kernel.hosts.brandAt(host)), config: null },
  ]);
  const recent = new RecentNews(kernel.clock);
  const sockets = new SocketsByAddress(mostSocketsOfAddress);
  const halfRead = new HalfRead(halfReadBounds);
  return {
    name: 'live',
    migrations: {},
    routes(app) {
      app.addHook('preClose', (done) => {
        hub.dropAll();
        done();
      });
      app.get(
        LIVE_PATH,
        {
          websocket: true,
          schema: { hide: true },
          // Before the upgrade, so that it is a refusal like any other.
          onRequest: (request, _reply, next) => {
            const { origin = '' } = request.headers;
            if (isForeignOrigin(request, kernel.config) && !embedOrigins().includes(origin)) {
              throw new PlatformError('FOREIGN_REQUEST');
            }
            if (!sockets.hasRoom(request.ip)) throw new PlatformError('TOO_MANY_REQUESTS');
            next();
          },
        },
        (webSocket, request) => {
          const { ip } = request;
          sockets.opened(ip);
          webSocket.on('close', () => sockets.closed(ip));
          const half = halfRead.socket(ip, () => webSocket.terminate());
          const parts = { hub, recent, identity, log: kernel.log, host: request.headers.host, half };
          serveConnection(parts, webSocket, request.raw.socket);
        },
      );
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
      kernel.bus.subscribe(PLAYER_NEWS, ({ playerId, news }) => {
        if (news.kind !== 'settings') recent.note(playerId);
        hub.tell(playerId, news);
      });
      kernel.bus.subscribe(MAINTENANCE_CHANGED, ({ window }) =>
        hub.tellAll({ t: 'maintenance', window }, () => true),
      );
      kernel.bus.subscribe(SITE_CHANGED, ({ brand, config }) =>
        hub.tellAll(
          { t: 'site', version: config.version ?? 0, config },
          (host) => kernel.hosts.brandAt(host) === brand,
        ),
      );
      kernel.bus.subscribe(SESSION_ENDED, ({ playerId, sessionId }) => hub.signOut(playerId, sessionId));
      return Promise.resolve();
    },
  };
}
