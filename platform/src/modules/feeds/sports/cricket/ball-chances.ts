import type { Delivery } from './cricket-rules.ts';

/** How often a delivery brings what; they sum to 1. */
export type BallChances = Readonly<Record<Delivery, number>>;

/** Between two average sides: with the field drawn in, in the middle, in the last four overs. */
const PHASES: readonly { readonly untilOver: number; readonly usual: BallChances }[] = [
  { untilOver: 6, usual: { '0': 0.395, '1': 0.3, '2': 0.05, '4': 0.145, '6': 0.04, W: 0.04, wd: 0.03 } },
  { untilOver: 16, usual: { '0': 0.305, '1': 0.41, '2': 0.07, '4': 0.09, '6': 0.05, W: 0.05, wd: 0.025 } },
  {
    untilOver: Infinity,
    usual: { '0': 0.235, '1': 0.35, '2': 0.09, '4': 0.12, '6': 0.09, W: 0.085, wd: 0.03 },
  },
];

/** How an advantage of the batting side works on each: as the power of e. */
const WEIGHTS: BallChances = { '0': -0.3, '1': 0, '2': 0.3, '4': 1, '6': 1, W: -1, wd: 0 };

/** Advantages come in steps, so that what follows from one is worked out once. */
const STEP = 0.02;
const MOST = 0.36;

/** The step of an advantage: a chance of boundaries and wickets so many hundredths above the usual. */
export function stepped(advantage: number): number {
  return Math.round(Math.max(-MOST, Math.min(MOST, advantage)) / STEP) * STEP;
}

/** Chances of the deliveries of an over (from 0), for a batting side of that advantage over who bowls. */
export function ballChances(advantage: number, over: number): BallChances {
  const { usual } = PHASES.find(({ untilOver }) => over < untilOver) ?? { usual: WEIGHTS };
  const weigh = (delivery: Delivery) => usual[delivery] * Math.exp(advantage * WEIGHTS[delivery]);
  const all = {
    ...{ '0': weigh('0'), '1': weigh('1'), '2': weigh('2'), '4': weigh('4'), '6': weigh('6') },
    ...{ W: weigh('W'), wd: weigh('wd') },
  };
  const sum = Object.values(all).reduce((total, chance) => total + chance, 0);
  return {
    ...{ '0': all['0'] / sum, '1': all['1'] / sum, '2': all['2'] / sum, '4': all['4'] / sum },
    ...{ '6': all['6'] / sum, W: all.W / sum, wd: all.wd / sum },
  };
}
