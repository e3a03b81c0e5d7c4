import { mergeStops } from '../../simulation/match/bet-stops.ts';
import type { BetStop, MatchView, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import type { MatchRecord } from '../sports.ts';
import { MatchChances } from './match-chances.ts';
import { rallyModel } from './rally-model.ts';
import { rallyKeys } from './rally-offer.ts';
import { rallyPrices } from './rally-prices.ts';
import { isSetPoint, setsWon, targetAfter, type RallyRules } from './rally-rules.ts';
import { momentAt, type RallyMoment } from './rally-timeline.ts';

/** Bets stop while a point is played that can end a set. */
const BEFORE_POINT_SEC = 8;
const AFTER_POINT_SEC = 3;

/** A match from its moments and the chance of a point it is priced with. */
export function rallyMatch(
  rules: RallyRules,
  moments: readonly [RallyMoment, ...RallyMoment[]],
  homePoint: number,
  recordOf: (moment: RallyMoment) => MatchRecord,
): SimulatedMatch {
  const chances = new MatchChances(rules, homePoint);
  const at = (elapsedSec: number) => momentAt(moments, elapsedSec);
  return {
    durationSec: moments.at(-1)?.atSec ?? 0,
    stops: stopsOf(rules, moments),
    turns: moments.map(({ atSec }) => atSec),
    driftSec: Infinity,
    viewAt: (elapsedSec) => viewOf(at(elapsedSec), elapsedSec < 0),
    recordAt: (elapsedSec) => recordOf(at(elapsedSec)),
    pricesAt(elapsedSec) {
      const now = at(elapsedSec);
      return now.isOver ? [] : rallyPrices(rules, now, chances);
    },
    modelAt(elapsedSec) {
      const { sets, points } = at(elapsedSec);
      return rallyModel({ homePoint, sets, points });
    },
    allMarkets: () => rallyKeys(rules),
  };
}

function viewOf({ sets, points, isOver }: RallyMoment, before: boolean): MatchView {
  const told = isOver ? sets : [...sets, points];
  return {
    period: before ? '' : isOver ? 'ft' : `s${sets.length + 1}`,
    clockPerSec: 0,
    score: [...setsWon(sets)],
    parts: before ? [] : told.map(([home, away]): [number, number] => [home, away]),
  };
}

function stopsOf(rules: RallyRules, moments: readonly RallyMoment[]): readonly BetStop[] {
  const windows = moments.flatMap(({ points, sets }, at): readonly BetStop[] => {
    const next = moments[at + 1];
    if (next === undefined) return [];
    if (!isSetPoint(points, targetAfter(rules, sets.length), rules.mostPoints)) return [];
    return [{ fromSec: next.atSec - BEFORE_POINT_SEC, toSec: next.atSec + AFTER_POINT_SEC, reason: 'point' }];
  });
  return mergeStops(windows);
}
