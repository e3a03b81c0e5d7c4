import { DAY_MS, MINUTE_MS } from '@paddock/contract';
import pg from 'pg';
import { startProductProcess } from '@paddock/e2e/setup';
import type { StatementView } from '@paddock/contract/schemas';

import { milliseconds } from '../report/figures.ts';
import { atMost, type Benchmark, type Outcome, type Row } from '../report/outcome.ts';
import { median } from '../report/statistics.ts';
import { withCleanup } from '../setup/cleanup.ts';
import { startDurableDatabase } from '../setup/durable-database.ts';
import { fundedPlayers, type FundedPlayer } from '../setup/players.ts';
import { FIRST_AT_MS, writeLines } from './ledger-lines.ts';

const LINES = 1_000_000;
const PAGE = 50;
const ROUNDS = 7;
/** Issue 6: any page of history with its total, server side. */
const TARGET_MS = 100;
const MIDDLE_MS = FIRST_AT_MS + (LINES / 2) * MINUTE_MS;

interface View {
  readonly measure: string;
  /** What is added to the address of the page. */
  readonly query: string;
  /** The usual other way: a page by its offset, and a count of what there is. */
  readonly where: string;
  readonly offset: number;
}

const VIEWS: readonly View[] = [
  { measure: 'newest page', query: '', where: 'true', offset: 0 },
  { measure: 'page in the middle', query: `&cursor=${LINES / 2}`, where: 'true', offset: LINES / 2 },
  { measure: 'oldest page', query: `&cursor=${PAGE + 1}`, where: 'true', offset: LINES - PAGE },
  { measure: 'newest deposits', query: '&group=deposits', where: "t.kind = 'deposit'", offset: 0 },
  { measure: 'oldest bets', query: '&group=bets&cursor=60', where: "t.kind like 'bet-%'", offset: 989_950 },
  {
    measure: 'a day in the middle',
    query: `&fromMs=${MIDDLE_MS}&toMs=${MIDDLE_MS + DAY_MS}`,
    where: `p.at_ms >= ${MIDDLE_MS} and p.at_ms < ${MIDDLE_MS + DAY_MS}`,
    offset: 0,
  },
];

export const history: Benchmark = {
  name: 'history',
  about: `pages of a statement of ${LINES.toLocaleString('en')} lines over HTTP, beside a page by offset with a count in SQL`,
  run: () =>
    withCleanup(async (atEnd): Promise<Outcome> => {
      const database = await startDurableDatabase();
      atEnd(() => database.stop());
      const product = await startProductProcess({
        databaseUrl: database.url,
        dataDir: database.dataDir,
        environment: { NODE_ENV: 'production', SANDBOX_PROVIDERS: 'yes-in-production', FEEDS: 'push' },
      });
      atEnd(() => product.stop());
      const [player] = await fundedPlayers(product.origin, 1);
      if (player === undefined) throw new Error('there is no player');
      await writeLines(database.url, player, LINES);
      const pool = new pg.Pool({ connectionString: database.url, max: 2 });
      atEnd(() => pool.end());
      const rows: Row[] = [];
      for (const view of VIEWS) rows.push(await rowOf(view, product.origin, pool, player));
      return { besideName: 'offset and count', rows, notes: [] };
    }),
};

async function rowOf(view: View, origin: string, pool: pg.Pool, player: FundedPlayer): Promise<Row> {
  const ours: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const mine = await timeMs(() => readPage(origin, player, view));
    const other = await timeMs(() => readByOffset(pool, player, view));
    // The first round warms both sides up.
    if (round > 0) {
      ours.push(mine);
      beside.push(other);
    }
  }
  return {
    measure: view.measure,
    ours: milliseconds(median(ours)),
    beside: milliseconds(median(beside)),
    ratio: median(ours) / median(beside),
    target: atMost(median(ours), TARGET_MS, ' ms'),
  };
}

async function timeMs(work: () => Promise<void>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

async function readPage(
  origin: string,
  { accountId, token }: FundedPlayer,
  { query, measure }: View,
): Promise<void> {
  const response = await fetch(`${origin}/web-api/office/history?accountId=${accountId}${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`${measure}: ${response.status} ${await response.text()}`);
  const { entries, total } = (await response.json()) as StatementView;
  if (entries.length < PAGE || total === 0)
    throw new Error(`${measure}: ${entries.length} of ${total} lines`);
}

async function readByOffset(pool: pg.Pool, player: FundedPlayer, { where, offset }: View): Promise<void> {
  const of = [player.playerId, player.accountId];
  const lines = `from wallet_posting p join wallet_transfer t on t.player_id = p.player_id and t.id = p.transfer_id
    where p.player_id = $1 and p.account_id = $2 and p.seq is not null and ${where}`;
  await Promise.all([
    pool.query(`select p.*, t.kind ${lines} order by p.seq desc limit ${PAGE} offset ${offset}`, of),
    pool.query(`select count(*) ${lines}`, of),
  ]);
}
