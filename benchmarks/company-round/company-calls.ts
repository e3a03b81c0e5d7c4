import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';

/** Where a company's calls go, and what they are signed with. */
export interface CompanyCalls {
  readonly origin: string;
  readonly keyName: string;
  readonly secret: string;
}

export const BET = '/game-api/v1/bet';
export const WIN = '/game-api/v1/win';
export const GAME = 'comet';

/** Signed calls of a company on kept connections. */
export function createCompanyCaller({ origin, keyName, secret }: CompanyCalls, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const base = new URL(origin);

  function call(method: 'POST' | 'PUT', path: string, of: object): Promise<string> {
    const body = JSON.stringify(of);
    const timestamp = String(Date.now());
    const text = `${method}\n${path}\n${timestamp}\n${body}`;
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-wallet-key': keyName,
      'x-wallet-timestamp': timestamp,
      'x-wallet-signature': createHmac('sha256', secret).update(text).digest('base64'),
    };
    return new Promise((resolve, reject) => {
      const sent = request(new URL(path, base), { method, agent, headers }, (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(answer);
          else reject(new Error(`${path} answered ${response.statusCode}: ${answer}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  const roundOf = (session: string, key: string) => ({
    ...{ session, game: GAME, round: `r-${key}`, currency: 'EUR' },
  });
  const bet = (session: string, key: string): Promise<string> =>
    call('POST', BET, { ...roundOf(session, key), transaction: `b-${key}`, amount: '1.00' });
  const win = (session: string, key: string): Promise<string> =>
    call('POST', WIN, {
      ...roundOf(session, key),
      ...{ transaction: `w-${key}`, amount: '1.01', bet: `b-${key}`, endsRound: true },
    });

  return {
    call,
    bet,
    win,
    /** A round of a session: its bet, and once that is answered the win that ends it. */
    async play(session: string, key: string): Promise<string> {
      await bet(session, key);
      return win(session, key);
    },
    close: () => agent.destroy(),
  };
}
