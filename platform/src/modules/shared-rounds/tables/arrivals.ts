/**
 * Presses that were received and are not answered yet. A round ends once those received before its end are decided: they
 * count by the time they were received, however long the database took.
 */
export class Arrivals {
  readonly #underWay = new Set<Promise<unknown>>();

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    const run = work();
    this.#underWay.add(run);
    try {
      return await run;
    } finally {
      this.#underWay.delete(run);
    }
  }

  /** Waits for what is under way now; what comes later is not waited for. */
  async settled(): Promise<void> {
    await Promise.allSettled([...this.#underWay]);
  }
}
