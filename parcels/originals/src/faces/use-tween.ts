import { useEffect, useState } from 'react';

/**
 * How far the motion of a step is, from 0 to 1, drawn frame by frame; 1 at once where it takes no time.
 * @param step another for each motion
 */
export function useTween(step: string, motionMs: number): number {
  const [at, setAt] = useState({ step, part: 1 });
  useEffect(() => {
    if (motionMs === 0) return undefined;
    let frame = 0;
    let beganMs: number | undefined;
    const draw = (nowMs: number): void => {
      beganMs ??= nowMs;
      const part = Math.min(1, (nowMs - beganMs) / motionMs);
      setAt({ step, part });
      if (part < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [step, motionMs]);
  if (motionMs === 0) return 1;
  return at.step === step ? at.part : 0;
}

/** Fast at first, then slower: how things come to rest. */
export const easeOut = (part: number): number => 1 - (1 - part) ** 3;
