import { answer, jobOf } from '../setup/child.ts';
import { drive } from './drive.ts';
import { createHttpPlacer } from './http-placer.ts';
import type { HttpJob, Pace } from './placing-job.ts';

/** Places over HTTP, once per pace it is told. */
const MAX_CONNECTIONS = 64;
const placer = createHttpPlacer(await jobOf<HttpJob>(), MAX_CONNECTIONS);
let runs = 0;
process.on('message', (pace: Pace) => {
  const run = `load-${process.pid}-${++runs}`;
  drive(pace, (n) => placer.place(n, run)).then(answer, (error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
