import { Agent, request } from 'node:http';

import { turnOf, type HttpJob, type Sender } from './http-job.ts';

export interface Sent {
  readonly key: string;
  /** The answer's body. */
  readonly text: string;
}

/** Posts over HTTP on kept connections, the senders taking turns. */
export function createHttpSender({ url, senders }: HttpJob, inFlight: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const to = new URL(url);

  function send({ token, body }: Sender, key: string): Promise<Sent> {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${token}`,
      'idempotency-key': key,
    };
    return new Promise((resolve, reject) => {
      const sent = request(to, { method: 'POST', agent, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          if (response.statusCode === 201) resolve({ key, text });
          else reject(new Error(`${to.pathname} answered ${response.statusCode}: ${text}`));
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return {
    /** Sends number `n` of a run. */
    send: (n: number, run: string) => send(turnOf(senders, n), `${run}-${String(n).padStart(7, '0')}`),
    close: () => agent.destroy(),
  };
}
