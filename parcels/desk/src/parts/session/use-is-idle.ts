import { useEffect, useState } from 'react';
import { MINUTE_MS } from '@paddock/contract';

/** Half of what ends a session on the server. */
export const IDLE_AFTER_MS = 15 * MINUTE_MS;
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Whether nobody touched the page for a quarter of an hour. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setIsIdle(true), IDLE_AFTER_MS);
      setIsIdle(false);
    };
    touched();
    for (const sign of SIGNS) window.addEventListener(sign, touched, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, touched);
    };
  }, []);
  return isIdle;
}
