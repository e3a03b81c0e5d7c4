import type { ManualClock } from './clock.ts';

export type Task = () => Promise<void>;
export type CancelTask = () => void;

/** Repeating work of the server: deciding placements, expiring deposits, feed ticks, heartbeats. */
export interface Scheduler {
  /** Runs `task` every `everyMs`, never twice at once. A failing run is reported and the next one happens. */
  every(name: string, everyMs: number, task: Task): CancelTask;
  /** Ends all tasks and waits for those running. */
  stop(): Promise<void>;
}

export type TaskFailure = (name: string, error: unknown) => void;

/** Runs tasks on real timers. */
export function createTimerScheduler(onFailure: TaskFailure): Scheduler {
  const timers = new Map<symbol, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  function arm(id: symbol, name: string, everyMs: number, task: Task): void {
    if (stopped || !timers.has(id)) return;
    timers.set(
      id,
      setTimeout(() => {
        const run = task().catch((error: unknown) => onFailure(name, error));
        running.add(run);
        void run.finally(() => {
          running.delete(run);
          arm(id, name, everyMs, task);
        });
      }, everyMs),
    );
  }

  return {
    every(name, everyMs, task) {
      const id = Symbol(name);
      timers.set(
        id,
        setTimeout(() => undefined, 0),
      );
      arm(id, name, everyMs, task);
      return () => {
        clearTimeout(timers.get(id));
        timers.delete(id);
      };
    },
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      await Promise.all(running);
    },
  };
}

interface ManualTask {
  readonly name: string;
  readonly everyMs: number;
  dueMs: number;
  readonly task: Task;
}

/** Runs tasks when a manual clock is moved: the whole server in virtual time. */
export class ManualScheduler implements Scheduler {
  readonly #clock: ManualClock;
  readonly #tasks = new Set<ManualTask>();

  constructor(clock: ManualClock) {
    this.#clock = clock;
  }

  every(name: string, everyMs: number, task: Task): CancelTask {
    const entry = { name, everyMs, dueMs: this.#clock.nowMs() + everyMs, task };
    this.#tasks.add(entry);
    return () => this.#tasks.delete(entry);
  }

  /** Moves the clock by `ms`, stopping at every due task in order and waiting for it. Errors reach the caller. */
  async advance(ms: number): Promise<void> {
    const untilMs = this.#clock.nowMs() + ms;
    for (;;) {
      const next = this.#nextDue();
      if (next === undefined || next.dueMs > untilMs) break;
      this.#clock.set(Math.max(next.dueMs, this.#clock.nowMs()));
      next.dueMs += next.everyMs;
      await next.task();
    }
    this.#clock.set(untilMs);
  }

  /**
   * Moves the clock by `ms` at once, as for a machine that slept: every task that fell due meanwhile runs once, at the
   * end, in the order of their first dues. For hours in which a task of every second has nothing to do.
   */
  async leap(ms: number): Promise<void> {
    this.#clock.set(this.#clock.nowMs() + ms);
    await this.runDue();
  }

  /** Runs every task that is due by the clock once, however far somebody has moved it. Errors reach the caller. */
  async runDue(): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const due = [...this.#tasks].filter(({ dueMs }) => dueMs <= nowMs);
    for (const task of due.sort((a, b) => a.dueMs - b.dueMs)) {
      task.dueMs += task.everyMs * (Math.floor((nowMs - task.dueMs) / task.everyMs) + 1);
      await task.task();
    }
  }

  /** Of those due at the same moment the one that was told of first. Asked for each run of hours of ticks: nothing is sorted. */
  #nextDue(): ManualTask | undefined {
    let next: ManualTask | undefined;
    for (const task of this.#tasks) if (next === undefined || task.dueMs < next.dueMs) next = task;
    return next;
  }

  stop(): Promise<void> {
    this.#tasks.clear();
    return Promise.resolve();
  }
}
