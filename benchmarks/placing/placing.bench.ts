import { measureBesideFloor } from '../floor/measure.ts';
import { measuredNotes, measuredRows } from '../floor/measured-rows.ts';
import { isHouseWide } from '../floor/written-rows.ts';
import { atLeast, atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { sum } from '../report/statistics.ts';
import { placement } from './placement.ts';

const LEAST_RATE = 2_000;
const LEAST_SHARE = 0.4;
/** By rate a second. */
const MOST_P99_MS: Readonly<Record<number, number>> = { 300: 10, 1_200: 40 };
/** Processor time of one bet. */
const MOST_MS = { node: 0.35, postgres: 0.5, generator: 0.15 } as const;

export const placing: Benchmark = {
  name: 'placing',
  about: 'bets placed over HTTP, durable, beside one function that writes the same rows behind a route',
  async run(): Promise<Outcome> {
    const measured = await measureBesideFloor(placement, Object.keys(MOST_P99_MS).map(Number));
    const houseRows = sum(measured.one.written.filter(isHouseWide).map(({ rows }) => rows.length));
    return {
      besideName: 'one function',
      rows: [
        ...measuredRows(measured, placement.many, {
          rate: (rate) => atLeast(rate, LEAST_RATE),
          share: (share) => atLeast(share, LEAST_SHARE),
          p99: (ms, perSecond) => atMost(ms, MOST_P99_MS[perSecond] ?? 0, ' ms'),
          spent: (ms, part) => atMost(ms, MOST_MS[part], ' ms'),
        }),
        {
          measure: 'rows it writes that belong to no player',
          ours: String(houseRows),
          target: { text: '0', isMet: houseRows === 0 },
        },
      ],
      notes: measuredNotes(measured),
    };
  },
};
