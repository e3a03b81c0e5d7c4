import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { milliseconds, percent } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome, type Row } from '../report/outcome.ts';
import { median, quantile, sum } from '../report/statistics.ts';
import { startChild } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { processorSeconds } from '../setup/processor-time.ts';
import type { Listening, PacedHub, Viewed, ViewersJob } from './fan-out-job.ts';

const CROWD = 2_000;
const FEW = 20;
const VIEWER_PROCESSES = 2;
const MARKETS = 1_300;
const MARKETS_EACH = 50;
const CHANGES_PER_SECOND = 2_600;
const READER_EVERY = 10;
const WARM_UP_MS = 2_000;
const SECONDS = 5;
const MOST_MS = 100;

interface Delays {
  readonly delaysMs: readonly number[];
  readonly hubShare: number;
  readonly bytesPerSecond: number;
}

export const priceDelay: Benchmark = {
  name: 'price-delay',
  about: `from a change's arrival at the live hub to its bytes at ${CROWD} sockets of ${MARKETS_EACH} markets, ${CHANGES_PER_SECOND} changes a second, beside ${FEW} sockets`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const hubJob: PacedHub = {
        databaseUrl: database.url,
        topics: MARKETS,
        changesPerSecond: CHANGES_PER_SECOND,
      };
      const hub = startChild<Listening>(join(import.meta.dirname, 'setup/paced-hub.process.ts'), hubJob);
      atEnd(() => hub.stop());
      const { port } = await hub.next();
      const watch = async (sockets: number): Promise<Delays> => {
        const job: ViewersJob = {
          port,
          sockets: sockets / VIEWER_PROCESSES,
          topics: MARKETS,
          topicsEach: MARKETS_EACH,
          readerEvery: sockets === FEW ? 1 : READER_EVERY,
        };
        const viewers = Array.from({ length: VIEWER_PROCESSES }, () =>
          startChild<Viewed>(join(import.meta.dirname, 'viewers.process.ts'), job),
        );
        for (const viewer of viewers) atEnd(() => viewer.stop());
        await Promise.all(viewers.map((viewer) => viewer.next()));
        const take = (): Promise<readonly Viewed[]> => {
          for (const viewer of viewers) viewer.tell('take');
          return Promise.all(viewers.map((viewer) => viewer.next()));
        };
        await wait(WARM_UP_MS);
        await take();
        const before = { atMs: performance.now(), seconds: await processorSeconds(hub.pid) };
        await wait(SECONDS * 1_000);
        const viewed = await take();
        const seconds = (performance.now() - before.atMs) / 1_000;
        const worked = (await processorSeconds(hub.pid)) - before.seconds;
        for (const viewer of viewers) await viewer.stop();
        return {
          delaysMs: viewed.flatMap(({ delaysMs }) => delaysMs),
          hubShare: worked / seconds,
          bytesPerSecond: sum(viewed.map(({ bytes }) => bytes)) / seconds / sockets,
        };
      };
      const few = await watch(FEW);
      return outcomeOf(await watch(CROWD), few);
    }),
};

function outcomeOf(crowd: Delays, few: Delays): Outcome {
  const row = (measure: string, of: (delays: Delays) => number, write: (value: number) => string): Row => {
    const [ours, beside] = [of(crowd), of(few)];
    return { measure, ours: write(ours), beside: write(beside), ratio: ours / beside };
  };
  const p99 = ({ delaysMs }: Delays) => quantile(delaysMs, 0.99);
  return {
    besideName: `${FEW} sockets`,
    rows: [
      row('arrival to socket, median', ({ delaysMs }) => median(delaysMs), milliseconds),
      {
        ...row('arrival to socket, p99', p99, milliseconds),
        target: atMost(Math.round(p99(crowd)), MOST_MS, ' ms'),
      },
      row('processor of the hub', ({ hubShare }) => hubShare, percent),
    ],
    notes: [`${(crowd.bytesPerSecond / 1_000).toFixed(1)} kB a second to each socket of the crowd`],
  };
}
