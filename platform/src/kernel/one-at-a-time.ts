/** Does work of an owner in the order it is asked for, each when the one before it is over; that of others meanwhile. */
export type OneAtATime = <Result>(owner: string, work: () => Promise<Result>) => Promise<Result>;

export function oneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>();
  return (owner, work) => {
    const done = (last.get(owner) ?? Promise.resolve()).then(work);
    const over = done
      .catch(() => undefined)
      .then(() => {
        if (last.get(owner) === over) last.delete(owner);
      });
    last.set(owner, over);
    return done;
  };
}
