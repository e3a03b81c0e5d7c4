import { join } from 'node:path';
import pg from 'pg';

import { inTurns } from '../floor/measure.ts';
import { measuredNotes, measuredRows } from '../floor/measured-rows.ts';
import { atLeast, atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { startChild } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import type { Done } from '../setup/pace.ts';
import { fundedPlayers } from '../setup/players.ts';
import { postmasterOf } from '../setup/processor-time.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import type { CompanyFloorJob } from './company-floor-job.ts';
import type { CompanyLoadJob } from './company-load.process.ts';
import { joinCompany, makeFloors, openGames } from './company-stage.ts';

const PLAYERS = 40;
const LEAST_SHARE = 0.4;
/** Rounds: twice as many calls. */
const ROUNDS_A_SECOND = 150;
/** Of the two calls of a round, one after the other. */
const MOST_P99_MS = 30;

const processOf = (name: string): string => join(import.meta.dirname, `${name}.process.ts`);

export const companyRounds: Benchmark = {
  name: 'company-round',
  about:
    'rounds of a company’s game by its signed calls, a bet and a win, beside a function behind a route for each',
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const { url: databaseUrl } = database;
      const product = await startQuietProduct(databaseUrl, database);
      atEnd(() => product.stop());
      const { origin } = product;
      const calls = await joinCompany(origin, database);
      const parties = await openGames(origin, await fundedPlayers(origin, PLAYERS));
      const db = new pg.Client({ connectionString: databaseUrl });
      await db.connect();
      atEnd(() => db.end());
      const one = await makeFloors(db, calls, parties);

      const floorJob: CompanyFloorJob = {
        databaseUrl,
        parameters: Object.keys(one.particulars),
        parties: parties.map(({ session, particulars }) => [session, particulars] as const),
        answer: one.answer,
      };
      const floor = startChild<string>(processOf('company-floor'), floorJob);
      atEnd(() => floor.stop());
      const sessions = parties.map(({ session }) => session);
      const loadOn = (at: string) => {
        const job: CompanyLoadJob = { ...calls, origin: at, sessions };
        const generator = startChild<Done>(processOf('company-load'), job);
        atEnd(() => generator.stop());
        return generator;
      };
      const postmaster = await postmasterOf(db);
      const ours = { generator: loadOn(origin), node: product.pid, postmaster };
      const floorAt = `http://127.0.0.1:${await floor.next()}`;
      const beside = { generator: loadOn(floorAt), node: floor.pid, postmaster };
      const measured = { one, ...(await inTurns(ours, beside, [ROUNDS_A_SECOND])) };
      return {
        besideName: 'one function a call',
        rows: measuredRows(measured, 'rounds', {
          share: (share) => atLeast(share, LEAST_SHARE),
          p99: (ms) => atMost(ms, MOST_P99_MS, ' ms'),
        }),
        notes: [
          ...measuredNotes(measured),
          'a round is two calls, one after the other: 150 a second are 300 calls',
        ],
      };
    }),
};
