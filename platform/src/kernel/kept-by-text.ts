/** Longer texts are ones that somebody made up: they are worked out each time. */
const LONGEST_CHARS = 4_000;

/**
 * Keeps what follows from a text and from nothing else. Once full it begins anew: texts come from outside, and whoever sends
 * ever new ones costs the others one time of working out.
 */
export function keptByText<Made extends string | boolean | object>(
  most: number,
): (text: string, make: (text: string) => Made) => Made {
  const all = new Map<string, Made>();
  return (text, make) => {
    const known = all.get(text);
    if (known !== undefined) return known;
    const made = make(text);
    if (text.length > LONGEST_CHARS) return made;
    if (all.size >= most) all.clear();
    all.set(text, made);
    return made;
  };
}
