import { perSecond } from '../report/figures.ts';
import { atLeast, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { startUofLoad, type UofLoad } from './setup/uof-load.ts';

const ROUNDS = 5;

export const uof: Benchmark = {
  name: 'uof',
  about: 'odds changes of 20 markets through the Unified Odds Feed adapter beside parsing the same XML alone',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const load = await startUofLoad(database.url);
      atEnd(() => load.stop());
      const rates = { parse: [] as number[], adapt: [] as number[], book: [] as number[] };
      for (let round = 0; round <= ROUNDS; round++) {
        const measured = {
          parse: await rate(load, () => load.parse()),
          adapt: await rate(load, () => load.adapt()),
          book: await rate(load, () => load.book()),
        };
        // The first round warms up, and asks for the fixtures.
        if (round === 0) continue;
        for (const name of ['parse', 'adapt', 'book'] as const) rates[name].push(measured[name]);
      }
      const [parse, adapt, book] = [median(rates.parse), median(rates.adapt), median(rates.book)];
      return {
        besideName: 'parsed alone',
        rows: [
          {
            measure: 'adapter',
            ours: perSecond(adapt, 'messages'),
            beside: perSecond(parse, 'messages'),
            ratio: adapt / parse,
            target: atLeast(adapt / parse, 0.5),
          },
          {
            measure: 'adapter and book',
            ours: perSecond(book, 'messages'),
            target: atLeast(Math.round(book), 1_000),
          },
        ],
        notes: ['rates are by processor time of the one process; every message moves all of its 40 prices'],
      };
    }),
};

/** Messages a second of this process's processor time. */
async function rate(load: UofLoad, run: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return load.messages / ((user + system) / 1e6);
}
