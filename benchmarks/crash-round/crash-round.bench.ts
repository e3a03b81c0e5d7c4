import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SharedBetView, SharedRoundsView } from '@paddock/contract/schemas';

import { milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { quantile } from '../report/statistics.ts';
import { get, post } from '../setup/api.ts';
import { startChild } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { fundedPlayers, type FundedPlayer } from '../setup/players.ts';
import { freePort } from '../setup/ports.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import { openTable, type TableSeen } from './table-seen.ts';

const SOCKETS = 1_000;
const PLAYERS = 60;
/** Bets of a round that are collected in its first two seconds: 60 presses a second. */
const PRESSED_WITHIN_MS = 2_000;
const ROUNDS = 5;
const MOST_MS = 100;

interface Press {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

export const crashRound: Benchmark = {
  name: 'crash-round',
  about: `presses in a crash round that ${SOCKETS} sockets look at, from the press to its answer`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      // Outside production a table draws its salt by itself.
      const product = await startQuietProduct(database.url, database, { NODE_ENV: 'development' });
      atEnd(() => product.stop());
      const { port } = new URL(product.origin);
      const players = await fundedPlayers(product.origin, PLAYERS);
      const job = { port: Number(port), sockets: SOCKETS };
      const watchers = startChild(join(import.meta.dirname, 'watchers.process.ts'), job);
      atEnd(() => watchers.stop());
      await watchers.next();
      const table = await openTable(product.origin);
      atEnd(() => table.close());

      const floorPort = await freePort();
      const floorJob = { databaseUrl: await database.create('floor'), port: floorPort, bets: PLAYERS * 2 };
      const floor = startChild(join(import.meta.dirname, 'press-floor.process.ts'), floorJob);
      atEnd(() => floor.stop());
      await floor.next();
      const floorPresses = Array.from({ length: PLAYERS * 2 }, (_, nr) => ({
        url: `http://127.0.0.1:${floorPort}/${nr}`,
        headers: {},
      }));

      const [ours, beside]: [number[], number[]] = [[], []];
      for (let nr = 0; nr < ROUNDS; nr++) {
        ours.push(...(await pressed(await placed(product.origin, players, table))));
        beside.push(...(await pressed(floorPresses)));
      }
      const { rounds } = await get<SharedRoundsView>(
        product.origin,
        '/web-api/shared-rounds/crash/rounds',
        {},
      );
      return outcomeOf(ours, beside, rounds.length);
    }),
};

/** Everybody bets twice on the next round; resolves as it takes off. */
async function placed(
  origin: string,
  players: readonly FundedPlayer[],
  table: TableSeen,
): Promise<readonly Press[]> {
  const round = await table.opened();
  const bets = await Promise.all(
    players.flatMap(({ token, accountId }) =>
      [1, 2].map(async (slot) => {
        const headers = { authorization: `Bearer ${token}` };
        const body = { round, slot, accountId, stake: '0.20', choice: { targetMilli: null } };
        const key = { 'idempotency-key': `bench-${round}-${slot}-${accountId}` };
        const answer = await post(origin, '/web-api/shared-rounds/crash/bets', body, { ...headers, ...key });
        const { id } = (await answer.json()) as SharedBetView;
        return { url: `${origin}/web-api/shared-rounds/crash/bets/${id}/collect`, headers };
      }),
    ),
  );
  await table.began();
  return bets;
}

/** Presses spread over the first seconds, each sent when it is due; how long each took, whatever the answer. */
async function pressed(presses: readonly Press[]): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const times = await Promise.all(
    presses.map(async (press, nr) => {
      await wait(((nr + 1) * PRESSED_WITHIN_MS) / presses.length);
      return timeOf(press, agent);
    }),
  );
  agent.destroy();
  return times;
}

function timeOf({ url, headers }: Press, agent: Agent): Promise<number> {
  const sentAt = performance.now();
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => {
        // A round that crashed first refuses: it is answered like the others.
        if (response.statusCode === 200 || response.statusCode === 409) resolve(performance.now() - sentAt);
        else reject(new Error(`a press was answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

function outcomeOf(ours: readonly number[], beside: readonly number[], rounds: number): Outcome {
  const row = (measure: string, share: number) => {
    const [our, other] = [quantile(ours, share), quantile(beside, share)];
    return { measure, ours: milliseconds(our), beside: milliseconds(other), ratio: our / other };
  };
  return {
    besideName: 'a bare server that keeps a row',
    rows: [
      row('median from press to answer', 0.5),
      { ...row('p99', 0.99), target: atMost(quantile(ours, 0.99), MOST_MS, ' ms') },
    ],
    notes: [
      `${ours.length} presses in ${ROUNDS} of ${rounds} rounds, ${SOCKETS} sockets told of each change`,
      'payments of what was collected run beside the presses, and are in the load',
    ],
  };
}
