import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answers = (request: IncomingMessage, response: ServerResponse) => void;

/** The round that an address of the source below names. */
export const roundOf = ({ url = '' }: IncomingMessage): number => Number(/\d+$/.exec(url)?.[0]);

/** What the source says of a round. */
export const randomnessOf = (round: number): string => round.toString(16).padStart(64, 'c');

/** As a beacon answers. */
export const rightly: Answers = (request, response) => {
  const round = roundOf(request);
  response.end(JSON.stringify({ round, randomness: randomnessOf(round), signature: 'ab'.repeat(48) }));
};

/** A source of randomness on this machine, whose answers a test changes. */
export async function startBeacon() {
  const asked: string[] = [];
  const source = { answers: rightly };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    source.answers(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/public/{round}`,
    /** Paths it was asked for. */
    asked,
    answer(answers: Answers) {
      source.answers = answers;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type TestBeacon = Awaited<ReturnType<typeof startBeacon>>;
