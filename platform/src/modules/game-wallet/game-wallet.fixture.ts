import { randomBytes } from 'node:crypto';
import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';
import type {
  GameSessionView,
  RoundsOfDay,
  SessionStanding,
  TransactionAnswer,
} from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import type { Kernel } from '../../kernel/module.ts';
import {
  createTestPlatform,
  gameByCode,
  NO_WAGERING,
  PLAYER_HEADER,
  requireNamedPlayer,
  type TestPlatformOptions,
} from '../../testing/index.ts';
import { productStakes } from '../products/index.ts';
import { sportsbookProduct } from '../sportsbook/index.ts';
import { composeSportsbook } from '../sportsbook/testing/compose-sportsbook.ts';
import { COMPANY_KEY, KNOWN_FOR_MS, ownerOfKey } from './companies/companies.ts';
import { saveCompany, type Company } from './companies/company-store.ts';
import { insertKey, type CompanyKey } from './companies/key-store.ts';
import { savePromotion } from './companies/promotion-store.ts';
import { createGameWallet, gameWalletProduct } from './index.ts';
import { sign, signedText, type OwnKey } from './signing/signature.ts';

/** Who may not play, and whose hours of today are used up. */
export const banned = new Set<PlayerId>();
export const outOfTime = new Set<PlayerId>();
/** Games that no longer stand in the catalogue. */
export const withdrawn = new Set<string>();

/** Sessions of the site that ended where nobody here heard of it. */
export const endedElsewhere = new Set<string>();
/** Names the session of the site that a game is opened from. */
export const SITE_SESSION_HEADER = 'x-test-site-session';

export interface WalletPlayer {
  readonly playerId: PlayerId;
  readonly accountId: string;
  readonly bonusId: string;
}

export type Answer<Body> = { readonly status: number; readonly body: Body & { readonly code?: string } };

export const ORBIT: Company = {
  company: 'orbit',
  name: 'Orbit Games',
  adapter: 'paddock',
  launchUrl: 'https://games.orbit.example/play',
  currencies: ['EUR', 'JPY', 'KWD'],
  addresses: [],
  pictureOrigins: [],
  isActive: true,
  mostWinEurCents: null,
  mostWinTimes: null,
};

function compose(kernel: Kernel) {
  const modules = composeSportsbook(kernel, [sportsbookProduct, gameWalletProduct]);
  const { wallet, limits } = modules;
  const gameWallet = createGameWallet(kernel, {
    requirePlayer: requireNamedPlayer,
    siteSessionOf: ({ headers }) => Promise.resolve(String(headers[SITE_SESSION_HEADER] ?? 'test')),
    siteSessionsEndedSince: () => Promise.resolve([...endedElsewhere]),
    stakes: productStakes('game-wallet', { wallet, limits: limits.check, bonuses: NO_WAGERING }),
    gameRefusal: ({ game }) => Promise.resolve(withdrawn.has(game) ? 'GAME_CLOSED' : undefined),
    stakesOfGame: ({ game }) => (game === 'bounded' ? { lowestMinor: 50n, highestMinor: 20_00n } : {}),
    gameNamed: gameByCode,
    began: () => undefined,
    stopCompanies: () => undefined,
    acceptCatalogue: () => Promise.reject(new Error('no catalogue stands here')),
    isBanned: (playerId) => banned.has(playerId),
    mayPlay: limits.check.mayPlay,
    hours: {
      mayEnter: (playerId) => Promise.resolve(!outOfTime.has(playerId)),
      timedCall: () => sql`${[...outOfTime]}::bigint[]`,
    },
    countryOf: () => Promise.resolve('EE'),
    accounts: wallet.accounts,
    spendableCall: wallet.spendableCall,
    operators: modules.operators,
    payPrize: wallet.payPromotion,
  });
  return { ...modules, gameWallet };
}

export type WalletFixture = Awaited<ReturnType<typeof createWalletFixture>>;

/** What a call is sent with instead of what it should be. */
export interface CallOver {
  readonly method?: 'GET' | 'POST';
  readonly key?: OwnKey;
  readonly keyName?: string;
  readonly aheadMs?: number;
  readonly signature?: string;
  /** What is sent, where it is not what was signed. */
  readonly sent?: string;
  readonly address?: string;
}

