import { readFileSync } from 'node:fs';

/** The kernel counts a process's time for its readers in hundredths of a second on every architecture Node runs on. */
const TICK_MS = 10;
/** Of the words after the program's name, which may hold anything: time in the program, and in the system for it. */
const USER = 11;
const SYSTEM = 12;

/**
 * Processor time that a process has used so far, all its threads together, in steps of 10 ms. Undefined where it is gone or
 * the system does not say (proc_pid_stat(5): Linux alone).
 */
export function processorTimeMs(pid: number): number | undefined {
  const words = statOf(pid)?.split(') ').at(-1)?.split(' ') ?? [];
  const ticks = Number(words[USER]) + Number(words[SYSTEM]);
  return Number.isFinite(ticks) ? ticks * TICK_MS : undefined;
}

function statOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1');
  } catch {
    return undefined;
  }
}
