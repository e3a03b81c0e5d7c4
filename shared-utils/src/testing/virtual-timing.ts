import type { Timing } from '../environment/environment-types.ts';

interface Task {
  readonly atMs: number;
  readonly order: number;
  readonly run: () => void;
}

/** Time that stands still until a test moves it. */
export interface VirtualTiming extends Timing {
  /** Moves time on and runs everything that falls due, in order; a frame passes every 16 ms while one is wanted. */
  advance(byMs: number): void;
  /** As `advance`, letting promises settle before and after each step. */
  advanceAsync(byMs: number): Promise<void>;
  /** Runs what waits for the next frame, now. */
  flushFrame(): void;
  /** Timers and frames still waiting; 0 after a clean stop. */
  readonly pending: number;
}

const FRAME_MS = 16;
/** Enough turns for a chain of awaited fetches, bodies and answers to settle. */
const SETTLE_TURNS = 50;

/** Lets promises that wait for nothing but each other settle. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < SETTLE_TURNS; turn++) await Promise.resolve();
}

export function createVirtualTiming(startMs: number): VirtualTiming {
  let nowMs = startMs;
  let order = 0;
  const tasks = new Set<Task>();
  const frames = new Set<Task>();

  function add(to: Set<Task>, delayMs: number, run: () => void): () => void {
    const task: Task = { atMs: nowMs + Math.max(0, delayMs), order: order++, run };
    to.add(task);
    return () => to.delete(task);
  }

  function flushFrame(): void {
    const due = [...frames];
    frames.clear();
    for (const task of due) task.run();
  }

  function next(untilMs: number): { readonly task: Task; readonly from: Set<Task> } | undefined {
    const all = [...tasks].map((task) => ({ task, from: tasks }));
    for (const task of frames) all.push({ task, from: frames });
    return all
      .filter(({ task }) => task.atMs <= untilMs)
      .sort((a, b) => a.task.atMs - b.task.atMs || a.task.order - b.task.order)[0];
  }

  function runNext(untilMs: number): boolean {
    const due = next(untilMs);
    if (due === undefined) return false;
    due.from.delete(due.task);
    nowMs = Math.max(nowMs, due.task.atMs);
    due.task.run();
    return true;
  }

  return {
    nowMs: () => nowMs,
    after: (delayMs, run) => add(tasks, delayMs, run),
    onFrame: (run) => add(frames, FRAME_MS, run),
    flushFrame,
    advance(byMs) {
      const untilMs = nowMs + byMs;
      while (runNext(untilMs));
      nowMs = untilMs;
    },
    async advanceAsync(byMs) {
      const untilMs = nowMs + byMs;
      await settle();
      while (runNext(untilMs)) await settle();
      nowMs = untilMs;
    },
    get pending() {
      return tasks.size + frames.size;
    },
  };
}
