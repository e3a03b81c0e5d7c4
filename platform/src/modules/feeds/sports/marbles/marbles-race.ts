import type { Runner } from '@paddock/contract/schemas';

import type { MarketKey } from '../../results/index.ts';
import type { BetStop, FairMarket, SimulatedMatch } from '../../simulation/match/simulated-match.ts';
import { fieldPrices } from '../field/field-prices.ts';
import type { FieldRecord } from '../field/field-record.ts';
import { pairText } from '../field/field-results.ts';
import { orderChances } from '../field/order-chances.ts';
import { LAP_SEC, LAPS, lapsDone, RACE_SEC, STEADY_PART, type RaceCourse } from './race-course.ts';
import { raceView } from './race-view.ts';

const PLACED = [2, 3] as const;

/**
 * A race whose course is drawn, priced by what the laps so far have told.
 * @param opinion factors of a bookmaker's opinion, by runner, before the start
 */
export function marblesRace(
  runners: readonly Runner[],
  course: RaceCourse,
  opinion: readonly number[] = [],
): SimulatedMatch {
  const pairs = rivals(course);
  return {
    durationSec: RACE_SEC,
    stops: Array.from({ length: LAPS }, (_, lap): BetStop => {
      return { fromSec: (lap + STEADY_PART) * LAP_SEC, toSec: (lap + 1) * LAP_SEC, reason: 'danger' };
    }),
    turns: Array.from({ length: LAPS }, (_, lap) => (lap + 1) * LAP_SEC),
    driftSec: 10,
    viewAt: (elapsedSec) => raceView(course, runners, elapsedSec),
    recordAt: (elapsedSec) => recordOf(runners, course, elapsedSec),
    pricesAt(elapsedSec) {
      const known = course.weights[Math.min(lapsDone(elapsedSec), LAPS - 1)] ?? [];
      const weights = known.map((weight, at) => weight * (elapsedSec < 0 ? (opinion[at] ?? 1) : 1));
      return elapsedSec >= RACE_SEC ? [] : racePrices(runners, weights, pairs, elapsedSec < 0);
    },
    modelAt: undefined,
    allMarkets: () => [
      ...['field-winner', 'field-top-2', 'field-top-3', 'field-odd-even', 'field-forecast'].map(plain),
      ...pairs.map(([one, other]) => headToHead(runners, one, other)),
    ],
  };
}

function racePrices(
  runners: readonly Runner[],
  weights: readonly number[],
  pairs: readonly (readonly [number, number])[],
  hasEachWay: boolean,
): readonly FairMarket[] {
  const chances = orderChances(weights, Math.max(...PLACED));
  const placed = PLACED.filter((places) => runners.length > places + 1);
  const odd = chances.among(1).reduce((sum, chance, at) => sum + (Number(runners[at]?.code) % 2) * chance, 0);
  return [
    ...fieldPrices({ runners, among: chances.among, placed }, hasEachWay),
    ...pairs.map(([one, other]): FairMarket => {
      const first = chances.before(one, other);
      const named = [one, other].flatMap((at) => runners[at] ?? []);
      return {
        ...headToHead(runners, one, other),
        selections: named.map(({ code, name }, at) => [code, at === 0 ? first : 1 - first, name] as const),
        core: true,
      };
    }),
    {
      ...plain('field-odd-even'),
      selections: [
        ['odd', odd],
        ['even', 1 - odd],
      ],
      core: true,
    },
    forecast(runners, chances.inOrder),
  ];
}

function forecast(
  runners: readonly Runner[],
  inOrder: (first: number, second: number) => number,
): FairMarket {
  const orders = runners.flatMap((first, at) =>
    runners.flatMap((second, other) =>
      at === other
        ? []
        : [{ first, second, chance: inOrder(at, other), code: pairText(first.code, second.code) }],
    ),
  );
  const joined = (one: string, other: string) => `${one} – ${other}`;
  return {
    ...plain('field-forecast'),
    selections: orders.map(({ code, chance, first, second }) => {
      const [one, other] = [first.name, second.name];
      const name = { en: joined(one.en, other.en), ru: joined(one.ru ?? one.en, other.ru ?? other.en) };
      return [code, chance, name] as const;
    }),
    core: true,
  };
}

const plain = (type: string): MarketKey => ({ type, specifiers: {} });

function headToHead(runners: readonly Runner[], one: number, other: number): MarketKey {
  const pair = pairText(runners[one]?.code ?? '', runners[other]?.code ?? '');
  return { type: 'field-head-to-head', specifiers: { pair } };
}

/** Neighbours by strength at the start: the first two, the next two. */
function rivals({ weights: [start = []] }: RaceCourse): readonly (readonly [number, number])[] {
  const ranked = start.map((_, at) => at).toSorted((a, b) => (start[b] ?? 0) - (start[a] ?? 0));
  return Array.from({ length: Math.floor(ranked.length / 2) }, (_, at) => {
    const [one = 0, other = 0] = ranked.slice(2 * at, 2 * at + 2);
    return [one, other] as const;
  });
}

function recordOf(
  runners: readonly Runner[],
  { order }: RaceCourse,
  elapsedSec: number,
): FieldRecord<'marbles'> {
  const codes = runners.map(({ code }) => code);
  if (elapsedSec < RACE_SEC) return { sport: 'marbles', runners: codes, places: new Map() };
  const places = new Map(order.map((at, place) => [codes[at] ?? '', place + 1]));
  return { sport: 'marbles', runners: codes, places, end: 'finished' };
}
