import type { BetId, LimitType, PaymentId, PlayerId } from '@paddock/contract';
import type { LimitView } from '@paddock/contract/schemas';

import { inTransaction } from '../../kernel/database/database.ts';
import { PlatformError } from '../../kernel/http/problem.ts';
import {
  createTestPlatform,
  PLAYER_HEADER,
  requireNamedPlayer,
  tellNobody,
  type TestPlatform,
} from '../../testing/index.ts';
import type { Rate } from '../rates/index.ts';
import { createLimits, type Limits, type PlayBreak } from './index.ts';

const BASE = '/limit-service-api/api/external/web/v3';

export interface LimitsFixture {
  readonly platform: TestPlatform<{ limits: Limits }>;
  readonly breaks: readonly PlayBreak[];
  readonly signedOut: readonly PlayerId[];
  /** Rates in force by both currencies: `USDEUR`. None at first. */
  readonly rates: Map<string, Rate>;
  /** Hours from UTC of players who are not at UTC. */
  readonly zones: Map<PlayerId, number>;
  /** Virtual time in whole seconds, as the API tells it. */
  nowSec(): number;
  /** @param currency of the main account */
  newPlayer(currency?: string): LimitsPlayer;
}

interface LimitsAnswer {
  readonly status: number;
  readonly code: string | undefined;
  readonly json: unknown;
}

/** One player with his limits through the API and the money that meets them through the check. */
export interface LimitsPlayer {
  readonly playerId: PlayerId;
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<LimitsAnswer>;
  /** A body as it is, JSON or not. */
  send(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: string): Promise<LimitsAnswer>;
  set(limitType: LimitType, limitValue: number): Promise<readonly LimitView[]>;
  limits(): Promise<readonly LimitView[]>;
  /** Answers the refusal's code, or 'admitted'. */
  stake(betId: string, minor: bigint, currency?: string): Promise<string>;
  giveBack(betId: string): Promise<void>;
  settle(
    betId: string,
    paidMinor: bigint,
    options?: { revision?: number; isVoid?: boolean; currency?: string },
  ): Promise<void>;
  deposit(paymentId: string, minor: bigint, currency?: string): Promise<string>;
  release(paymentId: string): Promise<void>;
  credit(paymentId: string, minor: bigint, currency?: string): Promise<void>;
}

/** The module on a real database, in virtual time. @param isProven whether sessions have proved lately who is there */
export async function createLimitsFixture(isProven = true): Promise<LimitsFixture> {
  const breaks: PlayBreak[] = [];
  const signedOut: PlayerId[] = [];
  const rates = new Map<string, Rate>();
  const currencies = new Map<PlayerId, string>();
  const zones = new Map<PlayerId, number>();
  const platform = await createTestPlatform((kernel) => ({
    limits: createLimits(kernel, {
      requirePlayer: requireNamedPlayer,
      proofOf: () => Promise.resolve(() => Promise.resolve(isProven)),
      tellInbox: tellNobody,
      currencyOf: (_db, playerId) => Promise.resolve(currencies.get(playerId) ?? 'EUR'),
      rate: (_db, from, to) => Promise.resolve(rates.get(`${from}${to}`)),
      restrict(_tx, playBreak) {
        breaks.push(playBreak);
        return Promise.resolve([playBreak.playerId]);
      },
      signOut: (playerId) => Promise.resolve(void signedOut.push(playerId)),
      timeZoneHours: (_db, playerId) => Promise.resolve(zones.get(playerId) ?? 0),
    }),
  }));
  return {
    platform,
    breaks,
    signedOut,
    rates,
    zones,
    nowSec: () => Math.floor(platform.clock.nowMs() / 1000),
    newPlayer(currency = 'EUR') {
      const playerId = platform.kernel.ids.forNewPlayer();
      currencies.set(playerId, currency);
      return limitsPlayer(platform, playerId);
    },
  };
}

function limitsPlayer(platform: LimitsFixture['platform'], playerId: PlayerId): LimitsPlayer {
  const { kernel, app, modules } = platform;
  const { check } = modules.limits;
  const at = () => ({ playerId, accountId: playerId as never, atMs: kernel.clock.nowMs() });
  const payment = (paymentId: string, amountMinor = 1n, currency = 'EUR') => ({
    ...at(),
    paymentId: paymentId as PaymentId,
    amountMinor,
    currency,
  });

  async function admitted(work: Promise<unknown>): Promise<string> {
    try {
      await work;
      return 'admitted';
    } catch (error) {
      if (error instanceof PlatformError) return error.code;
      throw error;
    }
  }

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: string) {
    const answer = await app.inject({
      method,
      url: path.startsWith('/web-api/') ? path : `${BASE}${path}`,
      headers: {
        [PLAYER_HEADER]: playerId,
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const json: unknown = answer.json();
    return { status: answer.statusCode, code: (json as { code?: string }).code, json };
  }

  const call: LimitsPlayer['call'] = (method, path, body) =>
    send(method, path, body === undefined ? undefined : JSON.stringify(body));

  return {
    playerId,
    call,
    send,
    async set(limitType, limitValue) {
      const answer = await call('POST', '/limit', { limitType, limitValue });
      if (answer.status !== 200) throw new Error(`${answer.status} ${answer.code ?? ''}`);
      return answer.json as LimitView[];
    },
    limits: async () => (await call('GET', '/limits')).json as LimitView[],
    stake: (betId, stakeMinor, currency = 'EUR') =>
      admitted(
        inTransaction(kernel.db, (tx) =>
          check.admitStake(tx, { ...at(), betId: betId as BetId, currency, stakeMinor }),
        ),
      ),
    giveBack: (betId) =>
      inTransaction(kernel.db, (tx) => check.giveBackStake(tx, { ...at(), betId: betId as BetId })),
    settle: (betId, paidMinor, { revision = 1, isVoid = false, currency = 'EUR' } = {}) =>
      inTransaction(kernel.db, (tx) =>
        check.recordReturn(tx, {
          ...at(),
          betId: betId as BetId,
          currency,
          revision,
          paidMinor,
          isVoid,
        }),
      ),
    deposit: (paymentId, minor, currency) =>
      admitted(inTransaction(kernel.db, (tx) => check.admitDeposit(tx, payment(paymentId, minor, currency)))),
    release: (paymentId) => inTransaction(kernel.db, (tx) => check.releaseDeposit(tx, payment(paymentId))),
    credit: (paymentId, minor, currency) =>
      inTransaction(kernel.db, (tx) => check.creditDeposit(tx, payment(paymentId, minor, currency))),
  };
}
