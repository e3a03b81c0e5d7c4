import { useEffect, useRef, useState } from 'react';

/** How long the wheel turns: as long as its style says. */
export const TURN_MS = 3_200;

const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a wheel turns now; without motion it never does. */
export function useTurn(): { readonly isTurning: boolean; readonly begin: () => void } {
  const [isTurning, setTurning] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isTurning,
    begin() {
      if (wantsNoMotion()) return;
      setTurning(true);
      timer.current = setTimeout(() => setTurning(false), TURN_MS);
    },
  };
}
