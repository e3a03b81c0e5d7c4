import type { CanaryTerms } from '@paddock/contract/schemas';

import { sha256 } from '../../../kernel/crypto/sha256.ts';
import type { CanaryVisitor } from './visitor-cookie.ts';

/** A share is cut into this many places; a per cent is a hundred of them. */
const PLACES = 10_000;

/**
 * A visitor's place in a canary, 0 to 9999: the same for as long as the canary runs, whatever release it is served in,
 * and another in every canary, so that it is not always the same people.
 */
export function placeOf(visitorId: string, canaryId: number): number {
  return sha256(`${canaryId}:${visitorId}`).readUInt32BE() % PLACES;
}

/** The first canary that is for this visitor. */
export function chooseCanary<Canary extends { readonly id: number; readonly terms: CanaryTerms }>(
  { id, tester }: CanaryVisitor,
  canaries: readonly Canary[],
): Canary | undefined {
  return canaries.find(
    (canary) =>
      (tester !== null && canary.terms.testers.includes(tester)) ||
      placeOf(id, canary.id) < (canary.terms.sharePercent * PLACES) / 100,
  );
}
