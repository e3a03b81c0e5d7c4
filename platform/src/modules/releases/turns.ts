/** Runs work now, or as soon as its turn comes. */
export type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets `most` pieces of work run at once; the others wait in the order they came. */
export function createTurns(most: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody who comes meanwhile takes it.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
