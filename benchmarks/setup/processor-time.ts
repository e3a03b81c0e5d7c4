import { readFile } from 'node:fs/promises';

const TICKS_PER_SECOND = 100;

/** Processor seconds a process has used so far; undefined where the system does not say (`/proc` is Linux). */
export async function processorSeconds(pid: number): Promise<number | undefined> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    // Fields after the name, which may hold blanks itself: user and system time are the 12th and 13th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}
