import type { MarketKey, Score } from '../results/index.ts';

/** Usual figures, so that a match without lines has ends too. */
export interface UsualScores {
  readonly total: number;
  readonly margin: number;
  /** What may still come once a match stands above the usual. */
  readonly rest: number;
}

/**
 * Final scores on every side of every line: what two lines cut the scores into meets where they cross, so the scores
 * around each crossing stand for all, and a level one. None is below `from`, where the match stands.
 */
export function scoresByLines(
  markets: readonly MarketKey[],
  from: Score,
  { total, margin, rest }: UsualScores,
): readonly Score[] {
  const around = (type: string, team?: string): readonly number[] =>
    markets
      .filter((market) => market.type === type && (team === undefined || market.specifiers['team'] === team))
      .flatMap(({ specifiers }) => {
        const line = Math.floor(Number(specifiers['line']));
        return [line - 1, line, line + 1, line + 2];
      });
  const usual = Math.max(total, from[0] + from[1] + rest);
  const totals = [...around('total'), usual, usual + 1];
  // A handicap's line is the home side's, so its margin is the other way round.
  const margins = [...around('handicap').map((line) => -line), 0, 1, -1, margin, -margin];
  const homes = around('team-total', 'home');
  const aways = around('team-total', 'away');
  const pairs = <T>(a: readonly number[], b: readonly number[], make: (a: number, b: number) => T) =>
    a.flatMap((one) => b.map((other) => make(one, other)));
  const scores: readonly Score[] = [
    ...pairs(totals, margins, (all, lead): Score => [(all + lead) / 2, (all - lead) / 2]),
    ...pairs(homes, aways, (home, away): Score => [home, away]),
    ...pairs(totals, homes, (all, home): Score => [home, all - home]),
    ...pairs(totals, aways, (all, away): Score => [all - away, away]),
    ...pairs(margins, homes, (lead, home): Score => [home, home - lead]),
    ...pairs(margins, aways, (lead, away): Score => [away + lead, away]),
  ];
  const possible = scores.filter(
    ([home, away]) => Number.isInteger(home) && home >= from[0] && away >= from[1],
  );
  return [...new Map(possible.map((score) => [score.join(':'), score])).values()];
}
