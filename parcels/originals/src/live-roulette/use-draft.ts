import { useState } from 'react';

import type { Chips } from './round-bets.ts';

export interface Draft {
  /** What lies on the cloth and is not placed yet: nothing of it is staked. */
  readonly chips: Chips;
  readonly lay: (chips: Chips) => void;
  /** Takes back what was laid last; undefined where nothing was. */
  readonly undo: (() => void) | undefined;
  readonly clear: () => void;
}

const REMEMBERED = 200;

/** Chips that are laid one by one, and taken back one by one. */
export function useDraft(): Draft {
  const [steps, setSteps] = useState<readonly Chips[]>([]);
  return {
    chips: steps.at(-1) ?? [],
    lay: (chips) => setSteps([...steps, chips].slice(-REMEMBERED)),
    undo: steps.length === 0 ? undefined : () => setSteps(steps.slice(0, -1)),
    clear: () => setSteps([]),
  };
}
