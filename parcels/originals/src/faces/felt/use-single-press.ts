import { useRef } from 'react';

/** A press that comes this soon after the one before is the same one: a double click, a key that is held down. */
export const SAME_PRESS_MS = 350;

/** Does something once a press, where a second time would be another move of the round. */
export function useSinglePress<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void {
  const isHeld = useRef(false);
  return (...args) => {
    if (isHeld.current) return;
    isHeld.current = true;
    setTimeout(() => {
      isHeld.current = false;
    }, SAME_PRESS_MS);
    act(...args);
  };
}
