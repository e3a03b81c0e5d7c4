import type { Score } from '../../results/index.ts';
import { mergeStops } from '../../simulation/match/bet-stops.ts';
import type { BetStop, MatchView, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import type { ServeChances } from './game-chances.ts';
import { MatchRests } from './match-rest.ts';
import { createSetModel } from './set-chances.ts';
import { tennisModel } from './tennis-model.ts';
import { tennisKeys } from './tennis-offer.ts';
import { tennisPrices } from './tennis-prices.ts';
import { isTieBreak, pointServer, type TennisMoment, type TennisTimeline } from './tennis-timeline.ts';
import type { TennisRecord } from './tennis-results.ts';

/** Bets stop while a point is played that can break a serve or end a set. */
const BEFORE_POINT_SEC = 9;
const AFTER_POINT_SEC = 3;
const POINT_NAMES = ['0', '15', '30', '40'];

/** A tennis match from its timeline and the chances on serve it is priced with. */
export function tennisMatch(timeline: TennisTimeline, serve: ServeChances): SimulatedMatch {
  const { bestOf, moments } = timeline;
  const model = createSetModel(serve);
  const rests = new MatchRests(bestOf, model);
  const first = moments[0];
  const last = moments.at(-1);
  if (first === undefined || last === undefined) throw new RangeError('a match without a beginning');
  const momentAt = (elapsedSec: number): TennisMoment => {
    let [low, high] = [0, moments.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((moments[middle]?.at ?? Infinity) <= elapsedSec) low = middle;
      else high = middle - 1;
    }
    return moments[low] ?? first;
  };
  return {
    durationSec: last.at,
    stops: stopsOf(moments),
    turns: moments.map(({ at }) => at),
    driftSec: Infinity,
    viewAt: (elapsedSec) => viewOf(momentAt(elapsedSec), elapsedSec < 0),
    recordAt: (elapsedSec) => recordOf(momentAt(elapsedSec), bestOf),
    pricesAt(elapsedSec) {
      const moment = momentAt(elapsedSec);
      return moment.end === undefined ? tennisPrices(moment, bestOf, model, rests) : [];
    },
    modelAt: (elapsedSec) => tennisModel({ now: momentAt(elapsedSec), bestOf, serve }),
    allMarkets: () => tennisKeys(bestOf),
  };
}

function recordOf({ sets, games, played, end }: TennisMoment, bestOf: 3 | 5): TennisRecord {
  return { sport: 'tennis', bestOf, sets, current: games, played, ...(end === undefined ? {} : { end }) };
}

function viewOf(moment: TennisMoment, before: boolean): MatchView {
  const { sets, games, end } = moment;
  const won = sets.filter(([home, away]) => home > away).length;
  const playing = end === undefined || end === 'broken-off';
  const parts = [...sets, ...(playing ? [games] : [])].map(([home, away]): [number, number] => [home, away]);
  return {
    period: before ? '' : end === undefined ? `s${sets.length + 1}` : 'ft',
    clockPerSec: 0,
    score: [won, sets.length - won],
    parts: before ? [] : parts,
    ...(before || end !== undefined ? {} : { points: pointsText(moment), server: pointServer(moment) }),
  };
}

/** "15", "40", "A" in a game, plain counts in a tie-break. */
function pointsText(moment: TennisMoment): [string, string] {
  const [home, away] = moment.points;
  if (isTieBreak(moment)) return [String(home), String(away)];
  if (home < 4 && away < 4) return [POINT_NAMES[home] ?? '40', POINT_NAMES[away] ?? '40'];
  if (home === away) return ['40', '40'];
  return home > away ? ['A', '40'] : ['40', 'A'];
}

function stopsOf(moments: readonly TennisMoment[]): readonly BetStop[] {
  const windows = moments.flatMap((before, at): readonly BetStop[] => {
    const point = moments[at + 1];
    if (point === undefined || !isBig(before)) return [];
    return [{ fromSec: point.at - BEFORE_POINT_SEC, toSec: point.at + AFTER_POINT_SEC, reason: 'point' }];
  });
  return mergeStops(windows);
}

/** A point at which the receiver can win the game, or anyone the tie-break. */
function isBig(moment: TennisMoment): boolean {
  const [home, away]: Score = moment.points;
  if (isTieBreak(moment)) return Math.max(home, away) >= 5;
  const [server, receiver] = moment.server === 'home' ? [home, away] : [away, home];
  return receiver >= 3 && receiver > server;
}
