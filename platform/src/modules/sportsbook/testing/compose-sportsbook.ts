import type { PlayerId } from '@paddock/contract';

import { PlatformError } from '../../../kernel/http/problem.ts';
import type { Kernel, PlatformModule } from '../../../kernel/module.ts';
import { requireNamedPlayer } from '../../../testing/index.ts';
import type { Identity } from '../../identity/index.ts';
import { createLimits, type Limits } from '../../limits/index.ts';
import { createLive } from '../../live/index.ts';
import { createWallet, type Wallet } from '../../wallet/index.ts';
import { createSportsbook, type Sportsbook } from '../index.ts';

export interface SportsbookModules extends Readonly<Record<string, PlatformModule>> {
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

/** Sports that are closed to somebody here: player, section and sport. */
export const closedSports = new Set<string>();

export function composeSportsbook(kernel: Kernel): SportsbookModules {
  const wallet = createWallet(kernel, testIdentity);
  const limits = createLimits(kernel, {
    requirePlayer: testIdentity.requirePlayer,
    rate: () => Promise.resolve(undefined),
    currencyOf: (db, playerId) => wallet.mainCurrency(db, playerId),
    restrict: () => Promise.resolve([]),
    signOut: () => Promise.resolve(),
    timeZoneHours: () => Promise.resolve(0),
  });
  const { requirePlayer } = testIdentity;
  const sportsbook = createSportsbook(kernel, {
    wallet,
    requirePlayer,
    limits: limits.check,
    isSportClosed: (...wanted) => closedSports.has(wanted.join(' ')),
  });
  const live = createLive(kernel, { source: sportsbook.liveSource, identity: testIdentity });
  return { wallet, limits, sportsbook, live };
}
