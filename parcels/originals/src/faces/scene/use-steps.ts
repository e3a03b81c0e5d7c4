import { useEffect, useState } from 'react';

/** How far the motion of a round has come. */
export interface Steps {
  /** Moments that are over. */
  readonly passed: number;
  readonly isShown: boolean;
}

interface Seen {
  readonly id: string;
  readonly passed: number;
}

const further = (seen: Seen | undefined, id: string, passed: number): Seen =>
  seen?.id === id && seen.passed >= passed ? seen : { id, passed };

/**
 * Counts the moments of a round's motion as they pass: parts of `motionMs`, from 0 to 1, in their order. Without motion all of
 * them have passed as soon as the round is there; without a round there is nothing to show, and nothing shown.
 */
export function useSteps(id: string | undefined, moments: readonly number[], motionMs: number): Steps {
  const [seen, setSeen] = useState<Seen>();
  const count = moments.length;
  // The same moments in another list are no reason to begin anew.
  const written = moments.join(' ');

  useEffect(() => {
    if (id === undefined || motionMs === 0 || written === '') return undefined;
    const timers = written.split(' ').map((moment, at) =>
      setTimeout(
        () => {
          setSeen((before) => further(before, id, at + 1));
        },
        Number(moment) * motionMs,
      ),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [id, written, motionMs]);

  const stepped = seen?.id === id ? (seen?.passed ?? 0) : 0;
  const passed = id === undefined ? 0 : motionMs === 0 ? count : Math.min(stepped, count);
  return { passed, isShown: id !== undefined && passed >= count };
}
