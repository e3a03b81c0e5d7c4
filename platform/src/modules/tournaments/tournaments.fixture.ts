import type { AccountId, PlayerId } from '@paddock/contract';
import type {
  GameTile,
  OperatorTournamentView,
  TournamentRequest,
  TournamentStanding,
  TournamentView,
} from '@paddock/contract/schemas';
import { sql } from 'kysely';

import { inTransaction } from '../../kernel/database/database.ts';
import type { ModuleMigrations } from '../../kernel/database/migrate.ts';
import type { Kernel } from '../../kernel/module.ts';
import {
  createTestPlatform,
  NUMBERED_BY_ID,
  PLAYER_HEADER,
  requireNamedPlayer,
  type TestPlatformOptions,
} from '../../testing/index.ts';
import type { InboxEntry } from '../inbox/index.ts';
import { operatorWith } from '../operators/operators.fixture.ts';
import type { RoundSource } from '../products/index.ts';
import { composeSportsbook, joined } from '../sportsbook/testing/compose-sportsbook.ts';
import { createTournaments } from './index.ts';

/** How many prizes are paid before the process dies in the middle of one. */
export const life = { prizes: Infinity };

/** Who may not play. */
export const banned = new Set<PlayerId>();
/** Who has which level of loyalty; nobody else has any. */
export const levelsOf = new Map<PlayerId, string>();
/** Who is in the one segment there is. */
export const lapsed = new Set<PlayerId>();
const LEVELS = ['copper', 'silver'].map((code, at) => ({
  ...{ code, threshold: at * 100, name: { en: `${code} level`, ru: code } },
}));
/** What the inbox was told, in its order. */
export const told: InboxEntry[] = [];

/** Products of these tests: rounds are rows that they write as they like. */
const testRounds = (product: string, isOfGames: boolean): RoundSource => ({
  product,
  isOfGames,
  rounds: ({ where }) => sql`
    select round_id, company, game, currency, began_at_ms, ended_at_ms, stake_minor, paid_minor, is_void, odds_milli
      from test_round where product = ${product}
        and ${where({ playerId: sql`player_id`, roundId: sql`round_id` })}`,
});
const testMigrations: ModuleMigrations = {
  test_01_rounds: {
    async up(db) {
      await sql`
        create table test_round (round_id bigint primary key, player_id bigint, company text, game text, currency text,
          began_at_ms bigint, ended_at_ms bigint, stake_minor bigint, paid_minor bigint, is_void boolean, product text, odds_milli int)`.execute(
        db,
      );
    },
  },
};

export interface TestRound {
  readonly game?: string;
  readonly stakeMinor?: bigint;
  /** Null while it is open. */
  readonly paidMinor?: bigint | null;
  readonly isVoid?: boolean;
  readonly currency?: string;
  /** `test` is of games, `bets` is not. */
  readonly product?: 'test' | 'bets';
  readonly oddsMilli?: number;
}

export type Answer<Body> = { readonly status: number; readonly body: Body & { readonly code?: string } };
export type TournamentPlayer = Awaited<ReturnType<TournamentsFixture['player']>>;

function compose(kernel: Kernel) {
  const modules = composeSportsbook(kernel);
  const { wallet, limits, operators } = modules;
  const tournaments = createTournaments(kernel, {
    requirePlayer: requireNamedPlayer,
    requireConsent: requireNamedPlayer,
    operators,
    playerNumbers: NUMBERED_BY_ID,
    wallet: {
      ...wallet,
      addCurrency: (...account) =>
        life.prizes-- > 0 ? wallet.addCurrency(...account) : Promise.reject(new Error('the process died')),
    },
    limits: limits.check,
    tellInbox: (_tx, entries) => {
      told.push(...[entries].flat());
      return Promise.resolve();
    },
    rounds: [testRounds('test', true), testRounds('bets', false)],
    casino: {
      chosenKeys: (choice) => (choice.of === 'games' ? choice.games.map((id) => `acme ${id}`) : undefined),
      chosenTiles: () => Promise.resolve([] as readonly GameTile[]),
      gameById: () => undefined,
    },
    isBanned: (playerId) => banned.has(playerId),
    facts: () => Promise.resolve({ country: 'NO', language: 'en', registeredAtMs: 0 }),
    currencies: () => ['EUR', 'USD', 'JPY', 'KWD', 'BTC'],
    languages: () => ['en', 'ru'],
    segments: { codes: () => Promise.resolve(['lapsed']), hold: () => Promise.resolve(true) },
    wasBrought: () => Promise.resolve(false),
    segmentsOf: (_db, playerId, asked) => Promise.resolve(lapsed.has(playerId) ? asked : []),
    loyalty: {
      levels: () => Promise.resolve(LEVELS),
      levelOf: (_db, playerId) => Promise.resolve(levelsOf.get(playerId)),
    },
    lockedPerson: (_tx, playerId) => Promise.resolve(joined.get(playerId) ?? [playerId]),
  });
  return { ...modules, tournaments, rows: { name: 'test-rounds', migrations: testMigrations } };
}

export type TournamentsFixture = Awaited<ReturnType<typeof createTournamentsFixture>>;

