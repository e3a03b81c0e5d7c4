import { formatAmount, HOUR_MS } from '@paddock/contract';
import type { RoundView } from '@paddock/contract/schemas';

import type { GamesParts } from '../games-api.ts';
import { openServerSeed } from '../seeds/server-seed.ts';
import { deal, type DealtRound } from './deal.ts';
import type { RoundRecord } from './round-store.ts';

/** How long an open round waits for its player's next move; then its game's stated rule ends it. */
export const ROUND_WAITS_MS = 24 * HOUR_MS;

/** A round as its player may see it. @param dealt where it has been dealt just now */
export async function roundView(
  parts: Pick<GamesParts, 'kernel' | 'games'>,
  round: RoundRecord,
  dealt?: DealtRound,
): Promise<RoundView> {
  const { seed, currency, paidMinor, endedAtMs } = round;
  const { round: table } = dealt ?? (await deal(parts, round));
  const { commitment, clientSeed, nonce } = seed;
  return {
    id: round.roundId,
    number: round.number,
    game: round.game,
    version: round.version,
    currency,
    choice: round.choice,
    made: [...round.moves],
    moves: endedAtMs === undefined ? [...table.moves] : [],
    face: table.face,
    firstStake: formatAmount(round.firstStakeMinor, currency),
    staked: formatAmount(table.stakedMinor, currency),
    ...(round.giftId !== undefined && { isFree: true }),
    paid: paidMinor === undefined ? null : formatAmount(paidMinor, currency),
    isVoid: round.isVoid,
    seeds: {
      commitment,
      clientSeed,
      nonce,
      serverSeed: seed.isRevealed ? openServerSeed(parts.kernel, seed) : null,
    },
    beganAtMs: round.beganAtMs,
    endedAtMs: endedAtMs ?? null,
    endsByItselfAtMs: endedAtMs === undefined ? round.movedAtMs + ROUND_WAITS_MS : null,
  };
}
