import { randomUUID } from 'node:crypto';
import type { PlayerId, TableTopicView } from '@paddock/contract';
import type {
  NewSharedBet,
  SharedBetsView,
  SharedBetView,
  SharedRoundsView,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/module.ts';
import {
  createTestPlatform,
  NO_WAGERING,
  NUMBERED_BY_ID,
  PLAYER_HEADER,
  requireNamedPlayer,
  type TestPlatformOptions,
} from '../../testing/index.ts';
import { productStakes } from '../products/index.ts';
import { sportsbookProduct } from '../sportsbook/index.ts';
import { composeSportsbook } from '../sportsbook/testing/compose-sportsbook.ts';
import { chainFor, seedsOf } from './chains/chains.ts';
import { createSharedRounds, sharedRoundsProduct } from './index.ts';

/** Rounds of a chain here. */
export const FEW = 400;
/** Who may not play. */
export const banned = new Set<PlayerId>();

export interface TablePlayer {
  readonly playerId: PlayerId;
  readonly accountId: string;
}

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body & { readonly code?: string };
}

function compose(kernel: Kernel, ofTables: Kernel) {
  const modules = composeSportsbook(kernel, [sportsbookProduct, sharedRoundsProduct]);
  const { wallet, limits, operators } = modules;
  const sharedRounds = createSharedRounds(
    ofTables,
    {
      operators,
      requirePlayer: requireNamedPlayer,
      playerNumbers: NUMBERED_BY_ID,
      stakes: productStakes('shared-rounds', { wallet, limits: limits.check, bonuses: NO_WAGERING }),
      isBanned: (playerId) => banned.has(playerId),
      isClosed: () => false,
      began: () => undefined,
      currencyOf: async (db, playerId, accountId) =>
        (await wallet.account(db, playerId, accountId))?.currency,
    },
    FEW,
  );
  return { ...modules, sharedRounds };
}

type TablePlatform = Awaited<ReturnType<typeof createTestPlatform<ReturnType<typeof compose>>>>;

/**
 * Tables on a real database, beside wallet and limits; a player is whoever the header names.
 * @param kernelOf what the tables stand on: a kernel that dies, at each start anew
 */
export async function createTablesFixture(
  options: TestPlatformOptions = {},
  game = 'crash',
  kernelOf: (kernel: Kernel) => Kernel = (kernel) => kernel,
) {
  let platform: TablePlatform = await createTestPlatform(
    (kernel) => compose(kernel, kernelOf(kernel)),
    options,
  );
  const root = `/web-api/shared-rounds/${game}`;

  async function call<Body>(
    playerId: PlayerId | undefined,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    key: string = randomUUID(),
  ): Promise<Answer<Body>> {
    const headers = { ...(playerId && { [PLAYER_HEADER]: playerId }), 'idempotency-key': key };
    const answer = await platform.app.inject({
      method,
      url: `${root}${url}`,
      headers,
      ...(body && { body }),
    });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  }
  const view = (): TableTopicView =>
    platform.modules.sharedRounds.liveSource.snapshot(`table:${game}`) as TableTopicView;

  return {
    get platform() {
      return platform;
    },
    call,
    /** What all see; whoever asks keeps the table awake. */
    view,
    async player(amountMinor = 1_000_00n): Promise<TablePlayer> {
      const { kernel, clock, modules } = platform;
      const playerId = kernel.ids.forNewPlayer();
      const atMs = clock.nowMs();
      const accountId = await inTransaction(kernel.db, async (tx) => {
        const main = await modules.wallet.openAccounts(tx, { playerId, currency: 'EUR', atMs });
        const gift = { id: 'gift', actor: 'system', reason: 'money to play with' } as const;
        await modules.wallet.adjust(tx, { ...gift, playerId, accountId: main, amountMinor, atMs });
        return main;
      });
      return { playerId, accountId };
    },
    async balance({ playerId, accountId }: TablePlayer): Promise<bigint> {
      const all = await platform.modules.wallet.accounts(platform.kernel.db, playerId);
      return all.find(({ id }) => id === accountId)?.balanceMinor ?? 0n;
    },
    bet: ({ playerId, accountId }: TablePlayer, bet: Partial<NewSharedBet> = {}, key?: string) =>
      call<SharedBetView>(
        playerId,
        'POST',
        '/bets',
        {
          round: view().round.betsOn ?? 1,
          slot: 1,
          accountId,
          stake: '10.00',
          choice: { targetMilli: null },
          ...bet,
        },
        key,
      ),
    collect: ({ playerId }: TablePlayer, id: string) =>
      call<SharedBetView>(playerId, 'POST', `/bets/${id}/collect`),
    takeBack: ({ playerId }: TablePlayer, id: string) =>
      call<SharedBetView>(playerId, 'POST', `/bets/${id}/take-back`),
    bets: ({ playerId }: TablePlayer) => call<SharedBetsView>(playerId, 'GET', '/bets'),
    rounds: () => call<SharedRoundsView>(undefined, 'GET', '/rounds'),
    /** Waits until a round takes bets, whose end is as wanted: the test knows what nobody else does. */
    async untilRound(isWanted: (seeds: { readonly hash: string; readonly salt: string }) => boolean) {
      for (;;) {
        const { round } = view();
        if (round.phase === 'open' && round.number !== null) {
          const setup = { kernel: platform.kernel, chainLength: FEW };
          const chain = await chainFor(setup, game, round.number);
          if (chain !== undefined) {
            const seeds = seedsOf(platform.kernel, chain, round.number);
            if (isWanted(seeds)) return { number: round.number, ...seeds };
          }
        }
        await platform.advance(500);
      }
    },
    async untilPhase(phase: TableTopicView['round']['phase']) {
      while (view().round.phase !== phase) await platform.advance(50);
      return view().round;
    },
    /** As after kill -9: nothing was told to stop. @param awayMs how long nobody was there */
    async restart(awayMs = 0) {
      platform.clock.advance(awayMs);
      platform = await platform.restart();
    },
    /** Broken rules of the ledger and of the product. */
    problems: async () => (await platform.modules.wallet.audit()).problems,
    close: () => platform.close(),
  };
}

export type TablesFixture = Awaited<ReturnType<typeof createTablesFixture>>;
