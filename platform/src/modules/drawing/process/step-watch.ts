/** What a step may take. */
export interface StepBounds {
  /** Processor time of one step. */
  readonly cpuMs: number;
  /** Of a process's first, which Node and the program begin in. */
  readonly firstCpuMs: number;
  /** Time without an answer, whatever the processor does: a guard against a step that waits for what never comes. */
  readonly waitMs: number;
}

/**
 * A step that uses more is not worth drawing: its process is ended, and the next step has a new one. A machine that is busy
 * with other things makes a step slow and not dear, which is why it may wait ten times as long.
 */
export const STEP_BOUNDS: StepBounds = { cpuMs: 1_000, firstCpuMs: 5_000, waitMs: 10_000 };

/** How often it is looked at while something is waited for. */
export const LOOK_MS = 100;

/** Judges what a process is at, which takes its steps one after the other. */
export interface StepWatch {
  /** The process answered, and says what it used since it answered last. */
  answered(cpuMs: number): void;
  /**
   * Looks at it, every {@link LOOK_MS}.
   * @param stepId the step that has waited longest
   * @returns what the process is to be ended for
   */
  look(stepId: number): 'processor' | 'hang' | undefined;
  /** What it has used and not told: by the last look where the process is gone, by time passed where nobody says. */
  untoldMs(): number;
}

/** @param usedMs processor time the process has used so far; undefined where that cannot be read */
export function watchSteps(bounds: StepBounds, usedMs: () => number | undefined): StepWatch {
  let toldMs = 0;
  let isUp = false;
  let untoldMs: number | undefined;
  let wasOver = false;
  let waiting: { readonly stepId: number; readonly waitedMs: number } | undefined;

  function read(): number | undefined {
    const now = usedMs();
    if (now !== undefined) untoldMs = Math.max(0, now - toldMs);
    return untoldMs;
  }

  return {
    answered(cpuMs) {
      isUp = true;
      toldMs += cpuMs;
      untoldMs = undefined;
      wasOver = false;
    },
    look(stepId) {
      // Looks are counted, not the clock: an answer is not missed where this very thread had no time to hear it.
      const waitedMs = waiting?.stepId === stepId ? waiting.waitedMs + LOOK_MS : 0;
      waiting = { stepId, waitedMs };
      const isOver = (read() ?? 0) >= (isUp ? bounds.cpuMs : bounds.firstCpuMs);
      // One look that finds too much may stand before answers that are there and not heard yet.
      if (isOver && wasOver) return 'processor';
      wasOver = isOver;
      return waitedMs >= bounds.waitMs ? 'hang' : undefined;
    },
    untoldMs: () => read() ?? waiting?.waitedMs ?? 0,
  };
}
