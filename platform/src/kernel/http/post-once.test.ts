import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { NoAnswerError, postOnce } from './post-once.ts';

describe('a call to another company', () => {
  let server: Server;
  let url: URL;
  let answer: RequestListener;

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/pay`);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const post = (to = url, timeoutMs = 60_000) => postOnce(to, { 'x-key': 'k1' }, 'größe', timeoutMs);
  const failed = (mayHaveArrived: boolean) => ({ name: 'NoAnswerError', mayHaveArrived });

  it('carries its body and headers, and brings the answer, of whatever status', async () => {
    const seen: unknown[] = [];
    answer = (request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (part: string) => (body += part));
      request.on('end', () => {
        const { 'x-key': key, 'content-length': length } = request.headers;
        seen.push([request.method, request.url, key, length, body]);
        response.writeHead(302, { location: '/elsewhere' }).end('é');
      });
    };
    expect(await post()).toEqual({ status: 302, text: 'é' });
    expect(seen).toEqual([['POST', '/pay', 'k1', '7', 'größe']]);
  });

  it('reads no more of an answer than one can be', async () => {
    answer = (_request, response) => void response.end('a'.repeat(70_000));
    expect((await post()).text).toHaveLength(65_536);
  });

  it('may have arrived where the connection broke or nothing came in time', async () => {
    answer = (request) => void request.socket.destroy();
    await expect(post()).rejects.toMatchObject(failed(true));
    answer = (_request, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half');
      setImmediate(() => response.destroy());
    };
    await expect(post()).rejects.toMatchObject(failed(true));
    answer = () => undefined;
    await expect(post(url, 100)).rejects.toBeInstanceOf(NoAnswerError);
  });

  it('cannot have arrived where nobody listens', async () => {
    const closed = createServer();
    await once(closed.listen(0, '127.0.0.1'), 'listening');
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    await expect(post(new URL(`http://127.0.0.1:${port}/`))).rejects.toMatchObject(failed(false));
  });
});
