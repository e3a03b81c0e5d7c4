import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';
import type { NewRound, RoundView, SeedsView } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import {
  createTestPlatform,
  NO_FREE_ROUNDS,
  NO_WAGERING,
  PLAYER_HEADER,
  requireNamedPlayer,
} from '../../testing/index.ts';
import { productStakes } from '../products/index.ts';
import { sportsbookProduct } from '../sportsbook/index.ts';
import { composeSportsbook } from '../sportsbook/testing/compose-sportsbook.ts';
import { createGames, gamesProduct } from './index.ts';
import { ownGames } from './rounds/own-games.ts';
import { LADDER } from './testing/ladder.ts';

/** What begins no rounds. */
export const closed = new Set<string>();
/** Who may not play. */
export const banned = new Set<PlayerId>();

export interface GamesPlayer {
  readonly playerId: PlayerId;
  readonly accountId: string;
}

export type Answer<Body> = { readonly status: number; readonly body: Body & { readonly code?: string } };

/** Rounds on a real database, beside wallet and limits; a player is whoever the header names. */
export async function createGamesFixture() {
  const platform = await createTestPlatform((kernel) => {
    const modules = composeSportsbook(kernel, [sportsbookProduct, gamesProduct]);
    const { wallet, limits } = modules;
    const games = createGames(
      kernel,
      {
        requirePlayer: requireNamedPlayer,
        stakes: productStakes('games', { wallet, limits: limits.check, bonuses: NO_WAGERING }),
        freeRounds: NO_FREE_ROUNDS,
        isBanned: (playerId) => banned.has(playerId),
        isClosed: (game) => closed.has(game),
        began: () => undefined,
        currencyOf: async (db, playerId, accountId) =>
          (await wallet.account(db, playerId, accountId))?.currency,
      },
      ownGames([LADDER]),
    );
    return { ...modules, games };
  });
  const { kernel, clock, modules, app } = platform;

  async function call<Body>(
    { playerId }: Pick<GamesPlayer, 'playerId'>,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
    key: string = randomUUID(),
  ): Promise<Answer<Body>> {
    const headers = { [PLAYER_HEADER]: playerId, 'idempotency-key': key };
    const answer = await app.inject({ method, url, headers, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  }

  return {
    platform,
    call,
    async player(amountMinor = 1_000_00n): Promise<GamesPlayer> {
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
    seeds: (player: GamesPlayer) => call<SeedsView>(player, 'GET', '/web-api/games/seeds'),
    /** The server seed that is committed to and waits. */
    async next(player: GamesPlayer): Promise<string> {
      const { body } = await call<SeedsView>(player, 'POST', '/web-api/games/seeds/next');
      return body.nextCommitment ?? '';
    },
    /** Begins the seeds that wait; answers their commitment. */
    async begin(player: GamesPlayer, clientSeed = 'mine'): Promise<string> {
      const commitment = await this.next(player);
      await call(player, 'POST', '/web-api/games/seeds', { commitment, clientSeed });
      return commitment;
    },
    play: (player: GamesPlayer, round: Partial<NewRound>, key?: string) =>
      call<RoundView>(
        player,
        'POST',
        '/web-api/games/rounds',
        {
          game: 'dice',
          accountId: player.accountId,
          stake: '1.00',
          choice: { side: 'under', target: 500_000 },
          ...round,
        },
        key,
      ),
    move: (player: GamesPlayer, id: string, step: number, move: unknown) =>
      call<RoundView>(player, 'POST', `/web-api/games/rounds/${id}/moves`, { step, move }),
    round: (player: GamesPlayer, id: string) => call<RoundView>(player, 'GET', `/web-api/games/rounds/${id}`),
    /** Broken rules of the ledger and of the product. */
    problems: () => modules.wallet.audit(),
  };
}

export type GamesFixture = Awaited<ReturnType<typeof createGamesFixture>>;
