import type { LegProblem } from '@paddock/contract';
import type { ApiProblem } from '@paddock/shared-utils';

import type { LegStanding, LegView } from './leg-view.ts';

/** How a leg stands that a refusal speaks of: coming there is the news of the refusal itself, leaving makes it old. */
const SPOKEN_OF: Partial<Record<ApiProblem['code'], LegStanding>> = {
  PRICE_MOVED: 'moved',
  SELECTION_SUSPENDED: 'suspended',
  EVENT_OVER: 'gone',
};

export type Standings = ReadonlyMap<string, LegStanding>;

/** How each leg stands; one that waits for its price stands as it did before. */
export function standingsOf(views: readonly LegView[], before: Standings): Standings {
  return new Map(
    views.map(({ leg: { selectionId }, standing }) => [
      selectionId,
      standing === 'waiting' ? (before.get(selectionId) ?? standing) : standing,
    ]),
  );
}

/** Whether what a refusal speaks of has changed: a leg it names stands otherwise than before, and not as it says. */
export function isOutdated({ code, details }: ApiProblem, before: Standings, now: Standings): boolean {
  const spokenOf = SPOKEN_OF[code];
  if (spokenOf === undefined) return false;
  const named = (details as { readonly legs?: readonly LegProblem[] } | undefined)?.legs ?? [];
  return named.some(({ selectionId }) => {
    const [was, is] = [before.get(selectionId), now.get(selectionId)];
    return was !== undefined && is !== was && is !== spokenOf;
  });
}
