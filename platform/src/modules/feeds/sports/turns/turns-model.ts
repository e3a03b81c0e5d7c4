import type { PriceModel } from '@paddock/contract/schemas';

import { addScores } from '../../results/index.ts';
import type { TurnsState } from './turns-left.ts';
import { turnsOf, type TurnChances, type TurnsRules } from './turns-rules.ts';

const NAME = 'turns-tries';
/** More than any match has had, of points and of periods. */
const MOST = 500;

/** All that prices of the whole match are taken from; its points so far are told together, as one period's. */
export interface TurnsSituation {
  readonly state: TurnsState;
  readonly chances: TurnChances;
}

/** The same as figures that a feed sends and a bet keeps. */
export function turnsModel({ state, chances }: TurnsSituation): PriceModel {
  const { periods, period, turn, hasScored } = state;
  return {
    name: NAME,
    figures: {
      chances: [chances.home, chances.away],
      score: [...addScores(periods)],
      turn: [period, turn, hasScored ? 1 : 0],
    },
  };
}

/** Read back; undefined for what is none of ours, or no match by these rules. */
export function turnsSituation(rules: TurnsRules, { name, figures }: PriceModel): TurnsSituation | undefined {
  const [home, away] = figures['chances'] ?? [];
  const [points, against] = figures['score'] ?? [];
  const [period, turn, scored] = figures['turn'] ?? [];
  if (name !== NAME || !isChance(home) || !isChance(away)) return undefined;
  if (!isCount(points) || !isCount(against) || !isCount(period) || !isCount(turn)) return undefined;
  if (turn >= turnsOf(rules, period)) return undefined;
  const state = { periods: [[points, against] as const], period, turn, hasScored: scored === 1 };
  return { state, chances: { home, away } };
}

const isChance = (value: number | undefined): value is number =>
  value !== undefined && value > 0 && value < 1;
const isCount = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value <= MOST;