/** Tournaments on a real database, beside wallet and limits. */
export async function createTournamentsFixture(options: TestPlatformOptions = {}) {
  let platform = await createTestPlatform(compose, options);
  const admin = await operatorWith(platform, 'ann', 'admin');
  const lead = await operatorWith(platform, 'lee', 'cashier-lead');
  let codes = 0;

  async function call<Body>(
    headers: Readonly<Record<string, string>>,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const answer = await platform.app.inject({ method, url, headers, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  }
  const order = (who: typeof admin, id: string, step: string) =>
    call<OperatorTournamentView>(who.bearer, 'POST', `/operator-api/tournaments/${id}/${step}`, {
      reason: 'a test',
    });

  return {
    get platform() {
      return platform;
    },
    /** As after a crash: another process on what was committed. */
    async restart(): Promise<void> {
      platform = await platform.restart();
    },
    admin,
    lead,
    call,
    /** A tournament of a minute from now on, with a minute for late results. */
    request(over: Partial<TournamentRequest> = {}): TournamentRequest {
      const nowMs = platform.clock.nowMs();
      return {
        code: `race-${++codes}`,
        name: { en: 'Race', ru: 'Гонка' },
        games: { of: 'all' },
        points: 'best-multiplier',
        opensAtMs: nowMs,
        closesAtMs: nowMs + 60_000,
        lateMinutes: 1,
        currencies: [
          { currency: 'EUR', leastStake: '0.20', turnoverUnit: null, prizes: ['100.00', '50.00', '25.00'] },
        ],
        reason: 'a test',
        ...over,
      };
    },
    make: (request: TournamentRequest, who = admin) =>
      call<OperatorTournamentView>(who.bearer, 'POST', '/operator-api/tournaments', request),
    async made(over: Partial<TournamentRequest> = {}): Promise<string> {
      const { status, body } = await this.make(this.request(over));
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.id;
    },
    close: (id: string) => order(admin, id, 'close'),
    cancel: (id: string) => order(admin, id, 'cancel'),
    pay: (id: string, who = lead) => order(who, id, 'pay'),
    async player(currency = 'EUR') {
      const playerId = platform.kernel.ids.forNewPlayer();
      const atMs = platform.clock.nowMs();
      const accountId: AccountId = await inTransaction(platform.kernel.db, (tx) =>
        platform.modules.wallet.openAccounts(tx, { playerId, currency, atMs }),
      );
      return { playerId, accountId, currency };
    },
    join: (id: string, { playerId, accountId }: { playerId: PlayerId; accountId: string }) =>
      call<TournamentStanding>({ [PLAYER_HEADER]: playerId }, 'POST', `/web-api/tournaments/${id}/join`, {
        accountId,
      }),
    /** A player who takes part. */
    async joined(id: string, currency?: string) {
      const player = await this.player(currency);
      const { status, body } = await this.join(id, player);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return player;
    },
    /** As a player sees it, or a guest. */
    async view(id: string, player?: { playerId: PlayerId }): Promise<TournamentView> {
      const headers = player === undefined ? {} : { [PLAYER_HEADER]: player.playerId, authorization: 'x' };
      return (await call<TournamentView>(headers, 'GET', `/web-api/tournaments/${id}`)).body;
    },
    async balance({ playerId, accountId }: { playerId: PlayerId; accountId: string }): Promise<bigint> {
      const accounts = await platform.modules.wallet.accounts(platform.kernel.db, playerId);
      return accounts.find(({ id }) => id === accountId)?.balanceMinor ?? 0n;
    },
    /** A round that began now, and is over now unless it is open. */
    async round(player: { playerId: PlayerId; currency: string }, over: TestRound = {}): Promise<string> {
      const { game = 'comet', stakeMinor = 1_00n, paidMinor = 0n, isVoid = false } = over;
      const roundId = platform.kernel.ids.forPlayer<'round'>(player.playerId);
      const atMs = platform.clock.nowMs();
      await sql`
        insert into test_round values (${roundId}, ${player.playerId}, 'acme', ${game}, ${over.currency ?? player.currency},
          ${atMs}, ${paidMinor === null ? null : atMs}, ${stakeMinor}, ${paidMinor}, ${isVoid},
          ${over.product ?? 'test'}, ${over.oddsMilli ?? null})`.execute(platform.kernel.db);
      return roundId;
    },
    /** Ends a round, or changes how it ended. */
    async change(roundId: string, paidMinor: bigint, isVoid = false): Promise<void> {
      await sql`
        update test_round set paid_minor = ${paidMinor}, is_void = ${isVoid}, ended_at_ms = ${platform.clock.nowMs()}
          where round_id = ${roundId}`.execute(platform.kernel.db);
    },
    /** Answers once a statement waits for a lock. */
    async someoneWaits(): Promise<void> {
      const { rows } = await sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        platform.kernel.db,
      );
      if (rows.length === 0) await this.someoneWaits();
    },
    /** Broken rules of the ledger, prizes among them. */
    async problems() {
      return (await platform.modules.wallet.audit({ prizes: platform.modules.tournaments.prizes })).problems;
    },
  };
}
