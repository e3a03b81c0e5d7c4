/** Runs what it is handed one after another, so that what was read last is what stays in memory. */
export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createInTurn(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
