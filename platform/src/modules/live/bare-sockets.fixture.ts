import { WebSocket, type ClientOptions } from 'ws';
import { LIVE_PATH } from '@paddock/contract';

import {
  createTestPlatform,
  LIVE_ALONE,
  type TestPlatform,
  type TestPlatformOptions,
} from '../../testing/index.ts';
import { createLive, type LiveDependencies } from './live.ts';

/** A live socket that shows nothing and lets nobody sign in, for what is decided before that. */
export interface BareSockets {
  readonly platform: TestPlatform<object>;
  readonly origin: string;
  /** Connects with these headers; the status of the answer is 101 where a socket was opened. */
  connect(
    headers: Readonly<Record<string, string>>,
    options?: ClientOptions,
  ): Promise<{ readonly status: number; readonly socket: WebSocket }>;
  close(): Promise<void>;
}

export async function openBareSockets(
  dependencies: Partial<Pick<LiveDependencies, 'embedOrigins' | 'mostSocketsOfAddress' | 'halfReadBounds'>>,
  config: TestPlatformOptions['config'] & object,
): Promise<BareSockets> {
  const source = {
    epoch: () => '1',
    snapshot: () => undefined,
    takeChanges: () => [],
    producersDown: () => [],
  };
  const identity = { verifyToken: () => Promise.reject(new Error('nobody signs in')) };
  const platform = await createTestPlatform(
    (kernel) => ({ live: createLive(kernel, { ...LIVE_ALONE, source, identity, ...dependencies }) }),
    { config },
  );
  const origin = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  const sockets: WebSocket[] = [];
  return {
    platform,
    origin,
    async connect(headers, options) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}${LIVE_PATH}`, { ...options, headers });
      sockets.push(socket);
      const status = await new Promise<number>((resolve, reject) => {
        socket.on('open', () => resolve(101));
        socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
        socket.on('error', reject);
      });
      return { status, socket };
    },
    async close() {
      for (const socket of sockets) socket.terminate();
      await platform.close();
    },
  };
}
