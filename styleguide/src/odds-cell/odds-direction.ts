import { useState } from 'react';

export type OddsDirection = 'up' | 'down';

/** The last move of a price. `count` tells two moves in one direction apart, so that the mark starts again. */
export interface OddsMove {
  readonly direction: OddsDirection | null;
  readonly count: number;
}

interface Seen extends OddsMove {
  readonly oddsMilli: number | null;
  readonly subject: string | undefined;
}

/**
 * Compares each price with the one before. Appearing, disappearing and a change of what is priced are no moves.
 * State is set while rendering, as React allows for derived state, so that no frame shows the new price unmarked.
 */
export function useOddsMove(oddsMilli: number | null, subject: string | undefined): OddsMove {
  const [seen, setSeen] = useState<Seen>({ oddsMilli, subject, direction: null, count: 0 });
  if (seen.oddsMilli === oddsMilli && seen.subject === subject) return seen;
  const next: Seen = {
    oddsMilli,
    subject,
    direction: seen.subject === subject ? directionOf(seen.oddsMilli, oddsMilli) : null,
    count: seen.count + 1,
  };
  setSeen(next);
  return next;
}

/** Up or down; null where a price appears, disappears or stands. */
export function directionOf(before: number | null, now: number | null): OddsDirection | null {
  if (before === null || now === null || before === now) return null;
  return now > before ? 'up' : 'down';
}
