import { formatAmount } from '@paddock/contract';

import type { PlayedRound } from './played-round.ts';

export const FAIRNESS_PATH = '/games/fairness';

/**
 * The address of a round's check. Everything of it stands behind `#`, which no browser sends: a revealed round is checked
 * by whoever has the link, one whose seed is not revealed yet by its player alone.
 */
export function checkPath(round: PlayedRound): string {
  const { game, version, currency, firstStakeMinor, choice, made, seeds } = round;
  if (seeds.serverSeed === null)
    return `${FAIRNESS_PATH}#${String(new URLSearchParams({ round: round.id }))}`;
  const written = new URLSearchParams({
    game,
    version: String(version),
    commitment: seeds.commitment,
    serverSeed: seeds.serverSeed,
    clientSeed: seeds.clientSeed,
    nonce: String(seeds.nonce),
    stake: formatAmount(firstStakeMinor, currency),
    currency,
    choice: JSON.stringify(choice),
    moves: JSON.stringify(made),
  });
  return `${FAIRNESS_PATH}#${String(written)}`;
}
