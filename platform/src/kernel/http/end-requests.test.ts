import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { text } from 'node:stream/consumers';

import { createTestPlatform, type TestPlatform } from '../../testing/index.ts';
import type { PlatformModule } from '../module.ts';
import { END_WITHIN_MS } from './end-requests.ts';

describe('a stop of the server', () => {
  let platform: TestPlatform<{ slow: PlatformModule }>;
  let answer: PromiseWithResolvers<void>;
  /** What ended, in order. */
  let told: string[];
  let written: PromiseWithResolvers<void>;

  beforeEach(async () => {
    [told, answer, written] = [[], Promise.withResolvers(), Promise.withResolvers()];
    platform = await createTestPlatform(() => ({
      slow: {
        name: 'slow',
        migrations: {},
        routes(app) {
          app.get('/quick', { schema: { hide: true } }, () => ({}));
          app.get('/slow', { schema: { hide: true } }, async () => {
            told.push('asked');
            await answer.promise;
            told.push('answered');
            return {};
          });
        },
        async stop() {
          told.push('modules stop');
          await written.promise;
        },
      },
    }));
    await platform.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    answer.resolve();
    written.resolve();
    await platform.close();
  });

  const open = async (): Promise<Socket> => {
    const socket = connect((platform.app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  };
  const ask = (socket: Socket, path: string) =>
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  async function until(what: string): Promise<void> {
    while (!told.includes(what)) await setImmediate();
  }

  it('takes nobody more from its first moment, while its last things are written', async () => {
    const kept = await open();
    ask(kept, '/quick');
    await once(kept, 'data');
    const { port } = platform.app.server.address() as AddressInfo;
    const hungUp = once(kept, 'close');
    const stopped = platform.close();
    await until('modules stop');
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    await hungUp;
    written.resolve();
    await stopped;
  });

  it('answers what was asked before it, and then stops the modules', async () => {
    const socket = await open();
    ask(socket, '/slow');
    await until('asked');
    const stopped = platform.close();
    const said = text(socket);
    answer.resolve();
    written.resolve();
    await stopped;
    expect(await said).toMatch(/^HTTP\/1.1 200 /);
    expect(told).toEqual(['asked', 'answered', 'modules stop']);
  });

  it('waits so long for an answer and no longer', async () => {
    const socket = await open();
    ask(socket, '/slow');
    await until('asked');
    const said = text(socket);
    written.resolve();
    const stopped = platform.close();
    await platform.advance(END_WITHIN_MS);
    await stopped;
    expect(await said).toBe('');
    expect(told).toEqual(['asked', 'modules stop']);
  });
});
