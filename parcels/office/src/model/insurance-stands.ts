import type { BetView } from '@paddock/contract/schemas';

/**
 * Whether the insurance of a lost bet can still give its stake back: one leg is lost, none of the others is yet known to be,
 * and legs enough count (docs/promotions.md#boosts-and-insurance). It is decided with the last leg.
 */
export function insuranceStands({ gift, extra, status, legs }: BetView): boolean {
  if (gift?.kind !== 'accumulator-insurance' || status !== 'lost') return false;
  // Cashed out it is given up, and then adds nothing.
  if (extra === undefined || Number(extra.most) === 0) return false;
  const lost = legs.filter(({ result }) => result === 'lose').length;
  const counted = legs.filter(
    ({ result, oddsMilli }) => result !== 'void' && oddsMilli >= gift.minLegOddsMilli,
  ).length;
  return lost === 1 && counted >= gift.minLegs && legs.some(({ result }) => result === 'open');
}
