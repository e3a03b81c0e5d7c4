import { measuredNotes, measuredRows } from '../bare-sql/measured-rows.ts';
import { measureBesideSql } from '../bare-sql/measure.ts';
import { atLeast, atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { conversion } from './conversion.ts';

/** Issue 6: of the throughput of the same SQL through a bare pool, load generator included in both. */
const LEAST_SHARE = 0.5;
const MOST_P99_MS = 25;

export const ledger: Benchmark = {
  name: 'ledger',
  about: 'transfers between own accounts over HTTP, durable, beside the very same SQL done bare by a pg pool',
  async run(): Promise<Outcome> {
    const measured = await measureBesideSql(conversion);
    return {
      besideName: 'bare pg pool',
      rows: measuredRows(measured, conversion.many, {
        throughput: (ratio) => atLeast(ratio, LEAST_SHARE),
        p99: (ms) => atMost(ms, MOST_P99_MS, ' ms'),
      }),
      notes: measuredNotes(measured),
    };
  },
};
