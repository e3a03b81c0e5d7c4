import { measureBesideFloor } from '../floor/measure.ts';
import { measuredNotes, measuredRows } from '../floor/measured-rows.ts';
import { atLeast, atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { casinoRound } from './round.ts';

const LEAST_SHARE = 0.4;
const RATE = 300;
const MOST_P99_MS = 15;

export const casinoRounds: Benchmark = {
  name: 'casino-round',
  about:
    'rounds of dice over HTTP, a bet and a win each, durable, beside one function that writes the same rows',
  async run(): Promise<Outcome> {
    const measured = await measureBesideFloor(casinoRound, [RATE]);
    return {
      besideName: 'one function',
      rows: measuredRows(measured, casinoRound.many, {
        share: (share) => atLeast(share, LEAST_SHARE),
        p99: (ms) => atMost(ms, MOST_P99_MS, ' ms'),
      }),
      notes: measuredNotes(measured),
    };
  },
};
