import { Agent, request } from 'node:http';
import type { PlaceBetRequest } from '@paddock/contract/schemas';

import type { FundedPlayer } from '../setup/players.ts';
import type { HttpJob } from './placing-job.ts';

export const STAKE = '0.20';

/** Places singles over HTTP on kept connections, the players taking turns. */
export function createHttpPlacer({ origin, players, legs }: HttpJob, inFlight: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const url = new URL('/web-api/sportsbook/bets', origin);

  function place({ accountId, token }: FundedPlayer, key: string): Promise<string> {
    const bet: PlaceBetRequest = { type: 'single', accountId, stake: STAKE, policy: 'none', legs: [...legs] };
    const body = JSON.stringify(bet);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    };
    return new Promise((resolve, reject) => {
      const sent = request(url, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          if (response.statusCode === 201) resolve(text);
          else reject(new Error(`a bet was answered ${response.statusCode}: ${text}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    /** Places bet number `n` of a run and answers the response. */
    place: (n: number, run: string) => place(playerOf(players, n), `${run}-${String(n).padStart(7, '0')}`),
    close: () => agent.destroy(),
  };
}

export function playerOf(players: readonly FundedPlayer[], n: number): FundedPlayer {
  const player = players[n % players.length];
  if (player === undefined) throw new Error('there are no players');
  return player;
}
