import { answer, jobOf } from '../setup/child.ts';
import { drive } from '../setup/drive.ts';
import type { Pace } from '../setup/pace.ts';
import { createHttpSender } from './http-sender.ts';
import type { HttpJob } from './http-job.ts';

/** Sends over HTTP, once per pace it is told. */
const MAX_CONNECTIONS = 64;
const sender = createHttpSender(await jobOf<HttpJob>(), MAX_CONNECTIONS);
let runs = 0;
process.on('message', (pace: Pace) => {
  const run = `load-${process.pid}-${++runs}`;
  drive(pace, (n) => sender.send(n, run)).then(answer, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
