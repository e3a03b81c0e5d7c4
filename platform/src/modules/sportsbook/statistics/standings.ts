import type { Competitor, TableRow } from '@paddock/contract/schemas';

/** A match of a championship that was played to its end. */
export interface CountedMatch {
  readonly startsAtMs: number;
  readonly home: Competitor;
  readonly away: Competitor;
  readonly score: readonly [number, number];
}

type TablePoints = { readonly win: number; readonly draw: number } | undefined;
type Tally = Omit<TableRow, 'place' | 'points'>;

/**
 * The matches of the season that runs: back from the latest one to a break between two that is longer than any pause in a
 * season. Feeds name no seasons.
 * @param matches the latest first
 */
export function runningSeason(matches: readonly CountedMatch[], breakMs: number): readonly CountedMatch[] {
  const first = matches.findIndex((match, at) => {
    const later = matches[at - 1];
    return later !== undefined && later.startsAtMs - match.startsAtMs > breakMs;
  });
  return first < 0 ? matches : matches.slice(0, first);
}

/**
 * The table of a championship: by points, where the sport gives any, else by the share of matches won, a draw being half a
 * win; then by the difference of the scores and by what was scored. Sides that are level in all of it share a place and
 * stand by name.
 * @param matches the latest first: sides look as they did in it
 */
export function standings(matches: readonly CountedMatch[], points: TablePoints): TableRow[] {
  const tallies = new Map<string, Tally>();
  for (const { home, away, score } of matches) {
    count(tallies, home, score[0], score[1]);
    count(tallies, away, score[1], score[0]);
  }
  const ordered = [...tallies.values()].toSorted(
    (a, b) => byMerit(a, b, points) || (a.team.name.en < b.team.name.en ? -1 : 1),
  );
  let place = 1;
  return ordered.map((row, at) => {
    const above = ordered[at - 1];
    if (above !== undefined && byMerit(above, row, points) !== 0) place = at + 1;
    return { place, ...row, points: points === undefined ? null : pointsOf(row, points) };
  });
}

function count(tallies: Map<string, Tally>, team: Competitor, own: number, other: number): void {
  const before = tallies.get(team.name.en);
  tallies.set(team.name.en, {
    team: before?.team ?? team,
    played: (before?.played ?? 0) + 1,
    won: (before?.won ?? 0) + (own > other ? 1 : 0),
    drawn: (before?.drawn ?? 0) + (own === other ? 1 : 0),
    lost: (before?.lost ?? 0) + (own < other ? 1 : 0),
    scored: (before?.scored ?? 0) + own,
    conceded: (before?.conceded ?? 0) + other,
  });
}

/** Below zero where `a` stands above `b`. Shares are compared as whole numbers. */
function byMerit(a: Tally, b: Tally, points: TablePoints): number {
  const merit =
    points === undefined
      ? (2 * b.won + b.drawn) * a.played - (2 * a.won + a.drawn) * b.played
      : pointsOf(b, points) - pointsOf(a, points);
  return merit || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored;
}

function pointsOf({ won, drawn }: Tally, { win, draw }: NonNullable<TablePoints>): number {
  return won * win + drawn * draw;
}
