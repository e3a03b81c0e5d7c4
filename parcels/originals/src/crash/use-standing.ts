import { useEffect, useState } from 'react';
import type { TableRoundView } from '@paddock/contract';
import { serverNowMs } from '@paddock/shared-utils';

import { NOT_BEGUN, standingOf, type Standing } from './flight.ts';

/** Who wants no motion sees the figure change so often, and no flight. */
const STILL_MS = 500;

export const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** What a round stands at, anew for every frame of its flight. */
export function useStanding(round: TableRoundView | undefined): Standing {
  const [standing, setStanding] = useState(NOT_BEGUN);
  useEffect(() => {
    const show = () => setStanding(round === undefined ? NOT_BEGUN : standingOf(round, serverNowMs()));
    show();
    if (round?.phase !== 'running') return undefined;
    if (wantsNoMotion()) {
      const timer = setInterval(show, STILL_MS);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function next() {
      show();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [round]);
  return standing;
}
