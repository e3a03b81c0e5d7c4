/** A player as a list names them, with the line they are named on first, from 1. */
export interface ListedPlayer {
  readonly line: number;
  readonly player: string;
}

/** As many as the server takes at once. */
export const MOST_LISTED = 10_000;

/** The players of a pasted or read list, each once: a line each, or several between blanks, commas and semicolons. */
export function playersListed(text: string): readonly ListedPlayer[] {
  const found = new Map<string, number>();
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries())
    for (const player of line.split(/[\s,;"'\u{feff}]+/u))
      if (player !== '' && !found.has(player)) found.set(player, at + 1);
  return [...found].map(([player, line]) => ({ line, player }));
}