/** The wallet of game companies on a real database, beside wallet and limits; `orbit` is a company of our own shape. */
export async function createWalletFixture(options: TestPlatformOptions = {}) {
  const platform = await createTestPlatform(compose, options);
  const { kernel, clock, modules, app } = platform;
  const secret = new Uint8Array(randomBytes(32));
  const usual: OwnKey = { algorithm: 'hmac-sha256', secret };
  await addCompany(ORBIT);
  await addKey('orbit', 'k1', secret);
  let names = 0;

  async function addCompany(company: Company): Promise<void> {
    await inTransaction(kernel.db, (tx) => saveCompany(tx, company, clock.nowMs()));
    // As of an operator on another node.
    clock.advance(KNOWN_FOR_MS);
  }

  async function addKey(
    company: string,
    keyId: string,
    key: Uint8Array | string,
    valid: Partial<Pick<CompanyKey, 'fromMs' | 'untilMs'>> = {},
  ): Promise<void> {
    const own =
      typeof key === 'string'
        ? ({ algorithm: 'rsa-sha256', sealed: null, publicKey: key } as const)
        : ({
            algorithm: 'hmac-sha256',
            sealed: kernel.secrets.seal(COMPANY_KEY, ownerOfKey(company, keyId), key),
            publicKey: null,
          } as const);
    const row = { company, keyId, ...own, fromMs: 0, untilMs: null, ...valid };
    await inTransaction(kernel.db, (tx) => insertKey(tx, row));
  }

  async function send<Body>(
    path: string,
    body: object,
    { method = 'POST', key = usual, keyName = 'orbit.k1', aheadMs = 0, ...over }: CallOver = {},
  ): Promise<Answer<Body>> {
    const url = `/game-api/v1/${path}`;
    const payload = method === 'GET' ? '' : JSON.stringify(body);
    const timestamp = String(clock.nowMs() + aheadMs);
    const text = signedText({ method, path: url, timestamp, body: payload });
    const headers = {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      'x-wallet-key': keyName,
      'x-wallet-timestamp': timestamp,
      'x-wallet-signature': over.signature ?? sign(key, text),
    };
    const remoteAddress = over.address ?? '127.0.0.1';
    const answer = await app.inject({
      ...{ method, url, headers, remoteAddress },
      ...(method === 'POST' && { payload: over.sent ?? payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body & { code?: string }>() };
  }

  const next = (what: string) => `${what}-${++names}`;

  return {
    platform,
    secret,
    addCompany,
    addKey,
    next,
    send,
    /** A call that moves money: named anew unless it says otherwise, of the game `comet`. */
    call: (path: string, body: object, over?: CallOver) => send<TransactionAnswer>(path, body, over),
    rounds: (query: string, over?: CallOver) =>
      send<RoundsOfDay>(`rounds?${query}`, {}, { method: 'GET', ...over }),
    standing: (session: string) => send<SessionStanding>('balance', { session }),
    async agree(
      promotion: string,
      kind: 'free-round-win' | 'jackpot-win',
      mostEurCents = 1_000_00n,
      company = 'orbit',
    ) {
      const agreed = { company, promotion, kind, mostEurCents, untilMs: clock.nowMs() + 1_000_000 };
      await inTransaction(kernel.db, (tx) => savePromotion(tx, agreed));
    },
    async player(amountMinor = 100_00n, currency = 'EUR'): Promise<WalletPlayer> {
      const playerId = kernel.ids.forNewPlayer();
      const atMs = clock.nowMs();
      return inTransaction(kernel.db, async (tx) => {
        const accountId = await modules.wallet.openAccounts(tx, { playerId, currency, atMs });
        const gift = { id: 'gift', actor: 'system', reason: 'money to play with' } as const;
        if (amountMinor > 0n)
          await modules.wallet.adjust(tx, { ...gift, playerId, accountId, amountMinor, atMs });
        const accounts = await modules.wallet.accounts(tx, playerId);
        return { playerId, accountId, bonusId: accounts.find(({ kind }) => kind === 'bonus')?.id ?? '' };
      });
    },
    async open(
      player: WalletPlayer,
      over: object = {},
      siteSession = 'test',
    ): Promise<Answer<GameSessionView>> {
      const wanted = { company: 'orbit', game: 'comet', device: 'desktop', language: 'en' };
      const answer = await app.inject({
        method: 'POST',
        url: '/web-api/game-wallet/sessions',
        headers: { [PLAYER_HEADER]: player.playerId, [SITE_SESSION_HEADER]: siteSession },
        body: { ...wanted, accountId: player.accountId, ...over },
      });
      return { status: answer.statusCode, body: answer.json<GameSessionView & { code?: string }>() };
    },
    /** Opens a game: the token of its session. */
    async token(player: WalletPlayer, over?: object, siteSession?: string): Promise<string> {
      const { body } = await this.open(player, over, siteSession);
      return new URL(body.url).searchParams.get('token') ?? '';
    },
    async main({ playerId, accountId }: WalletPlayer): Promise<bigint> {
      const accounts = await modules.wallet.accounts(kernel.db, playerId);
      return accounts.find(({ id }) => id === accountId)?.balanceMinor ?? 0n;
    },
    /** Broken rules of the ledger and of the product. */
    problems: async () => (await modules.wallet.audit()).problems,
  };
}
