import type { PlayerId } from '@paddock/contract';

import { inTransaction } from '../../../kernel/database/database.ts';
import { tellPlayer } from '../../live/index.ts';
import type { BonusesParts } from '../bonuses-parts.ts';
import { startNext } from './give.ts';
import { playersWaiting } from './grant-store.ts';

/** Players asked for at once. */
const PAGE = 500;

/** Begins what waited while its player was on a break, banned or frozen, once they may play again; each by itself. */
export async function beginWaiting(parts: BonusesParts): Promise<void> {
  const { db, bus, log } = parts.kernel;
  let after = '0';
  for (;;) {
    const players = await playersWaiting(db, after, PAGE);
    for (const playerId of players)
      try {
        if (await beginFor(parts, playerId))
          tellPlayer(bus, playerId, { kind: 'accounts' }, { kind: 'inbox' });
      } catch (error) {
        log.error({ err: error, playerId }, 'a waiting bonus could not begin');
      }
    const last = players.at(-1);
    if (last === undefined || players.length < PAGE) return;
    after = last;
  }
}

async function beginFor(parts: BonusesParts, playerId: PlayerId): Promise<boolean> {
  const { db, clock } = parts.kernel;
  // Most of them are on a break still: asked before anything is locked.
  if (!(await parts.mayPlay(db, playerId))) return false;
  return inTransaction(db, async (tx) => {
    await parts.wallet.lock(tx, playerId);
    return startNext(tx, parts, playerId, clock.nowMs());
  });
}
