import type { CallFlaw } from '../wallet/wallet-call.ts';

/** What goes wrong with a round on request, so that an operator's wallet can be tried. */
export const FAULTS = [
  'late',
  'twice',
  'out-of-order',
  'lost-answer',
  'rollback-first',
  'silent',
  'foreign-key',
  'wrong-clock',
] as const;
export type Fault = (typeof FAULTS)[number];

export const LATE_MS = 5_000;
export const SILENT_MS = 30_000;
const CLOCK_AHEAD_MS = 600_000;

/** How a call is flawed at its first try; the second is as it should be. */
export const FLAWS: Readonly<Partial<Record<Fault, CallFlaw>>> = {
  'foreign-key': { isForeignKey: true },
  'wrong-clock': { aheadMs: CLOCK_AHEAD_MS },
};

/** Faults that were asked for and have not happened yet, in their order. */
export class OrderedFaults {
  #waiting: Fault[] = [];

  /** For so many rounds that begin from now on. */
  order(fault: Fault, rounds: number): void {
    for (let round = 0; round < rounds; round++) this.#waiting.push(fault);
  }

  /** That of the next round. */
  take(): Fault | undefined {
    return this.#waiting.shift();
  }

  /** What is to come. */
  waiting(): readonly Fault[] {
    return [...this.#waiting];
  }

  clear(): void {
    this.#waiting = [];
  }
}
