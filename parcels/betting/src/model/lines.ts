/** Both prices of a line; `null` while it takes no bets. */
export interface PricedLine {
  readonly marketId: string;
  readonly oddsMilli: readonly [number, number] | null;
}

/** The line closest to even money: the main one. A line that takes no bets is the main one only if none does. */
export function mainLine(lines: readonly PricedLine[]): string | undefined {
  const gap = ({ oddsMilli }: PricedLine) =>
    oddsMilli === null ? Infinity : Math.abs(oddsMilli[0] - oddsMilli[1]);
  const middle = lines[Math.floor((lines.length - 1) / 2)];
  if (lines.every(({ oddsMilli }) => oddsMilli === null)) return middle?.marketId;
  return lines.toSorted((a, b) => gap(a) - gap(b))[0]?.marketId;
}

/** More lines than this are folded away until the player asks for them. */
export const LINES_SHOWN = 5;

/** The lines around the main one, as many as are shown folded. */
export function linesAround<Line extends { readonly id: string }>(
  lines: readonly Line[],
  mainId: string | undefined,
): readonly Line[] {
  const at = Math.max(
    lines.findIndex(({ id }) => id === mainId),
    0,
  );
  const last = Math.max(lines.length - LINES_SHOWN, 0);
  const first = Math.min(Math.max(at - Math.floor(LINES_SHOWN / 2), 0), last);
  return lines.slice(first, first + LINES_SHOWN);
}
