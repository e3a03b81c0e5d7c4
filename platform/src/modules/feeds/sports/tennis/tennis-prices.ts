import type { Score, Side } from '../../results/index.ts';
import { lineLadder } from '../../simulation/match/lines.ts';
import type { FairMarket, FairSelection } from '../../simulation/match/simulated-match.ts';
import { yesNo } from '../../simulation/match/two-way.ts';
import { NOT_TOGETHER, PartChances, type Count } from '../rules/part-chances.ts';
import { ruledMarkets } from '../rules/ruled-prices.ts';
import { otherSide } from './game-chances.ts';
import { gamesOf, isTieBreakSet, type MatchRest, type MatchRests } from './match-rest.ts';
import type { SetEnd, SetModel } from './set-chances.ts';
import { currentSetEnds, followingSet, gameMarkets, setMarkets } from './set-prices.ts';
import { countedBy, tennisOffer, WINNER_AND_TOTAL } from './tennis-offer.ts';
import { setScores } from './tennis-results.ts';
import type { TennisMoment } from './tennis-timeline.ts';

const SIDES = ['home', 'away'] as const;

/** Every tennis market still open, from the state between two points. */
export function tennisPrices(
  now: TennisMoment,
  bestOf: 3 | 5,
  model: SetModel,
  rests: MatchRests,
): readonly FairMarket[] {
  const current = currentSetEnds(now, model);
  const won = setsWonBy(now);
  const isEven = (now.games[0] + now.games[1]) % 2 === 0;
  const server = isEven ? now.server : otherSide(now.server);
  const rest = rests.from(won, server, current);
  const scores = setScores(bestOf).map((score): FairSelection => [score, rest.scores.get(score) ?? 0]);
  const running = String(now.sets.length + 1);
  const next = followingSet(won, bestOf, server, current, model);
  const sets = new Map([[running, ofEnds(current)]]);
  if (next !== undefined) sets.set(String(now.sets.length + 2), ofEnds(next));
  const ofSets = PartChances.ofScores(scores.map(([score, chance]) => ({ score: scoreOf(score), chance })));
  const ofGames = gamesOfMatch(rest, now.sets);
  const byFirstSet = (side: Side): MatchRest | undefined => {
    const isHome = side === 'home';
    const [first] = now.sets;
    if (first !== undefined) return first[0] > first[1] === isHome ? rest : undefined;
    return rests.from(
      won,
      server,
      current.filter(({ games }) => games[0] > games[1] === isHome),
    );
  };
  return [
    ...ruledMarkets(tennisOffer(bestOf), {
      part: (kind, { set = '' }) => ({ set: sets.get(set), sets: ofSets, games: ofGames })[countedBy(kind)],
      halves: undefined,
    }),
    { type: 'set-score', specifiers: {}, selections: scores, core: true },
    ...ofMatch(now, bestOf, rest, byFirstSet),
    ...setMarkets(running, current),
    ...(next === undefined ? [] : setMarkets(String(now.sets.length + 2), next)),
    ...gameMarkets(now, model),
  ];
}

/** @param byFirstSet what the match still comes to where that side wins the first set, as far as it can */
function ofMatch(
  now: TennisMoment,
  bestOf: 3 | 5,
  rest: MatchRest,
  byFirstSet: (side: Side) => MatchRest | undefined,
): readonly FairMarket[] {
  const double = SIDES.flatMap((first) =>
    SIDES.map((match): FairSelection => [
      `${first}-${match}`,
      chanceWonBy(byFirstSet(first)?.scores ?? new Map<string, number>(), match),
    ]),
  );
  const needed = (bestOf + 1) / 2;
  return [
    { type: 'set-and-match', specifiers: {}, selections: double, core: true },
    ...(now.sets.some(isTieBreakSet) ? [] : [yesNo('tie-break', {}, 1 - rest.noTieBreak)]),
    ...SIDES.map((team) => {
      const none = rest.scores.get(team === 'home' ? `0:${needed}` : `${needed}:0`) ?? 0;
      return yesNo('team-wins-set', { team }, 1 - none);
    }),
    ...winnerAndTotal(rest, now.sets),
  ];
}

function chanceWonBy(scores: ReadonlyMap<string, number>, side: Side): number {
  let sum = 0;
  for (const [score, chance] of scores) {
    const [home, away] = scoreOf(score);
    if (home > away === (side === 'home')) sum += chance;
  }
  return sum;
}

/** Both at once, on the lines of the total that are near even. */
function winnerAndTotal(rest: MatchRest, over: readonly Score[]): readonly FairMarket[] {
  const total = gamesOf(rest, 'total', over);
  const won = SIDES.map((side) => [side, gamesOf(rest, 'total', over, side)] as const);
  return lineLadder(total, WINNER_AND_TOTAL).map((line) => {
    const most = Math.floor(Number(line.specifiers['line']));
    const selections = won.flatMap(([side, { least, chances }]): FairSelection[] => {
      const under = chances.slice(0, Math.max(0, most - least + 1)).reduce((sum, one) => sum + one, 0);
      const all = chances.reduce((sum, one) => sum + one, 0);
      return [
        [`${side}-over`, all - under],
        [`${side}-under`, under],
      ];
    });
    return { ...line, selections };
  });
}

function gamesOfMatch(rest: MatchRest, over: readonly Score[]): PartChances {
  const counted = (count: Count) => gamesOf(rest, count, over);
  return new PartChances(
    { total: counted('total'), lead: counted('lead'), home: counted('home'), away: counted('away') },
    NOT_TOGETHER,
  );
}

function ofEnds(ends: readonly SetEnd[]): PartChances {
  return PartChances.ofScores(ends.map(({ games, chance }) => ({ score: games, chance })));
}

function setsWonBy({ sets }: TennisMoment): Score {
  const home = sets.filter(([ours, theirs]) => ours > theirs).length;
  return [home, sets.length - home];
}

function scoreOf(text: string): Score {
  const [home = 0, away = 0] = text.split(':').map(Number);
  return [home, away];
}
