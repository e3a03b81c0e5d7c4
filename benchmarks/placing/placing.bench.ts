import { measuredNotes, measuredRows } from '../bare-sql/measured-rows.ts';
import { measureBesideSql } from '../bare-sql/measure.ts';
import { isHouseWide } from '../bare-sql/rows-written.ts';
import type { Benchmark, Outcome } from '../report/outcome.ts';
import { sum } from '../report/statistics.ts';
import { placement } from './placement.ts';

export const placing: Benchmark = {
  name: 'placing',
  about: 'bets placed over HTTP, durable, beside the very same SQL statements done bare by a pg pool',
  async run(): Promise<Outcome> {
    const measured = await measureBesideSql(placement);
    const houseRows = sum(measured.recorded.written.filter(isHouseWide).map(({ rows }) => rows));
    return {
      besideName: 'bare pg pool',
      rows: [
        ...measuredRows(measured, placement.many),
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
