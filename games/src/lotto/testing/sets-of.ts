/** Every set of so many of some things, one by one. */
export function setsOf<Thing>(things: readonly Thing[], count: number): readonly (readonly Thing[])[] {
  if (count === 0) return [[]];
  return things.flatMap((thing, at) =>
    setsOf(things.slice(at + 1), count - 1).map((rest) => [thing, ...rest]),
  );
}
