export interface ScoreColumns {
  readonly home: readonly string[];
  readonly draw: readonly string[];
  readonly away: readonly string[];
  readonly other: readonly string[];
}

/** Score outcomes by who wins with them, low scores first; what is no score stands apart. */
export function scoreColumns(outcomes: readonly string[]): ScoreColumns {
  const columns = { home: [] as string[], draw: [] as string[], away: [] as string[], other: [] as string[] };
  for (const outcome of outcomes.toSorted(byScore)) {
    const match = /^(\d+):(\d+)$/.exec(outcome);
    const difference = match === null ? undefined : Number(match[1]) - Number(match[2]);
    if (difference === undefined) columns.other.push(outcome);
    else if (difference > 0) columns.home.push(outcome);
    else if (difference === 0) columns.draw.push(outcome);
    else columns.away.push(outcome);
  }
  return columns;
}

function byScore(a: string, b: string): number {
  const [a1 = 0, a2 = 0] = a.split(':').map(Number);
  const [b1 = 0, b2 = 0] = b.split(':').map(Number);
  return Math.max(a1, a2) - Math.max(b1, b2) || Math.min(a1, a2) - Math.min(b1, b2);
}
