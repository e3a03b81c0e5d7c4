import { formatAmount } from '@paddock/contract';
import type { SharedBetView } from '@paddock/contract/schemas';

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

type BetInRound = Pick<SharedBetView, 'stake' | 'currency' | 'choice' | 'collectedMilli'>;

/** The address of the check of a round that many share, with a bet in it where there is one: it fills the rest in by itself. */
export function sharedRoundPath(round: Pick<SharedBetView, 'game' | 'round'> & Partial<BetInRound>): string {
  const { game, round: number, stake, currency, choice, collectedMilli } = round;
  const written = new URLSearchParams({ shared: game, number: String(number) });
  if (stake !== undefined && currency !== undefined) {
    written.set('stake', stake);
    written.set('currency', currency);
    written.set('choice', JSON.stringify(choice));
    if (typeof collectedMilli === 'number')
      written.set('moves', JSON.stringify([{ pressedMilli: collectedMilli }]));
  }
  return `${FAIRNESS_PATH}#${String(written)}`;
}
