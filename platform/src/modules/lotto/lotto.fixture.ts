import { randomUUID } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';
import type {
  InboxContent,
  LottoDrawView,
  LotteriesView,
  LottoField,
  LottoSubscriptionsView,
  LottoTicketsView,
  LottoTicketView,
  NewLottoTicket,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/module.ts';
import {
  createTestPlatform,
  NO_TICKETS,
  NO_WAGERING,
  PLAYER_HEADER,
  requireNamedPlayer,
  type TestPlatformOptions,
} from '../../testing/index.ts';
import { productStakes } from '../products/index.ts';
import { operatorWith, type TestOperator } from '../operators/operators.fixture.ts';
import { sportsbookProduct } from '../sportsbook/index.ts';
import { composeSportsbook } from '../sportsbook/testing/compose-sportsbook.ts';
import { createLotto, lottoProduct } from './index.ts';

/** Who may not play. */
export const banned = new Set<PlayerId>();
/** How many payments of tickets are made before the process dies in the middle of one. */
export const life = { payments: Infinity };

export interface LottoPlayer {
  readonly playerId: PlayerId;
  readonly accountId: string;
}
export interface Answer<Body> {
  readonly status: number;
  readonly body: Body & { readonly code?: string };
}

/** The six smallest numbers, and the like. */
export const line = (picks: number, first = 1, bonus: readonly number[] = []): LottoField => ({
  picks,
  numbers: Array.from({ length: picks }, (_, at) => first + at),
  bonus: [...bonus],
});

function composeWith(told: InboxContent[], around: (kernel: Kernel) => Kernel) {
  return (kernel: Kernel) => {
    const modules = composeSportsbook(kernel, [sportsbookProduct, lottoProduct]);
    const { wallet, limits, operators } = modules;
    const stakes = productStakes('lotto', { wallet, limits: limits.check, bonuses: NO_WAGERING });
    const lotto = createLotto(around(kernel), {
      operators,
      requirePlayer: requireNamedPlayer,
      requireConsent: requireNamedPlayer,
      stakes: {
        ...stakes,
        async settleAll(tx, ends, write) {
          await stakes.settleAll(tx, ends, write);
          if (life.payments-- <= 0) throw new Error('the process died');
        },
      },
      gifts: NO_TICKETS,
      isBanned: (playerId) => banned.has(playerId),
      tellInbox: (_tx, entries) => {
        for (const { content } of [entries].flat()) told.push(content);
        return Promise.resolve();
      },
      currencyOf: async (db, playerId, accountId) =>
        (await wallet.account(db, playerId, accountId))?.currency,
    });
    return { ...modules, lotto };
  };
}

/**
 * Lotteries on a real database, beside wallet and limits; a player is whoever the header names.
 * @param around puts something around the kernel of the lotteries alone
 */
export async function createLottoFixture(
  options: TestPlatformOptions = {},
  around: (kernel: Kernel) => Kernel = (kernel) => kernel,
) {
  const told: InboxContent[] = [];
  let platform = await createTestPlatform(composeWith(told, around), {
    ...options,
    config: { lotto: { kind: 'stand-in' }, ...options.config },
  });

  async function call<Body>(
    headers: Readonly<Record<string, string>>,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const answer = await platform.app.inject({ method, url, headers, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  }
  const as = ({ playerId }: LottoPlayer, key: string = randomUUID()) => ({
    [PLAYER_HEADER]: playerId,
    'idempotency-key': key,
  });
  const root = '/web-api/lotto';
  const operators = new Map<string, TestOperator>();

  return {
    get platform() {
      return platform;
    },
    /** What players were told in their inboxes. */
    told,
    call,
    async player(amountMinor = 1_000_00n, currency = 'EUR'): Promise<LottoPlayer> {
      const { kernel, clock, modules } = platform;
      const playerId = kernel.ids.forNewPlayer();
      const atMs = clock.nowMs();
      const accountId = await inTransaction(kernel.db, async (tx) => {
        const main = await modules.wallet.openAccounts(tx, { playerId, currency, atMs });
        const gift = { id: 'gift', actor: 'system', reason: 'money to play with' } as const;
        await modules.wallet.adjust(tx, { ...gift, playerId, accountId: main, amountMinor, atMs });
        return main;
      });
      return { playerId, accountId };
    },
    async balance({ playerId, accountId }: LottoPlayer): Promise<bigint> {
      const all = await platform.modules.wallet.accounts(platform.kernel.db, playerId);
      return all.find(({ id }) => id === accountId)?.balanceMinor ?? 0n;
    },
    lotteries: () => call<LotteriesView>({}, 'GET', `${root}/lotteries`),
    /** The draw that is sold. */
    async sold(lottery: string): Promise<LottoDrawView> {
      const { lotteries } = (await this.lotteries()).body;
      const next = lotteries.find(({ code }) => code === lottery)?.next;
      if (!next) throw new Error(`nothing of ${lottery} is sold`);
      return next;
    },
    async draw(lottery: string, number: number): Promise<LottoDrawView> {
      const url = `${root}/lotteries/${lottery}/draws/${String(number)}`;
      return (await call<LottoDrawView>({}, 'GET', url)).body;
    },
    async buy(
      player: LottoPlayer,
      lottery: string,
      over: Partial<NewLottoTicket> = {},
      key?: string,
    ): Promise<Answer<LottoTicketView>> {
      const draw = over.draw ?? (await this.sold(lottery)).number;
      return call<LottoTicketView>(as(player, key), 'POST', `${root}/tickets`, {
        lottery,
        draw,
        accountId: player.accountId,
        lineStake: '1.00',
        fields: [line(6)],
        draws: 1,
        ...over,
      });
    },
    tickets: (player: LottoPlayer) => call<LottoTicketsView>(as(player), 'GET', `${root}/tickets`),
    subscriptions: (player: LottoPlayer) =>
      call<LottoSubscriptionsView>(as(player), 'GET', `${root}/subscriptions`),
    cancel: (player: LottoPlayer, id: string) =>
      call(as(player), 'POST', `${root}/subscriptions/${id}/cancel`),
    /** Until a draw has closed, fallen and been paid. */
    async until({ closesAtMs }: LottoDrawView): Promise<void> {
      await platform.leap(closesAtMs - platform.clock.nowMs() + 1_000);
      // The next draws are published by now, and open.
      await platform.advance(1_000);
    },
    async operator(role: 'trader' | 'support' | 'admin' = 'trader') {
      const known = operators.get(role) ?? (await operatorWith(platform, `op-${role}`, role));
      operators.set(role, known);
      return known;
    },
    /** As after kill -9: nothing was told to stop. */
    async restart(): Promise<void> {
      platform = await platform.restart();
    },
    /** Broken rules of the ledger and of the product. */
    problems: async () => (await platform.modules.wallet.audit()).problems,
    close: () => platform.close(),
  };
}

export type LottoFixture = Awaited<ReturnType<typeof createLottoFixture>>;
