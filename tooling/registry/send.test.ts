import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { RegistryError } from './registry-error.ts';
import { send, type RegistryRequest } from './send.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
const json =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const hangUp: Answer = ({ socket }) => socket.destroy();

const GET: RegistryRequest = { method: 'GET', path: '/web-api/registry/status', repeat: 'always' };

describe('a request to the registry', () => {
  let waits: number[];
  let asked: string[];

  /** Sends a request to a server that gives these answers in turn, the last one for ever. */
  async function sendTo(answers: readonly Answer[], request: RegistryRequest = GET): Promise<unknown> {
    waits = [];
    asked = [];
    const server = createServer((received, response) => {
      asked.push(`${received.method ?? ''} ${received.headers.authorization ?? ''}`);
      answers[Math.min(asked.length, answers.length) - 1]?.(received, response);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const wait = (delayMs: number): Promise<void> => {
      waits.push(delayMs);
      return Promise.resolve();
    };
    try {
      return await send({ site, token: 'my-token', wait }, request);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  it('carries the token and answers the body', async () => {
    expect(await sendTo([json(200, { release: 7 })])).toEqual({ release: 7 });
    expect(asked).toEqual(['GET Bearer my-token']);
  });

  it('is sent again after a broken connection and a site that is starting, waiting longer each time', async () => {
    expect(await sendTo([hangUp, json(503, {}), json(200, 1)])).toBe(1);
    expect(waits).toEqual([250, 500]);
  });

  it('is not sent again when it may have been acted on', async () => {
    const rollback: RegistryRequest = { ...GET, method: 'POST', body: '{}', repeat: 'unsent' };
    await expect(sendTo([hangUp, json(200, 1)], rollback)).rejects.toThrow(/^UNREACHABLE: /);
    expect(asked).toHaveLength(1);
    await expect(sendTo([json(503, {}), json(200, 1)], rollback)).rejects.toThrow(/^HTTP_503: /);
  });

  it('ends with the site, its address and the cause when nobody ever answers', async () => {
    await expect(sendTo([hangUp])).rejects.toThrow(/^UNREACHABLE: http:\/\/127\.0\.0\.1:\d+ does not answer/);
    expect(waits).toEqual([250, 500, 1000, 2000]);
  });

  it('tells a refusal by its code and every problem, and does not try it again', async () => {
    const problem = {
      code: 'PARCEL_REFUSED',
      message: 'The parcel does not fit the release.',
      details: { problems: ['small/parcel.json /requires/react: wants ^18, the site has 19.3.0'] },
    };
    const failure = await sendTo([json(422, problem)]).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RegistryError);
    expect((failure as RegistryError).message).toBe(
      'PARCEL_REFUSED: The parcel does not fit the release.\n' +
        '  small/parcel.json /requires/react: wants ^18, the site has 19.3.0',
    );
    expect(asked).toHaveLength(1);
  });

  it('tells a stranger by its status', async () => {
    const page: Answer = (_request, response) => void response.writeHead(404).end('<h1>Not here</h1>');
    await expect(sendTo([page])).rejects.toThrow(/^HTTP_404: .* is not answered by a Paddock site$/);
  });
});
