import type { PriceModel } from '@paddock/contract/schemas';

import type { FootballSituation } from './football-prices.ts';
import type { GoalRates, RemainingGoals } from './goal-rates.ts';

const NAME = 'football-counts';

/** Figures of one count, under a prefix: what both sides have, had in the first half, and are expected to add by half. */
interface CountedModel {
  readonly score: GoalRates;
  readonly firstHalf: GoalRates;
  readonly remaining: RemainingGoals;
}

/** What prices of a match are taken from, as figures that a feed sends and a bet keeps. */
export function modelOf({ firstHalfOver, beside, ...goals }: FootballSituation): PriceModel {
  return {
    name: NAME,
    figures: {
      firstHalfOver: [firstHalfOver ? 1 : 0],
      ...figuresOf('goals', goals),
      ...(beside && { ...figuresOf('corners', beside.corners), ...figuresOf('cards', beside.cards) }),
    },
  };
}

function figuresOf(of: string, { score, firstHalf, remaining }: CountedModel): PriceModel['figures'] {
  return {
    [`${of}Score`]: [...score],
    [`${of}First`]: [...firstHalf],
    [`${of}Left`]: [...remaining.first, ...remaining.second],
  };
}

/** The same read back; undefined for what is none of ours, or no football that can be. */
export function situationFrom({ name, figures }: PriceModel): FootballSituation | undefined {
  const goals = countedFrom('goals', figures);
  if (name !== NAME || goals === undefined) return undefined;
  const [corners, cards] = [countedFrom('corners', figures), countedFrom('cards', figures)];
  return {
    ...goals,
    firstHalfOver: figures['firstHalfOver']?.[0] === 1,
    ...(corners && cards && { beside: { corners, cards } }),
  };
}

function countedFrom(of: string, figures: PriceModel['figures']): CountedModel | undefined {
  const [home, away] = figures[`${of}Score`] ?? [];
  const [homeFirst, awayFirst] = figures[`${of}First`] ?? [];
  const [one, two, three, four] = figures[`${of}Left`] ?? [];
  const counts = [home, away, homeFirst, awayFirst];
  const means = [one, two, three, four];
  if (!counts.every(isCount) || !means.every(isMean)) return undefined;
  const [h = 0, a = 0, hFirst = 0, aFirst = 0] = counts;
  const [w = 0, x = 0, y = 0, z = 0] = means;
  if (hFirst > h || aFirst > a) return undefined;
  return { score: [h, a], firstHalf: [hFirst, aFirst], remaining: { first: [w, x], second: [y, z] } };
}

const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value < 100;
const isMean = (value: number | undefined): value is number =>
  value !== undefined && value >= 0 && value < 50;
