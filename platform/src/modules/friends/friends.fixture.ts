import type { PlayerId } from '@paddock/contract';
import type {
  FriendsOfPlayerView,
  FriendsView,
  FriendTerms,
  FriendTermsAnswer,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/module.ts';
import {
  createTestPlatform,
  NUMBERED_BY_ID,
  PLAYER_HEADER,
  requireNamedPlayer,
  WALLET_ALONE,
} from '../../testing/index.ts';
import type { InboxEntry } from '../inbox/index.ts';
import { createOperators } from '../operators/index.ts';
import { approved, operatorWith } from '../operators/operators.fixture.ts';
import { createWallet } from '../wallet/index.ts';
import { LOOK_EVERY_MS } from './friends.ts';
import type { FriendsDependencies, FriendsParts } from './friends-api.ts';
import { createFriends } from './index.ts';
import { lookAtFriends } from './rewards/look-at-friends.ts';

export const TEST_TERMS: FriendTerms = {
  isOpen: true,
  referrerReward: '10.00',
  friendReward: '5.00',
  leastDeposit: '20.00',
  leastStaked: '50.00',
  days: 30,
  mostFriends: 3,
  perNetwork: 2,
};

/** What other modules say here. */
export interface Said {
  /** Deposits that stand, in cents of the currency. */
  readonly paidIn: Map<PlayerId, { readonly currency: string; readonly amountMinor: bigint }>;
  readonly staked: Map<PlayerId, bigint>;
  readonly refCodes: Map<PlayerId, string>;
  readonly persons: Map<PlayerId, readonly PlayerId[]>;
  readonly sharing: Set<PlayerId>;
  readonly networks: Map<PlayerId, string>;
  readonly held: Set<PlayerId>;
  /** What was left in the inbox, also by what was undone. */
  readonly told: InboxEntry[];
  /** How often the wallet pays before the process dies. */
  payments: number;
}

const nothingSaid = (): Said => ({
  paidIn: new Map(),
  staked: new Map(),
  refCodes: new Map(),
  persons: new Map(),
  sharing: new Set(),
  networks: new Map(),
  held: new Set(),
  told: [],
  payments: Infinity,
});

interface Answer<Body> {
  readonly status: number;
  readonly body: Body & { readonly code?: string };
}

export type FriendsFixture = Awaited<ReturnType<typeof createFriendsFixture>>;

/** Bringing friends over the wallet on a real database; what the others know is said by the test. */
export async function createFriendsFixture() {
  const said = nothingSaid();
  let parts: FriendsParts | undefined;
  const compose = (kernel: Kernel) => {
    const operators = createOperators(kernel, { playerNumbers: NUMBERED_BY_ID });
    const wallet = createWallet(kernel, { ...WALLET_ALONE, requirePlayer: requireNamedPlayer });
    const handed: FriendsDependencies = {
      requirePlayer: requireNamedPlayer,
      requireConsent: requireNamedPlayer,
      operators,
      playerNumbers: NUMBERED_BY_ID,
      wallet: {
        ...wallet,
        post: (tx, transfer) =>
          said.payments-- > 0 ? wallet.post(tx, transfer) : Promise.reject(new Error('the process died')),
      },
      tellInbox: (_tx, told) => {
        said.told.push(...[told].flat());
        return Promise.resolve();
      },
      rate: (_db, from, to) =>
        Promise.resolve(
          from === 'JPY' || to === 'JPY'
            ? undefined
            : { id: 'test', from, to, numerator: 2n, denominator: 1n, atMs: kernel.clock.nowMs() },
        ),
      refCodeOf: (_tx, playerId) => Promise.resolve(said.refCodes.get(playerId)),
      paidIn: (_db, players) =>
        Promise.resolve(
          players.flatMap((playerId) => {
            const paid = said.paidIn.get(playerId);
            return paid === undefined ? [] : [{ playerId, ...paid }];
          }),
        ),
      stakedCents: () => Promise.resolve(said.staked),
      lockedPerson: (_tx, playerId) => Promise.resolve(said.persons.get(playerId) ?? [playerId]),
      sharesWithOlder: (_db, playerId) => Promise.resolve(said.sharing.has(playerId)),
      fromOneNetwork: (_db, playerId, others) => {
        const network = said.networks.get(playerId);
        return Promise.resolve(
          others.filter((one) => network !== undefined && said.networks.get(one) === network).length,
        );
      },
      mayBeGiven: (_db, playerId) => Promise.resolve(!said.held.has(playerId)),
    };
    parts = { ...handed, kernel };
    return { operators, wallet, friends: createFriends(kernel, handed) };
  };
  let platform = await createTestPlatform(compose);
  let admin = await operatorWith(platform, 'ann', 'admin');
  let lead = await operatorWith(platform, 'lee', 'cashier-lead');
  let signedIn = 0;

  async function call<Body>(
    headers: Readonly<Record<string, string>>,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<Answer<Body>> {
    const answer = await platform.app.inject({ method, url, headers, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  }

  /** Terms by who configures the site, nobody having approved them. */
  const write = (over: Partial<FriendTerms> = {}) =>
    call<FriendTermsAnswer>(admin.bearer, 'POST', '/operator-api/friends/terms', {
      terms: { ...TEST_TERMS, ...over },
      reason: 'a test',
    });

  const fixture = {
    said,
    get admin() {
      return admin;
    },
    get lead() {
      return lead;
    },
    call,
    get platform() {
      return platform;
    },
    /** As after a crash: another process on what was committed. */
    async restart(): Promise<void> {
      platform = await platform.restart();
    },
    /** Days pass, and operators sign in again. */
    async later(ms: number): Promise<void> {
      await platform.leap(ms);
      admin = await operatorWith(platform, `ann${++signedIn}`, 'admin');
      lead = await operatorWith(platform, `lee${signedIn}`, 'cashier-lead');
    },
    write,
    /** The same, approved where it waits for that. */
    begin: async (over: Partial<FriendTerms> = {}) => approved(platform, lead, await write(over)),
    /** A player, who came with a code if one is said. */
    async player(code?: string, currency = 'EUR'): Promise<PlayerId> {
      // Ids of one millisecond stand in no order.
      await platform.advance(1);
      const { kernel, modules, clock } = platform;
      const playerId = kernel.ids.forNewPlayer();
      if (code !== undefined) said.refCodes.set(playerId, code);
      await inTransaction(kernel.db, async (tx) => {
        await modules.wallet.openAccounts(tx, { playerId, currency, atMs: clock.nowMs() });
        await modules.friends.registered(tx, { playerId, atMs: clock.nowMs() });
      });
      return playerId;
    },
    view: async (playerId: PlayerId) =>
      (await call<FriendsView>({ [PLAYER_HEADER]: playerId }, 'GET', '/web-api/friends')).body,
    link: (playerId: PlayerId) =>
      call<FriendsView>({ [PLAYER_HEADER]: playerId }, 'POST', '/web-api/friends/link'),
    async code(playerId: PlayerId): Promise<string> {
      return (await fixture.link(playerId)).body.link?.code ?? '';
    },
    /** Who has done what the terms ask. */
    plays(playerId: PlayerId, currency = 'EUR'): void {
      said.paidIn.set(playerId, { currency, amountMinor: 20_00n });
      said.staked.set(playerId, 50_00n);
    },
    look: () => platform.advance(LOOK_EVERY_MS),
    /** As several nodes do that look at once. */
    async lookAtOnce(nodes: number): Promise<void> {
      const looking = parts;
      if (looking === undefined) throw new Error('there is no platform yet');
      await Promise.all(Array.from({ length: nodes }, () => lookAtFriends(looking)));
    },
    chargeBack: (playerId: PlayerId) =>
      inTransaction(platform.kernel.db, (tx) =>
        platform.modules.friends.depositChargedBack(tx, { playerId, atMs: platform.clock.nowMs() }),
      ),
    async balance(playerId: PlayerId): Promise<bigint> {
      const accounts = await platform.modules.wallet.accounts(platform.kernel.db, playerId);
      return accounts.find(({ kind }) => kind === 'main')?.balanceMinor ?? 0n;
    },
    /** How it ended with a friend, for operators. */
    async ended(playerId: PlayerId) {
      const url = `/operator-api/friends/players/${playerId}`;
      const { body } = await call<FriendsOfPlayerView>(admin.bearer, 'GET', url);
      return body.broughtBy?.refusal ?? body.broughtBy?.state;
    },
    problems: async () => [
      ...(await platform.modules.friends.problems(platform.kernel.db)),
      ...(await platform.modules.wallet.audit()).problems,
    ],
  };
  return fixture;
}
