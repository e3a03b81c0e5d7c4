import type { RoundView, SeedsView } from '@paddock/contract/schemas';

/** Rounds before the next one under the seeds in use: as they were read, or one more than the last round under them. */
export function nextNonce(
  { commitment, rounds }: NonNullable<SeedsView['active']>,
  last: Pick<RoundView, 'seeds'> | undefined,
): number {
  return last?.seeds.commitment === commitment ? Math.max(rounds, last.seeds.nonce + 1) : rounds;
}
