import { useEffect, useRef } from 'react';
import type { ApiProblem } from '@paddock/shared-utils';

import { isOutdated, standingsOf, type Standings } from '../model/outdated-refusal.ts';
import type { LegView } from '../model/leg-view.ts';

interface RefusalWatchProps {
  readonly problem: ApiProblem;
  readonly views: readonly LegView[];
  readonly onOutdated: () => void;
}

/** Tells once a leg that a refusal speaks of no longer stands as it says. Draws nothing. */
export function RefusalWatch({ problem, views, onOutdated }: RefusalWatchProps) {
  const before = useRef<Standings>(new Map());
  useEffect(() => {
    const was = before.current;
    before.current = standingsOf(views, was);
    if (isOutdated(problem, was, before.current)) onOutdated();
  });
  return null;
}
