/** A clock that all processes of the machine share, in microseconds. */
export const nowMicros = (): number => Number(process.hrtime.bigint() / 1_000n);

/** A moment as the version of a price, which every delta carries. */
export const stampOf = (micros: number): string => `stamp.${micros}`;

/** The moments a piece of a socket's bytes tells of; one that is cut off by its end is left out. */
export function stampsIn(bytes: string): readonly number[] {
  return [...bytes.matchAll(/"stamp\.(\d+)"/g)].map(([, micros]) => Number(micros));
}
