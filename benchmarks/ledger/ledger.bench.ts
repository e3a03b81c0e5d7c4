import { measureBesideFloor } from '../floor/measure.ts';
import { measuredNotes, measuredRows } from '../floor/measured-rows.ts';
import { atLeast, atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { conversion } from './conversion.ts';

const LEAST_SHARE = 0.4;
const RATE = 300;
const MOST_P99_MS = 25;

export const ledger: Benchmark = {
  name: 'ledger',
  about: 'transfers between own accounts over HTTP, durable, beside one function that writes the same rows',
  async run(): Promise<Outcome> {
    const measured = await measureBesideFloor(conversion, [RATE]);
    return {
      besideName: 'one function',
      rows: measuredRows(measured, conversion.many, {
        share: (share) => atLeast(share, LEAST_SHARE),
        p99: (ms) => atMost(ms, MOST_P99_MS, ' ms'),
      }),
      notes: measuredNotes(measured),
    };
  },
};
