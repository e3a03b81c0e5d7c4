import { DAY_MS, HOUR_MS, type AccountId, type PlayerId } from '@paddock/contract';
import type {
  OperatorTotoDecision,
  OperatorTotoDraw,
  TotoCouponsView,
  TotoCouponView,
  TotoDrawRequest,
  TotoDrawView,
} from '@paddock/contract/schemas';
import type { Entry } from '@paddock/games/toto';

import { inTransaction } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/module.ts';
import { createTestPlatform, PLAYER_HEADER, type TestPlatformOptions } from '../../testing/index.ts';
import { operatorWith } from '../operators/operators.fixture.ts';
import { FeedDriver, matchOdds, matchResult } from '../sportsbook/testing/feed-driver.ts';
import { composedToto } from './testing/composed-toto.ts';

export { banned, closedSports, life, told } from './testing/composed-toto.ts';

export type Winner = 'home' | 'draw' | 'away';
export type Answer<Body> = { readonly status: number; readonly body: Body & { readonly code?: string } };
export interface TotoPlayer {
  readonly playerId: PlayerId;
  readonly accountId: AccountId;
}
export interface DrawOfMatches {
  readonly id: string;
  /** What the feed calls its matches, in order. */
  readonly matches: readonly string[];
}
export type TotoFixture = Awaited<ReturnType<typeof createTotoFixture>>;

const COLUMN_MINOR = 50n;
const SIX = 6;

