import { MINUTE_MS } from '@paddock/contract';

import { SESSION_ENDED } from '../../identity/index.ts';
import type { GameWalletParts } from '../game-wallet-api.ts';
import { SESSION_LASTS_MS } from './session-state.ts';
import { endSessionsOf } from './session-store.ts';

/** Sessions of the site that ended this long ago are looked at again: what another node ended, or one that died then. */
const LOOK_BACK_MS = 5 * MINUTE_MS;

/**
 * Ends a game with the session of the site that it was opened from, whoever ended that: a sign-out, an operator, another
 * password. It takes no bet from then on; what is open in it is still paid.
 */
export async function endWithSite({
  kernel: { db, bus, clock, log, scheduler },
  siteSessionsEndedSince,
}: Pick<GameWalletParts, 'kernel' | 'siteSessionsEndedSince'>): Promise<void> {
  const end = (siteSessions: readonly string[]) => endSessionsOf(db, siteSessions, clock.nowMs());
  const look = async (backMs: number) => end(await siteSessionsEndedSince(clock.nowMs() - backMs));
  bus.subscribe(SESSION_ENDED, ({ sessionId }) => {
    end([sessionId]).catch((error: unknown) => {
      log.error({ err: error }, 'games of a session that ended could not be ended with it');
    });
  });
  await look(SESSION_LASTS_MS);
  scheduler.every('game-wallet.ended-sessions', MINUTE_MS, () => look(LOOK_BACK_MS));
}
