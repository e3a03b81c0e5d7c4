import type { Score } from '../../results/index.ts';
import { lineLadder, type Distribution, type LadderOptions } from '../../simulation/match/lines.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { twoWay } from '../../simulation/match/two-way.ts';
import { holdChance, otherSide, tieBreakChance } from './game-chances.ts';
import { mixEnds, nextSetServer, type SetEnd, type SetModel } from './set-chances.ts';
import { isTieBreak, type TennisMoment } from './tennis-timeline.ts';
import { setScores } from './tennis-results.ts';

export const GAMES_TOTAL: LadderOptions = {
  type: 'games-total',
  outcomes: ['over', 'under'],
  stepQuarters: 4,
  steps: 3,
  pricedFrom: 0.12,
};
export const GAMES_HANDICAP: LadderOptions = {
  type: 'games-handicap',
  outcomes: ['home', 'away'],
  stepQuarters: 4,
  steps: 3,
  pricedFrom: 0.12,
  negated: true,
};

/** A way the sets played so far can have gone, with who serves next and one measure of the games played. */
interface Branch {
  readonly won: Score;
  readonly server: 'home' | 'away';
  readonly measure: number;
  readonly chance: number;
}

/** Every tennis market still open, from the state between two points. */
export function tennisPrices(now: TennisMoment, bestOf: 3 | 5, model: SetModel): readonly FairMarket[] {
  const current = currentSetEnds(now, model);
  const totals = playOut(now, bestOf, model, current, ([home, away]) => home + away);
  const leads = playOut(now, bestOf, model, current, ([home, away]) => home - away);
  const scores = setScores(bestOf).map((outcome): FairSelection => {
    const chance = totals
      .filter(({ won }) => won.join(':') === outcome)
      .reduce((sum, branch) => sum + branch.chance, 0);
    return [outcome, chance];
  });
  const home = scores.slice(0, scores.length / 2).reduce((sum, [, chance]) => sum + chance, 0);
  return [
    twoWay('winner', {}, home),
    { type: 'set-score', specifiers: {}, selections: scores, core: true },
    ...setWinners(now, bestOf, model, current),
    ...lineLadder(distributionOf(totals), GAMES_TOTAL),
    ...lineLadder(distributionOf(leads), GAMES_HANDICAP),
  ];
}

/** How the running set can end, from its games and the points of the running game. */
function currentSetEnds(now: TennisMoment, model: SetModel): readonly SetEnd[] {
  const [home, away] = now.games;
  const next = otherSide(now.server);
  const homeWins = isTieBreak(now)
    ? tieBreakChance(model.serve, now.server, ...now.points)
    : homeGameChance(now, model);
  return mixEnds(homeWins, model.endsFrom([home + 1, away], next), model.endsFrom([home, away + 1], next));
}

function homeGameChance({ server, points }: TennisMoment, { serve }: SetModel): number {
  if (server === 'home') return holdChance(serve.home, points[0], points[1]);
  return 1 - holdChance(serve.away, points[1], points[0]);
}

/** Plays the match out set by set, keeping of the games only their measure; ends of equal standing are merged. */
function playOut(
  now: TennisMoment,
  bestOf: 3 | 5,
  model: SetModel,
  current: readonly SetEnd[],
  measureOf: (games: Score) => number,
): readonly Branch[] {
  const needed = (bestOf + 1) / 2;
  const over: Branch[] = [];
  let open = [startBranch(now, measureOf)];
  for (let set = now.sets.length; open.length > 0; set++) {
    const merged = new Map<string, Branch>();
    for (const branch of open) {
      const ends = set === now.sets.length ? current : model.endsFrom([0, 0], branch.server);
      for (const end of ends) addBranch(merged, after(branch, end, measureOf));
    }
    open = [];
    for (const branch of merged.values()) (Math.max(...branch.won) >= needed ? over : open).push(branch);
  }
  return over;
}

function startBranch(now: TennisMoment, measureOf: (games: Score) => number): Branch {
  const home = now.sets.filter(([h, a]) => h > a).length;
  const played = now.games[0] + now.games[1];
  return {
    won: [home, now.sets.length - home],
    server: played % 2 === 0 ? now.server : otherSide(now.server),
    measure: now.sets.reduce((sum, set) => sum + measureOf(set), 0),
    chance: 1,
  };
}

function after(branch: Branch, { games, chance }: SetEnd, measureOf: (games: Score) => number): Branch {
  const home = games[0] > games[1];
  return {
    won: [branch.won[0] + (home ? 1 : 0), branch.won[1] + (home ? 0 : 1)],
    server: nextSetServer(branch.server, games),
    measure: branch.measure + measureOf(games),
    chance: branch.chance * chance,
  };
}

function addBranch(merged: Map<string, Branch>, branch: Branch): void {
  const key = `${branch.won.join(':')}:${branch.server}:${branch.measure}`;
  const before = merged.get(key)?.chance ?? 0;
  merged.set(key, { ...branch, chance: branch.chance + before });
}

function distributionOf(branches: readonly Branch[]): Distribution {
  const measures = branches.map(({ measure }) => measure);
  const least = Math.min(...measures);
  const chances = new Array<number>(Math.max(...measures) - least + 1).fill(0);
  for (const { measure, chance } of branches)
    chances[measure - least] = (chances[measure - least] ?? 0) + chance;
  return { least, chances };
}

/** The running set, and the next one given that it is played (it is void otherwise). */
function setWinners(
  now: TennisMoment,
  bestOf: 3 | 5,
  model: SetModel,
  current: readonly SetEnd[],
): readonly FairMarket[] {
  const homeChance = (ends: readonly SetEnd[]) =>
    ends.reduce((sum, { games, chance }) => sum + (games[0] > games[1] ? chance : 0), 0);
  const set = now.sets.length + 1;
  const running = twoWay('set-winner', { set: String(set) }, homeChance(current));
  const start = startBranch(now, () => 0);
  let [played, home] = [0, 0];
  for (const end of current) {
    const next = after(start, end, () => 0);
    if (Math.max(...next.won) > bestOf / 2) continue;
    played += next.chance;
    home += next.chance * homeChance(model.endsFrom([0, 0], next.server));
  }
  return played < 0.02 ? [running] : [running, twoWay('set-winner', { set: String(set + 1) }, home / played)];
}
