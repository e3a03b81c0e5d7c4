import { once } from 'node:events';
import { connect } from 'node:net';
import type { ErrorCode } from '@paddock/contract';

import { readConfig } from '../config/config.ts';
import { createHttpApp, type HttpApp } from './http-app.ts';
import { BARE_HTTP } from '../../testing/index.ts';

describe('what is hardly a request', () => {
  let app: HttpApp;
  let port: number;
  let refused: ErrorCode[];

  beforeAll(async () => {
    refused = [];
    const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/');
    app = await createHttpApp(config, { ...BARE_HTTP, logRefusal: (_request, code) => refused.push(code) });
    app.get('/here', () => ({ here: true }));
    app.get('/of/:id', () => ({ here: true }));
    app.post('/here', () => ({ here: true }));
    app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    app.post('/stream', async ({ body }) => {
      let bytes = 0;
      for await (const chunk of body as AsyncIterable<Buffer>) bytes += chunk.length;
      return { bytes };
    });
    port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterAll(() => app.close());

  /** All that comes back for these bytes. */
  async function send(...lines: string[]): Promise<string> {
    const socket = connect({ host: '127.0.0.1', port });
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += data.toString()));
    socket.write([...lines, '', ''].join('\r\n'));
    await once(socket, 'close');
    return answer;
  }
  const statusOf = (answer: string) => Number(answer.split(' ')[1]);
  const problemOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as object;

  it.each([
    [431, ['GET /here HTTP/1.1', 'Host: one.example', `X-Long: ${'x'.repeat(20_000)}`]],
    [400, ['GET /here HTTP/9.9', 'Host: one.example']],
    [400, ['hello']],
    [400, ['GET /here HTTP/1.1', 'Host: one.example', 'Host: two.example', 'Connection: close']],
  ])('is refused with %i in the format of every refusal', async (status, lines) => {
    const answer = await send(...lines);
    expect(statusOf(answer)).toBe(status);
    expect(problemOf(answer)).toMatchObject({ code: 'INVALID_INPUT', message: expect.any(String) as string });
    expect(answer).toMatch(/content-security-policy: default-src 'none'; frame-ancestors 'none'/i);
  });

  it('is an address with a part longer than any id: a refusal like every other', async () => {
    const answer = await send(
      `GET /of/${'a'.repeat(501)} HTTP/1.1`,
      'Host: one.example',
      'Connection: close',
    );
    expect(statusOf(answer)).toBe(400);
    expect(answer.toLowerCase()).toContain('cache-control: private, no-store');
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(problemOf(answer)).toEqual({ code: 'INVALID_INPUT', message: expect.any(String) as string });
  });

  it('is not one with one host', async () => {
    expect(statusOf(await send('GET /here HTTP/1.1', 'Host: one.example', 'Connection: close'))).toBe(200);
  });

  it.each(['/here', '/stream'])('leaves a bounded line where its sender hangs up: %s', async (path) => {
    refused.length = 0;
    const socket = connect({ host: '127.0.0.1', port });
    const type = path === '/here' ? 'application/json' : 'application/octet-stream';
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: a.example\r\nContent-Type: ${type}\r\nContent-Length: 999\r\n\r\n{"a`,
      () => socket.destroy(),
    );
    while (refused.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(refused).toEqual(['MALFORMED_BODY']);
  });
});
