import { MINUTE_MS, type PlayerId } from '@paddock/contract';

import type { BonusesParts } from '../../bonuses-parts.ts';
import { lookAtStart } from './look-at-start.ts';
import { countingPlayers, dueStarts, openStartsOf } from './start-store.ts';

/** How long a transfer may take from its time to its commit; what takes longer is found by the look at everybody. */
const COMMITTED_WITHIN_MS = MINUTE_MS;
const AT_ONCE = 1_000;
/** Parts that one run of the task looks at. */
const DUE_AT_ONCE = 2_000;

/** Looks at parts of players whose stakes ended lately, from a moment on; answers the moment for the next time. */
export async function countLately(parts: BonusesParts, fromMs: number): Promise<number> {
  const { kernel, wallet } = parts;
  const toMs = kernel.clock.nowMs() + 1;
  const players = await wallet.playersWithEnds(kernel.db, { fromMs: fromMs - COMMITTED_WITHIN_MS, toMs });
  await lookBehind(parts, players);
  return toMs;
}

/** The same of every player who takes part in something that counts: at the start and now and then. */
export async function countEverybody(parts: BonusesParts): Promise<void> {
  let after = '0';
  for (;;) {
    const players = await countingPlayers(parts.kernel.db, after, AT_ONCE);
    await lookBehind(parts, players);
    const last = players.at(-1);
    if (last === undefined || players.length < AT_ONCE) return;
    after = last;
  }
}

/** Looks at what time alone may have brought: the end of days, a birthday, visits, a level. */
export async function lookAtDue(parts: BonusesParts): Promise<void> {
  const { db, clock } = parts.kernel;
  await lookAtAll(parts, await dueStarts(db, clock.nowMs(), DUE_AT_ONCE));
}

/** Of these players, parts that have not read all lines of their accounts. */
async function lookBehind(parts: BonusesParts, players: readonly PlayerId[]): Promise<void> {
  const { kernel, wallet } = parts;
  if (players.length === 0) return;
  const open = await openStartsOf(kernel.db, players);
  if (open.length === 0) return;
  const owners = [...new Set(open.map(({ playerId }) => playerId))];
  const lines = new Map(
    (await wallet.linesOf(kernel.db, owners)).map((count) => [count.playerId, count.lines]),
  );
  await lookAtAll(
    parts,
    open.filter(({ playerId, lines: read }) => lines.get(playerId) !== read),
  );
}

async function lookAtAll(
  parts: BonusesParts,
  starts: readonly { readonly playerId: PlayerId; readonly grantId: string }[],
): Promise<void> {
  for (const { playerId, grantId } of starts) {
    try {
      await lookAtStart(parts, { playerId, grantId });
    } catch (error) {
      parts.kernel.log.error({ err: error, playerId, grantId }, 'a part in a promotion could not be counted');
    }
  }
}
