import { useEffect, useState } from 'react';

/** False until so much time has passed since something began; true from then on. */
export function useAfter(delayMs: number, hasBegun = true): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!hasBegun) return undefined;
    const timer = setTimeout(() => setIsOver(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs, hasBegun]);
  return isOver;
}
