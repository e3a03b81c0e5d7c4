import { turnOf } from '../http-load/http-job.ts';
import { answer, jobOf } from '../setup/child.ts';
import { drive } from '../setup/drive.ts';
import type { Pace } from '../setup/pace.ts';
import { createCompanyCaller, type CompanyCalls } from './company-calls.ts';

export interface CompanyLoadJob extends CompanyCalls {
  readonly sessions: readonly string[];
}

/** Plays rounds as a company does, once per pace it is told. */
const MAX_CONNECTIONS = 64;
const { sessions, ...calls } = await jobOf<CompanyLoadJob>();
const company = createCompanyCaller(calls, MAX_CONNECTIONS);
let runs = 0;
process.on('message', (pace: Pace) => {
  const run = `load-${process.pid}-${++runs}`;
  drive(pace, (n) => company.play(turnOf(sessions, n), `${run}-${String(n).padStart(7, '0')}`)).then(
    answer,
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
