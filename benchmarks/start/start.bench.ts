import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';

import { milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { newDataDir, startDurableDatabase } from '../setup/durable-database.ts';
import { npmStart, type Started } from './npm-start.ts';

const ROUNDS = 3;
const TARGET_MS = 5_000;

/** Node with one listening server: what any program on it pays before it serves. */
const BARE_NODE =
  "require('node:http').createServer().listen(0, '127.0.0.1', () => console.log('listening'))";

export const start: Benchmark = {
  name: 'start',
  about:
    '`npm start` on a built tree after a clean stop, beside starting PostgreSQL on the same directory and a bare Node',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const dataDir = await newDataDir();
      atEnd(() => rm(dataDir, { recursive: true, force: true }));
      let running: Started | undefined;
      atEnd(() => running?.stop() ?? Promise.resolve());
      const first = (running = await npmStart(dataDir));
      await running.stop();

      const starts: Started[] = [];
      const postgresMs: number[] = [];
      const nodeMs: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        postgresMs.push(await databaseStartMs(dataDir));
        nodeMs.push(await nodeStartMs());
        running = await npmStart(dataDir);
        starts.push(running);
        await running.stop();
      }
      const floorMs = median(postgresMs) + median(nodeMs);
      const listeningMs = median(starts.map((each) => each.listeningMs));
      const documentMs = median(starts.map((each) => each.documentMs));
      return {
        besideName: 'PostgreSQL + Node',
        rows: [
          {
            measure: 'to listening',
            ours: milliseconds(listeningMs),
            beside: milliseconds(floorMs),
            ratio: listeningMs / floorMs,
            target: atMost(listeningMs, TARGET_MS, ' ms'),
          },
          {
            measure: 'to the first document',
            ours: milliseconds(documentMs),
            beside: milliseconds(floorMs),
            ratio: documentMs / floorMs,
          },
          { measure: 'to listening, empty data directory', ours: milliseconds(first.listeningMs) },
        ],
        notes: [
          `PostgreSQL ${milliseconds(median(postgresMs))}, Node ${milliseconds(median(nodeMs))}; npm and the launcher are part of ours`,
        ],
      };
    }),
};

async function databaseStartMs(dataDir: string): Promise<number> {
  const startedMs = performance.now();
  const database = await startDurableDatabase(dataDir);
  const ms = performance.now() - startedMs;
  await database.stop();
  return ms;
}

function nodeStartMs(): Promise<number> {
  const startedMs = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', BARE_NODE], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.once('error', reject);
    child.stdout.once('data', () => {
      const ms = performance.now() - startedMs;
      child.once('exit', () => resolve(ms));
      child.kill('SIGKILL');
    });
  });
}
