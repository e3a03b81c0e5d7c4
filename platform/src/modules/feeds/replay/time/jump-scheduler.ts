import type { Clock } from '../../../../kernel/time/clock.ts';
import type { CancelTask, Scheduler, Task } from '../../../../kernel/time/scheduler.ts';

/**
 * Runs repeating work when it is told to: each task that is due runs once, however far the clock has jumped. A year of
 * one-second tasks would otherwise be thirty million runs.
 */
export class JumpScheduler implements Scheduler {
  readonly #clock: Clock;
  readonly #tasks = new Set<{ readonly everyMs: number; dueMs: number; readonly task: Task }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  every(_name: string, everyMs: number, task: Task): CancelTask {
    const entry = { everyMs, dueMs: this.#clock.nowMs() + everyMs, task };
    this.#tasks.add(entry);
    return () => this.#tasks.delete(entry);
  }

  /** Runs what is due, in the order it came due. Errors reach the caller. */
  async runDue(): Promise<void> {
    const nowMs = this.#clock.nowMs();
    const due = [...this.#tasks].filter(({ dueMs }) => dueMs <= nowMs).toSorted((a, b) => a.dueMs - b.dueMs);
    for (const entry of due) {
      entry.dueMs = nowMs + entry.everyMs;
      await entry.task();
    }
  }

  stop(): Promise<void> {
    this.#tasks.clear();
    return Promise.resolve();
  }
}
