import { teamKeyOf } from '@paddock/contract';
import type { PlayerFigures, ResultView, TeamView } from '@paddock/contract/schemas';

/** What a player did in one match. */
export interface PlayerMatch extends PlayerFigures {
  readonly result: ResultView;
  readonly side: 'home' | 'away';
}

/** What he did in all of them. */
export interface PlayerTotals {
  readonly innings: number;
  readonly runs: number;
  readonly balls: number;
  readonly highest: number;
  readonly outs: number;
  readonly bowled: number;
  readonly conceded: number;
  readonly wickets: number;
}

/** Figures of a team's players by their place in its batting order, of its matches that are over; the latest match first. */
export function matchesOfPlayer({ sport, name, results }: TeamView, place: number): readonly PlayerMatch[] {
  const key = teamKeyOf(sport, name);
  return results.flatMap((result) => {
    const side = teamKeyOf(sport, result.home.name) === key ? 'home' : 'away';
    const figures = result.cards?.[side][place - 1];
    return figures === undefined ? [] : [{ result, side, ...figures }];
  });
}

export function totalsOf(matches: readonly PlayerFigures[]): PlayerTotals {
  const batted = matches.flatMap(({ bat }) => (bat === undefined ? [] : [bat]));
  const bowled = matches.flatMap(({ bowl }) => (bowl === undefined ? [] : [bowl]));
  const sum = (figures: readonly (readonly number[])[], at: number) =>
    figures.reduce((total, one) => total + (one[at] ?? 0), 0);
  return {
    innings: batted.length,
    runs: sum(batted, 0),
    balls: sum(batted, 1),
    highest: Math.max(0, ...batted.map(([runs]) => runs)),
    outs: sum(batted, 2),
    bowled: sum(bowled, 0),
    conceded: sum(bowled, 1),
    wickets: sum(bowled, 2),
  };
}

/** A team's players in the order they bat, as its latest match that is over names them. */
export function squadOf(team: TeamView): readonly string[] {
  const key = teamKeyOf(team.sport, team.name);
  const last = team.results.find(({ cards }) => cards !== undefined);
  if (last?.cards === undefined) return [];
  return last.cards[teamKeyOf(team.sport, last.home.name) === key ? 'home' : 'away'].map(({ name }) => name);
}
