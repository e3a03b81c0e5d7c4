/** Programs a process has at hand; the one used longest ago leaves first. */
export const MOST_PROGRAMS = 16;

/**
 * What is known of each program that the process has at hand. Both ends of the channel keep it by what goes over it, in the
 * same order: so the platform knows which programs it has to send once more.
 */
export interface LatestPrograms<Known> {
  /** Finds it, and makes it the one used last. */
  use(id: string): Known | undefined;
  add(id: string, known: Known): void;
}

export function latestPrograms<Known>(): LatestPrograms<Known> {
  const all = new Map<string, Known>();

  function add(id: string, known: Known): void {
    all.delete(id);
    all.set(id, known);
    const [oldest] = all.keys();
    if (all.size > MOST_PROGRAMS && oldest !== undefined) all.delete(oldest);
  }

  return {
    add,
    use(id) {
      const known = all.get(id);
      if (known !== undefined) add(id, known);
      return known;
    },
  };
}
