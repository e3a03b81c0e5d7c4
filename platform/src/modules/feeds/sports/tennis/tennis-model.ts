import type { PriceModel } from '@paddock/contract/schemas';

import type { Score } from '../../results/index.ts';
import type { ServeChances } from './game-chances.ts';
import { isSetOver } from './set-chances.ts';
import type { TennisMoment } from './tennis-timeline.ts';

const NAME = 'tennis-serve';
/** Points are few in a game; a tie-break of this many has not been played. */
const MOST_POINTS = 200;

/** All that prices of a match are taken from. */
export interface TennisSituation {
  readonly now: Pick<TennisMoment, 'sets' | 'games' | 'points' | 'server'>;
  readonly bestOf: 3 | 5;
  readonly serve: ServeChances;
}

/** The same as figures that a feed sends and a bet keeps. */
export function tennisModel({ now, bestOf, serve }: TennisSituation): PriceModel {
  return {
    name: NAME,
    figures: {
      serve: [serve.home, serve.away],
      bestOf: [bestOf],
      sets: now.sets.flat(),
      games: [...now.games],
      points: [...now.points],
      homeServes: [now.server === 'home' ? 1 : 0],
    },
  };
}

/** Read back; undefined for what is none of ours, or no match that goes on. */
export function tennisSituation({ name, figures }: PriceModel): TennisSituation | undefined {
  const [home, away] = figures['serve'] ?? [];
  const bestOf = figures['bestOf']?.[0];
  const sets = scoresOf(figures['sets']);
  const [games, points] = [scoreOf(figures['games']), scoreOf(figures['points'])];
  const isRead = name === NAME && (bestOf === 3 || bestOf === 5) && isChance(home) && isChance(away);
  if (!isRead || sets === undefined || games === undefined || points === undefined) return undefined;
  const homeSets = sets.filter(([ours, theirs]) => ours > theirs).length;
  const isOn = Math.max(homeSets, sets.length - homeSets) < bestOf / 2 && sets.every(isSetOver);
  if (!isOn || isSetOver(games) || Math.max(...games) > 6) return undefined;
  const server = figures['homeServes']?.[0] === 1 ? 'home' : 'away';
  return { now: { sets, games, points, server }, bestOf, serve: { home, away } };
}

function scoresOf(figures: readonly number[] | undefined): readonly Score[] | undefined {
  if (figures === undefined || figures.length % 2 !== 0) return undefined;
  const scores = figures.flatMap((_, at) => (at % 2 === 0 ? [scoreOf(figures.slice(at, at + 2))] : []));
  return scores.every((score) => score !== undefined) ? scores : undefined;
}

function scoreOf(figures: readonly number[] | undefined): Score | undefined {
  const [home, away] = figures ?? [];
  return isCount(home) && isCount(away) ? [home, away] : undefined;
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= MOST_POINTS;
const isChance = (value: number | undefined): value is number =>
  value !== undefined && value > 0 && value < 1;
