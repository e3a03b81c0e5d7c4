import type { PlayerId } from '@paddock/contract';
import { sql } from 'kysely';

import type { Database, Tx } from '../../../kernel/database/database.ts';
import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel, PlatformModule } from '../../../kernel/module.ts';
import {
  alwaysProven,
  LIVE_ALONE,
  nobodyWagers,
  NUMBERED_BY_ID,
  PLAYER_HEADER,
  requireNamedPlayer,
  tellNobody,
  WALLET_ALONE,
} from '../../../testing/index.ts';
import type { CouponGifts } from '../../bonuses/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { TellInbox } from '../../inbox/index.ts';
import { createLimits, type Limits } from '../../limits/index.ts';
import { createLive } from '../../live/index.ts';
import { createOperators, type Operators } from '../../operators/index.ts';
import type { ProductRegistration } from '../../products/index.ts';
import { createWallet, type Wallet } from '../../wallet/index.ts';
import { createSportsbook, sportsbookProduct, type Sportsbook } from '../index.ts';

export interface SportsbookModules extends Readonly<Record<string, PlatformModule>> {
  readonly operators: Operators;
  readonly wallet: Wallet;
  readonly limits: Limits;
  readonly sportsbook: Sportsbook;
  readonly live: PlatformModule;
}
/** A live token of a test is `player/session`. */
const testIdentity: Pick<Identity, 'requirePlayer' | 'verifyToken'> = {
  requirePlayer: requireNamedPlayer,
  verifyToken: (token) => {
    const [playerId = '', sessionId = ''] = token.split('/');
    if (sessionId === '') return Promise.reject(new PlatformError('TOKEN_EXPIRED'));
    return Promise.resolve({ kind: 'player', playerId: playerId as PlayerId, sessionId });
  },
};

/** Accounts that are one person here, by each of them. */
export const joined = new Map<PlayerId, readonly PlayerId[]>();

/** Asks the database, as identity does: whoever holds a transaction and asks outside it waits for a second connection. */
async function accountsOfPerson(on: Database | Tx, playerId: PlayerId): Promise<readonly PlayerId[]> {
  await sql`select 1`.execute(on);
  return joined.get(playerId) ?? [playerId];
}

/** Sports that are closed to somebody here: player, section and sport. */
export const closedSports = new Set<string>();

/** Nobody was given anything. */
const NO_GIFTS: CouponGifts = {
  find: () => Promise.reject(new PlatformError('GIFT_UNKNOWN')),
  use: () => Promise.reject(new PlatformError('GIFT_UNKNOWN')),
  payExtra: () => Promise.reject(new PlatformError('GIFT_UNKNOWN')),
  stakeCameBack: () => Promise.resolve(),
};

/**
 * @param products who takes stakes; the sportsbook alone unless a test has more
 * @param tellInbox who hears what players are told
 */
export function composeSportsbook(
  kernel: Kernel,
  products: readonly ProductRegistration[] = [sportsbookProduct],
  tellInbox: TellInbox = tellNobody,
): SportsbookModules {
  const operators = createOperators(kernel, { playerNumbers: NUMBERED_BY_ID });
  const wallet = createWallet(kernel, {
    ...WALLET_ALONE,
    ...testIdentity,
    products,
    openHolds: () => Promise.resolve([]),
  });
  const limits = createLimits(kernel, {
    requirePlayer: testIdentity.requirePlayer,
    proofOf: alwaysProven,
    rate: () => Promise.resolve(undefined),
    currencyOf: (db, playerId) => wallet.mainCurrency(db, playerId),
    restrict: () => Promise.resolve([]),
    tellInbox: tellNobody,
    signOut: () => Promise.resolve(),
    timeZoneHours: () => Promise.resolve(0),
  });
  const { requirePlayer } = testIdentity;
  const sportsbook: Sportsbook = createSportsbook(kernel, {
    betsEnded: nobodyWagers,
    gifts: NO_GIFTS,
    wallet,
    requirePlayer,
    playerNumbers: NUMBERED_BY_ID,
    limits: limits.check,
    playerOf: (request) => Promise.resolve(request.headers[PLAYER_HEADER] as PlayerId | undefined),
    accountsOfPerson,
    tellInbox,
    operators,
    isBanned: () => false,
    isSportClosed: (...wanted) => closedSports.has(wanted.join(' ')),
  });
  const live = createLive(kernel, { ...LIVE_ALONE, source: sportsbook.liveSource, identity: testIdentity });
  return { operators, wallet, limits, sportsbook, live };
}