/** Pools on a real database, beside wallet, limits and the sportsbook, of pool `next-6` at 0.50 a column. */
export async function createTotoFixture(
  options: TestPlatformOptions = {},
  around: (kernel: Kernel) => Kernel = (kernel) => kernel,
) {
  let platform = await createTestPlatform((kernel) => composedToto(kernel, around), options);
  let trader = await operatorWith(platform, 'tom', 'trader');
  let traderName = 'tom';
  let signedInAtMs = platform.clock.nowMs();
  let feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
  await feed.snapshot();
  let made = 0;
  let keys = 0;

  async function call<Body>(
    headers: Readonly<Record<string, string>>,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const answer = await platform.app.inject({ method, url, headers, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  }
  /** Another one where the last one's sign-in is over. */
  async function traderNow() {
    const nowMs = platform.clock.nowMs();
    if (nowMs - signedInAtMs > 5 * 60_000) {
      traderName = `tom${nowMs}`;
      trader = await operatorWith(platform, traderName, 'trader');
      signedInAtMs = nowMs;
    }
    return trader.bearer;
  }
  const ofPlayer = ({ playerId }: TotoPlayer, key?: string) => ({
    [PLAYER_HEADER]: playerId,
    'idempotency-key': key ?? `toto-key-${++keys}`,
  });

  async function eventIds(matches: readonly string[]): Promise<readonly string[]> {
    const { body } = await call<{ events: { id: string; home: { name: { en: string } } }[] }>(
      {},
      'GET',
      '/web-api/sportsbook/events?section=line&limit=200',
    );
    return matches.map(
      (match) => body.events.find(({ home }) => home.name.en === `${match} Home`)?.id ?? '0',
    );
  }

  return {
    get platform() {
      return platform;
    },
    feed: () => feed,
    traderNow,
    /** The one who decides next. */
    async traderName(): Promise<string> {
      await traderNow();
      return traderName;
    },
    call,
    /** As after a crash: another process on what was committed. */
    async restart(): Promise<void> {
      platform = await platform.restart();
      const epoch = feed.epoch + 1;
      feed = new FeedDriver(platform.modules.sportsbook, platform.clock);
      feed.epoch = epoch;
    },
    /** Matches that begin in an hour, each a minute after the one before, with a favourite at home. */
    async matches(count = SIX, sport = 'football'): Promise<readonly string[]> {
      const names = Array.from({ length: count }, () => `match-${++made}`);
      const startsAtMs = platform.clock.nowMs() + HOUR_MS;
      // A producer that was silent is back with a snapshot.
      await feed.snapshot(async () => {
        for (const [at, name] of names.entries()) {
          await feed.fixture(name, startsAtMs + at * 60_000, sport);
          await feed.prices(name, matchOdds(2000, 4000, 4000));
        }
      });
      return names;
    },
    eventIds,
    request: (ids: readonly string[], over: Partial<TotoDrawRequest> = {}): TotoDrawRequest => ({
      pool: 'next-6',
      currency: 'EUR',
      columnPrice: '0.50',
      eventIds: [...ids],
      reason: 'a test',
      ...over,
    }),
    make: async (request: TotoDrawRequest) =>
      call<OperatorTotoDraw>(await traderNow(), 'POST', '/operator-api/toto/draws', request),
    async draw(over: Partial<TotoDrawRequest> = {}): Promise<DrawOfMatches> {
      const matches = await this.matches();
      const { status, body } = await this.make(this.request(await eventIds(matches), over));
      if (status !== 201) throw new Error(JSON.stringify(body));
      return { id: body.id, matches };
    },
    decide: async (id: string, step: 'close' | 'cancel', more: object = {}) =>
      call<OperatorTotoDecision>(await traderNow(), 'POST', `/operator-api/toto/draws/${id}/${step}`, {
        reason: 'a test',
        ...more,
      }),
    /** Another trader than the one who decides; answers the code of a refusal. */
    async approve(proposalId: string | null): Promise<string | undefined> {
      const second = await operatorWith(platform, `tim${++made}`, 'trader');
      const url = `/operator-api/proposals/${proposalId}/approve`;
      const answer = await platform.app.inject({
        ...{ method: 'POST', url, headers: second.bearer },
        body: { reason: 'seen too' },
      });
      return answer.statusCode === 204 ? undefined : answer.json<{ code: string }>().code;
    },
    async player(minor = 1_000_00n, currency = 'EUR'): Promise<TotoPlayer> {
      const { wallet } = platform.modules;
      const playerId = platform.kernel.ids.forNewPlayer();
      const atMs = platform.clock.nowMs();
      const accountId: AccountId = await inTransaction(platform.kernel.db, async (tx) => {
        const main = await wallet.openAccounts(tx, { playerId, currency, atMs });
        const gift = { id: 'gift', actor: 'system', reason: 'money for a test' } as const;
        await wallet.adjust(tx, { ...gift, playerId, accountId: main, amountMinor: minor, atMs });
        return main;
      });
      return { playerId, accountId };
    },
    buy(
      player: TotoPlayer,
      drawId: string,
      entries: readonly Entry[],
      over: { key?: string; stake?: string } = {},
    ) {
      const columns = entries.reduce(
        (sum, entry) => sum + entry.reduce((all, choice) => all * [0, 1, 1, 2, 1, 2, 2, 3][choice]!, 1),
        0,
      );
      const stake = over.stake ?? (Number(COLUMN_MINOR * BigInt(columns)) / 100).toFixed(2);
      const body = { drawId, accountId: player.accountId, stake, entries };
      return call<TotoCouponView>(ofPlayer(player, over.key), 'POST', '/web-api/toto/coupons', body);
    },
    async bought(player: TotoPlayer, drawId: string, ...entries: readonly Entry[]): Promise<TotoCouponView> {
      const { status, body } = await this.buy(player, drawId, entries);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body;
    },
    async coupon(player: TotoPlayer, id: string): Promise<TotoCouponView> {
      return (await call<TotoCouponView>(ofPlayer(player), 'GET', `/web-api/toto/coupons/${id}`)).body;
    },
    async coupons(player: TotoPlayer, query = ''): Promise<TotoCouponsView> {
      return (await call<TotoCouponsView>(ofPlayer(player), 'GET', `/web-api/toto/coupons${query}`)).body;
    },
    async view(id: string): Promise<TotoDrawView> {
      return (await call<TotoDrawView>({}, 'GET', `/web-api/toto/draws/${id}`)).body;
    },
    /** The matches are played; one whose end is not named is not. */
    async play(matches: readonly string[], winners: readonly (Winner | undefined)[]): Promise<void> {
      await platform.leap(2 * HOUR_MS);
      await feed.snapshot(async () => {
        for (const [at, match] of matches.entries()) {
          const winner = winners[at];
          if (winner === undefined) continue;
          const score: [number, number] = { home: [2, 1], draw: [1, 1], away: [1, 2] }[winner] as [
            number,
            number,
          ];
          await feed.score(match, { score });
          await feed.result(match, 1, matchResult(winner));
          await feed.score(match, { status: 'ended', period: 'ft', score });
        }
      });
      await platform.modules.sportsbook.settleAll();
    },
    /** Until results have stood long enough, and whatever is due has been done. */
    async settle(): Promise<void> {
      await platform.leap(11 * 60_000);
      await platform.advance(5_000);
    },
    /** Until the window of a draw is over. */
    async window(): Promise<void> {
      await platform.leap(DAY_MS);
      await platform.advance(5_000);
    },
    async balance({ playerId, accountId }: TotoPlayer): Promise<bigint> {
      const accounts = await platform.modules.wallet.accounts(platform.kernel.db, playerId);
      return accounts.find(({ id }) => id === accountId)?.balanceMinor ?? 0n;
    },
    /** Broken rules of the ledger and of the pools. */
    async problems() {
      return (await platform.modules.wallet.audit()).problems;
    },
  };
}
