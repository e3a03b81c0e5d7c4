import type { MarketKey, Score } from '../../results/index.ts';

/** Usual figures, so that a match without lines has ends too. */
const USUAL_TOTAL = 160;
const USUAL_MARGIN = 12;
/** Points that may still come once a match stands above the usual. */
const USUAL_REST = 40;

/**
 * Final scores on every side of every line: what two lines cut the scores into meets where they cross, so the scores
 * around each crossing stand for all. None is below `from`, where the match stands, and no match ends level.
 */
export function basketballScores(markets: readonly MarketKey[], from: Score): readonly Score[] {
  const around = (type: string, team?: string): readonly number[] =>
    markets
      .filter((market) => market.type === type && (team === undefined || market.specifiers['team'] === team))
      .flatMap(({ specifiers }) => {
        const line = Math.floor(Number(specifiers['line']));
        return [line - 1, line, line + 1, line + 2];
      });
  const usual = Math.max(USUAL_TOTAL, from[0] + from[1] + USUAL_REST);
  const totals = [...around('total'), usual, usual + 1];
  // A handicap's line is the home side's, so its margin is the other way round.
  const margins = [...around('handicap').map((line) => -line), 1, -1, USUAL_MARGIN, -USUAL_MARGIN];
  const homes = around('team-total', 'home');
  const aways = around('team-total', 'away');
  const pairs = <T>(a: readonly number[], b: readonly number[], make: (a: number, b: number) => T) =>
    a.flatMap((one) => b.map((other) => make(one, other)));
  const scores: readonly Score[] = [
    ...pairs(totals, margins, (total, margin): Score => [(total + margin) / 2, (total - margin) / 2]),
    ...pairs(homes, aways, (home, away): Score => [home, away]),
    ...pairs(totals, homes, (total, home): Score => [home, total - home]),
    ...pairs(totals, aways, (total, away): Score => [total - away, away]),
    ...pairs(margins, homes, (margin, home): Score => [home, home - margin]),
    ...pairs(margins, aways, (margin, away): Score => [away + margin, away]),
  ];
  const possible = scores.filter(
    ([home, away]) => Number.isInteger(home) && home >= from[0] && away >= from[1] && home !== away,
  );
  return [...new Map(possible.map((score) => [score.join(':'), score])).values()];
}
