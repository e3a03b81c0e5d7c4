import type { PriceModel } from '@paddock/contract/schemas';

import type { Score } from '../../results/index.ts';
import { OVERTIME_SEC, QUARTER_SEC, type Efficiency } from './possessions.ts';
import { stretchesOf, sumOf, type BasketballSituation } from './situation.ts';
import type { Stretch } from './remaining-points.ts';

const NAME = 'basketball-possessions';
const QUARTERS = 4;

/** All that prices of the whole match are taken from. */
export interface WholeSituation {
  readonly score: Score;
  /** What is left of the quarters, or of the overtime that is on. */
  readonly stretches: readonly Stretch[];
  readonly isOvertime: boolean;
  readonly efficiency: Efficiency;
}

export function wholeOf(situation: BasketballSituation): WholeSituation {
  const { period, periods, leftSec, ball, efficiency } = situation;
  const isOvertime = period >= QUARTERS;
  const stretches = isOvertime ? [{ sec: leftSec, ball }] : stretchesOf(situation, 0, QUARTERS - 1);
  return { score: sumOf(periods), stretches, isOvertime, efficiency };
}

/** The same as figures that a feed sends and a bet keeps. */
export function basketballModel(situation: BasketballSituation): PriceModel {
  const { score, stretches, isOvertime, efficiency } = wholeOf(situation);
  return {
    name: NAME,
    figures: {
      efficiency: [efficiency.home, efficiency.away],
      score: [...score],
      leftSec: stretches.map(({ sec }) => sec),
      homeBegins: stretches.map(({ ball }) => (ball === 'home' ? 1 : 0)),
      overtime: [isOvertime ? 1 : 0],
    },
  };
}

/** Read back; undefined for what is none of ours, or no match that can be. */
export function wholeFrom({ name, figures }: PriceModel): WholeSituation | undefined {
  const [home, away] = figures['efficiency'] ?? [];
  const [points, against] = figures['score'] ?? [];
  const leftSec = figures['leftSec'] ?? [];
  const begins = figures['homeBegins'] ?? [];
  const isOvertime = figures['overtime']?.[0] === 1;
  const areRates = isRate(home) && isRate(away);
  if (name !== NAME || !areRates || !isCount(points) || !isCount(against)) return undefined;
  const longest = isOvertime ? OVERTIME_SEC : QUARTER_SEC;
  const most = isOvertime ? 1 : QUARTERS;
  if (leftSec.length > most || leftSec.length !== begins.length) return undefined;
  if (!leftSec.every((sec) => sec >= 0 && sec <= longest)) return undefined;
  return {
    score: [points, against],
    stretches: leftSec.map((sec, at) => ({ sec, ball: begins[at] === 1 ? 'home' : 'away' })),
    isOvertime,
    efficiency: { home, away },
  };
}

const isRate = (value: number | undefined): value is number =>
  value !== undefined && value > 0.5 && value < 2;
const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value < 300;
