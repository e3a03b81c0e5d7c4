import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';

import { startTestSite, type TestSite } from '../testing/test-site.ts';

describe('a request for what is no address', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
    await site.platform.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => site.close());

  /** The status and body of what comes back, byte by byte as no client would ask. */
  async function answerTo(target: string, headers: readonly string[] = []) {
    const { port } = site.platform.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    const head = [`GET ${target} HTTP/1.1`, 'Host: paddock.test', 'Connection: close', ...headers];
    socket.write([...head, '', ''].join('\r\n'));
    await once(socket, 'close');
    return {
      status: Number(answer.split(' ')[1]),
      location: /^location: (.*)\r$/im.exec(answer)?.[1],
      answer,
    };
  }

  it.each(['//[', '//', '/\\[', '//[?platform_type=mobile', 'http://x:99999/', 'http://x:99999/en?a=1'])(
    'is led to the page of what is not here, and nothing is logged: %s',
    async (target) => {
      const logged = jest.spyOn(site.platform.app.log, 'error');
      const { status, location } = await answerTo(target);
      expect([target, status, location]).toEqual([target, 302, expect.stringMatching(/^\/en\/%?/)]);
      const page = await answerTo(location ?? '');
      expect(page.status).toBe(404);
      expect(page.answer).toContain('<!doctype html>');
      expect(logged).not.toHaveBeenCalled();
      expect(site.platform.logged.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );
});
