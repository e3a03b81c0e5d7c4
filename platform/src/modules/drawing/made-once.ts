/**
 * Makes something once a key and keeps it for the keys that came last; what could not be made is made anew when it is
 * asked for again.
 */
export function madeOnce<Made>(most: number): (key: string, make: () => Promise<Made>) => Promise<Made> {
  const all = new Map<string, Promise<Made>>();
  return (key, make) => {
    const known = all.get(key);
    if (known !== undefined) return known;
    const making = make();
    making.catch(() => all.delete(key));
    all.set(key, making);
    const [oldest] = all.keys();
    if (all.size > most && oldest !== undefined) all.delete(oldest);
    return making;
  };
}
