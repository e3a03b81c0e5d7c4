import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What an aggregator does with a question, right or wrong. */
export type Answering = (response: ServerResponse, asked: Asked) => void | Promise<void>;

export const answerJson =
  (answer: unknown, status = 200): Answering =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

/** An aggregator on a socket of its own, which answers as it is told to. */
export async function startAggregator() {
  const asked: Asked[] = [];
  let answering: Answering = answerJson({});
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(parts).toString(),
      };
      asked.push(one);
      void answering(response, one);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    answers(next: Answering) {
      answering = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type FakeAggregator = Awaited<ReturnType<typeof startAggregator>>;
