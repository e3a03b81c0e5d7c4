import { Agent, request } from 'node:http';

import { answer, jobOf } from '../setup/child.ts';
import { drive } from '../setup/drive.ts';
import type { Pace } from '../setup/pace.ts';
import type { RequestPlan, RequestsJob } from './requests-job.ts';

/** Sends requests over kept connections, once per pace it is told. */
const { origin, plans } = await jobOf<RequestsJob>();
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

function send({ method, path, headers, body }: RequestPlan): Promise<void> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const sentHeaders =
    text === undefined
      ? headers
      : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) };
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, origin), { method, agent, headers: sentHeaders }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path} was answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

process.on('message', (pace: Pace) => {
  drive(pace, (n) => send(plans[n % plans.length] as RequestPlan)).then(answer, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
