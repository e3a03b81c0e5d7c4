import { useCallback, useEffect, useRef, useState } from 'react';

import type { AnyFace } from '../faces/game-face.ts';
import type { AnyRound, ShownStep } from './play.ts';

export interface ShownRounds {
  readonly shown: ShownStep | undefined;
  readonly isMoving: boolean;
  /** Ends the motion: what is known already stands at once. */
  readonly skip: () => void;
  /** Puts a round on the table; `isNew` if this step of it was just made, and not read again. */
  readonly show: (round: AnyRound, isNew: boolean) => void;
}

const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The round on the table, and whether the table still moves. */
export function useShownRound(face: AnyFace): ShownRounds {
  const [shown, setShown] = useState<ShownStep>();
  const [isMoving, setMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback(
    (round: AnyRound, isNew: boolean) => {
      const motionMs = isNew && !isMotionReduced() ? face.motionMs(round) : 0;
      clearTimeout(timer.current);
      setShown({ round, motionMs });
      setMoving(motionMs > 0);
      if (motionMs > 0) timer.current = setTimeout(() => setMoving(false), motionMs);
    },
    [face],
  );
  const skip = useCallback(() => {
    clearTimeout(timer.current);
    setMoving(false);
    setShown((now) => now && { ...now, motionMs: 0 });
  }, []);
  return { shown, isMoving, skip, show };
}
