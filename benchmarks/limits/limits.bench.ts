import type { PlayerId } from '@paddock/contract';
import pg from 'pg';

import { atMost, type Benchmark, type Outcome, type Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { startLimits } from './setup/limits-platform.ts';
import { SUM_OF_WINDOWS, windowStarts, writeMovements, type MovingPlayer } from './player-movements.ts';

const STAKES = [10, 1_000, 100_000] as const;
/**
 * 10,000 times as many rows add two to three levels to each index, and nothing else. A stake looks into them some forty
 * times (nine sums of two lookups, three windows of five blocks, what it writes): a third of a millisecond on half a one.
 */
const MOST_GROWTH = 1.8;
const ROUNDS = 400;
/** The peer takes its time. */
const PEER_EVERY = 20;

interface Times extends MovingPlayer {
  readonly oursMs: number[];
  readonly peerMs: number[];
}

export const limits: Benchmark = {
  name: 'limits',
  about: 'a stake admitted under six limits beside adding up the rows of their windows in SQL',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const module = await startLimits(database.url);
      atEnd(() => module.stop());
      const pool = new pg.Pool({ connectionString: database.url, max: 1 });
      atEnd(() => pool.end());
      const nowMs = module.nowMs;
      const times = STAKES.map((stakes): Times => ({
        playerId: module.newPlayerId(),
        stakes,
        oursMs: [],
        peerMs: [],
      }));
      for (const player of times) await writeMovements(pool, player, nowMs);
      await pool.query('vacuum analyze');

      for (let round = 0; round < ROUNDS; round++) {
        for (const { playerId, oursMs, peerMs } of times) {
          oursMs.push(await module.admitMs(playerId));
          if (round % PEER_EVERY === 0) peerMs.push(await sumMs(pool, playerId, nowMs));
        }
      }
      return outcomeOf(times);
    }),
};

async function sumMs(pool: pg.Pool, playerId: PlayerId, nowMs: number): Promise<number> {
  const startMs = performance.now();
  await pool.query(SUM_OF_WINDOWS, [playerId, ...windowStarts(nowMs)]);
  return performance.now() - startMs;
}

function outcomeOf(times: readonly Times[]): Outcome {
  const medians = times.map(({ stakes, oursMs, peerMs }) => ({
    stakes,
    ours: median(oursMs),
    peer: median(peerMs),
  }));
  const growth = (of: 'ours' | 'peer'): number => (medians.at(-1)?.[of] ?? 0) / (medians[0]?.[of] ?? 0);
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  const rows = medians.map(({ stakes, ours, peer }): Row => ({
    measure: `${stakes.toLocaleString('en')} stakes in the window`,
    ours: ms(ours),
    beside: ms(peer),
    ratio: ours / peer,
  }));
  const [ours, peer] = [growth('ours'), growth('peer')];
  const last: Row = {
    measure: `${STAKES.at(-1)?.toLocaleString('en')} to ${STAKES[0]}`,
    ours: ours.toFixed(2),
    beside: peer.toFixed(2),
    ratio: ours / peer,
    target: atMost(ours, MOST_GROWTH),
  };
  return { besideName: 'sum() of the rows', rows: [...rows, last], notes: [] };
}
