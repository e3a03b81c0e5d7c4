import { join } from 'node:path';
import { LIVE_PATH } from '@paddock/contract';
import type { OperatorSignInAnswer, SiteChange, SiteKeysView } from '@paddock/contract/schemas';
import { makeOperator } from '@paddock/e2e/setup';

import { nowMicros } from '../fan-out/stamps.ts';
import { milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome, type Row } from '../report/outcome.ts';
import { median, quantile } from '../report/statistics.ts';
import { get, post } from '../setup/api.ts';
import { startChild, type Child } from '../setup/child.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase, type DurableDatabase } from '../setup/durable-database.ts';
import { startQuietProduct } from '../setup/quiet-product.ts';
import type { PagesJob, Telling, Told } from './telling.ts';

const PAGES = 1_000;
const ROUNDS = 10;
const MOST_MS = 1_000;

/** How long after the change half of the pages, and the last of them, were told. */
interface Delay {
  readonly medianMs: number;
  readonly lastMs: number;
  readonly bytes: number;
}

export const toldPages: Benchmark = {
  name: 'told-pages',
  about: `an operator’s change of the site, told to ${PAGES} open pages, beside a bare ws broadcast of as many bytes`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const product = await startQuietProduct(database.url, database);
      atEnd(() => product.stop());
      const openPages = async (port: number, path: string): Promise<Child<unknown>> => {
        const job: PagesJob = { port, path, sockets: PAGES };
        const pages = startChild(join(import.meta.dirname, 'pages.process.ts'), job);
        atEnd(() => pages.stop());
        await pages.next();
        return pages;
      };
      const bare = startChild(join(import.meta.dirname, 'bare-telling.process.ts'), {});
      atEnd(() => bare.stop());
      const { port } = (await bare.next()) as { readonly port: number };
      const ourPages = await openPages(Number(new URL(product.origin).port), LIVE_PATH);
      const barePages = await openPages(port, '/');
      const change = await siteChanger(product.origin, database);

      const [ours, beside]: [Delay[], Delay[]] = [[], []];
      for (let round = 0; round < ROUNDS; round++) {
        const name = `Bench ${String(round + 1).padStart(2, '0')}`;
        const delay = await told(ourPages, name, () => change(name));
        ours.push(delay);
        const text = name.padEnd(delay.bytes - FRAME_HEAD_BYTES, '.');
        beside.push(
          await told(barePages, name, () => {
            bare.tell({ text } satisfies Telling);
            return Promise.resolve();
          }),
        );
      }
      return outcomeOf(ours, beside);
    }),
};

/** Of a server's frame of 126 to 65,535 bytes (RFC 6455 §5.2). */
const FRAME_HEAD_BYTES = 4;

/** An operator who gives the site another name, as the desk does. */
async function siteChanger(
  origin: string,
  { url, dataDir }: DurableDatabase,
): Promise<(companyName: string) => Promise<unknown>> {
  const stage = { origin, dataEnvironment: { DATABASE_URL: url, DATA_DIR: dataDir } };
  const { name, password, code } = await makeOperator(stage, 'bench', 'admin');
  const signedIn = await post(origin, '/operator-api/session', { name, password, code: code() });
  const { token } = (await signedIn.json()) as OperatorSignInAnswer;
  const bearer = { authorization: `Bearer ${token}` };
  let { version } = await get<SiteKeysView>(origin, '/operator-api/site', bearer);
  return async (companyName) => {
    const wish: SiteChange = { change: { companyName }, seen: version++, reason: 'to be measured' };
    await post(origin, '/operator-api/site/changes', wish, bearer);
  };
}

/** From the moment of the order until the pages have its words. */
async function told(pages: Child<unknown>, words: string, order: () => Promise<unknown>): Promise<Delay> {
  pages.tell({ words });
  await pages.next();
  const startMicros = nowMicros();
  const [answer] = await Promise.all([pages.next(), order()]);
  const { atMicros, bytes } = answer as Told;
  const delaysMs = atMicros.map((micros) => (micros - startMicros) / 1_000);
  return { medianMs: median(delaysMs), lastMs: quantile(delaysMs, 1), bytes };
}

function outcomeOf(ours: readonly Delay[], beside: readonly Delay[]): Outcome {
  const row = (measure: string, of: (delay: Delay) => number): Row => {
    const [our, other] = [median(ours.map(of)), median(beside.map(of))];
    return { measure, ours: milliseconds(our), beside: milliseconds(other), ratio: our / other };
  };
  const slowestMs = Math.max(...ours.map(({ lastMs }) => lastMs));
  return {
    besideName: 'a bare broadcast',
    rows: [
      row('from the change to half of the pages', ({ medianMs }) => medianMs),
      row('from the change to the last page', ({ lastMs }) => lastMs),
      {
        measure: `the slowest of ${ROUNDS} changes`,
        ours: milliseconds(slowestMs),
        beside: milliseconds(Math.max(...beside.map(({ lastMs }) => lastMs))),
        target: atMost(slowestMs, MOST_MS, ' ms'),
      },
    ],
    notes: [
      `a frame of ${String(ours[0]?.bytes)} bytes, the whole configuration; ours is checked and written to PostgreSQL first`,
    ],
  };
}
