import type { GameSessionView } from '@paddock/contract/schemas';
import { openDesk } from '@paddock/e2e/setup';
import type pg from 'pg';

import type { DoneOnce } from '../floor/do-one.ts';
import { floorFunction } from '../floor/floor-function.ts';
import type { Particulars } from '../floor/operation.ts';
import { rowsOfTransaction, type WrittenRows } from '../floor/written-rows.ts';
import { turnOf } from '../http-load/http-job.ts';
import { post } from '../setup/api.ts';
import type { DurableDatabase } from '../setup/durable-database.ts';
import type { FundedPlayer } from '../setup/players.ts';
import { createCompanyCaller, GAME, type CompanyCalls } from './company-calls.ts';
import { betFloor, winFloor } from './company-floor.ts';
import { BET_FLOOR, WIN_FLOOR } from './company-floor-job.ts';

const COMPANY = 'bench';
const KEY = 'k1';
const SECRET = 'a secret of the company and the site';

/** A player who has opened the game. */
export interface Party {
  /** Token of the session. */
  readonly session: string;
  readonly particulars: Particulars;
}

/** Makes the company known as an operator does, and has it hand in its one game. */
export async function joinCompany(origin: string, database: DurableDatabase): Promise<CompanyCalls> {
  const calls = { origin, keyName: `${COMPANY}.${KEY}`, secret: SECRET };
  const dataEnvironment = { DATABASE_URL: database.url, DATA_DIR: database.dataDir };
  const desk = await openDesk({ origin, dataEnvironment }, 'bench', 'admin');
  const because = ['--reason', 'to be measured'];
  const at = ['--games-at', 'https://games.example/play', '--currencies', 'EUR'];
  await desk.run('company-save', COMPANY, '--name', 'Bench', ...at, ...because);
  await desk.run('company-key', COMPANY, KEY, '--secret', SECRET, ...because);
  const game = {
    ...{ code: GAME, name: { en: 'Comet' }, slug: 'comet', sections: ['slots'], subcategories: [] },
    ...{ features: [], tags: [], hasDemo: true, hasJackpot: false, devices: ['desktop'] },
    currencies: [{ currency: 'EUR' }],
  };
  const caller = createCompanyCaller(calls, 1);
  await caller.call('PUT', '/game-api/v1/catalogue', { games: [game] });
  caller.close();
  return calls;
}

/** Each player opens the game. */
export async function openGames(origin: string, players: readonly FundedPlayer[]): Promise<readonly Party[]> {
  const parties: Party[] = [];
  for (const { playerId: player, accountId: account, token } of players) {
    const wanted = { company: COMPANY, game: GAME, accountId: account, device: 'desktop', language: 'en' };
    const bearer = { authorization: `Bearer ${token}` };
    const opened = await post(origin, '/web-api/game-wallet/sessions', wanted, bearer);
    const { url, sessionId } = (await opened.json()) as GameSessionView;
    const session = new URL(url).searchParams.get('token') ?? '';
    parties.push({ session, particulars: { player, account, session: sessionId ?? '' } });
  }
  return parties;
}

/**
 * Lets everybody play, so that what is remembered is remembered, and makes functions of what a bet and its win wrote: all rows
 * of both, and whose they were.
 */
export async function makeFloors(
  db: pg.Client,
  calls: CompanyCalls,
  parties: readonly Party[],
): Promise<DoneOnce> {
  const caller = createCompanyCaller(calls, 1);
  try {
    for (const [nr, { session }] of parties.entries()) await caller.play(session, `first-${nr}`);
    const { session, particulars } = turnOf(parties, 0);
    const key = 'the-one';
    await caller.bet(session, key);
    const bet = await writtenBy(db, `b-${key}`, { ...particulars, key });
    const answer = await caller.win(session, key);
    const win = await writtenBy(db, `w-${key}`, { ...bet.particulars });
    await db.query(floorFunction(bet.written, bet.particulars, betFloor, BET_FLOOR));
    await db.query(floorFunction(win.written, win.particulars, winFloor, WIN_FLOOR));
    return { ...bet, written: [...bet.written, ...win.written], answer };
  } finally {
    caller.close();
  }
}

/** Rows of a transaction by the company's name of it, with all that is its own. */
async function writtenBy(
  db: pg.Client,
  reference: string,
  of: Particulars,
): Promise<{ readonly written: readonly WrittenRows[]; readonly particulars: Particulars }> {
  const { rows } = await db.query<Readonly<Record<string, string>>>(
    `select t.xmin::text, s.stake_id::text as id, r.round_id::text as round, r.public_number::text as number,
        t.transaction_id::text as txn, t.at_ms::text as at
      from game_wallet_transaction t join game_wallet_round r using (round_id) join game_wallet_stake s using (round_id)
      where t.reference = $1`,
    [reference],
  );
  const { xmin = '', ...made } = rows[0] ?? {};
  return { written: await rowsOfTransaction(db, xmin), particulars: { ...of, ...made } };
}
