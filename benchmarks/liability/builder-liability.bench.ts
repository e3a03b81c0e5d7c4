import type { PlayerId } from '@paddock/contract';
import { MOST_BUILDER_LEGS as LEGS } from '@paddock/contract/bets';

import { atMost, type Benchmark, type Outcome } from '../report/outcome.ts';
import { quantile } from '../report/statistics.ts';
import { exposureOf } from './setup/exposure.ts';

const WARM_UP = 2_000;
const WEIGHED = 5_000;
const MOST_MS = 1;

export const builderLiability: Benchmark = {
  name: 'builder-liability',
  about: `what a bet builder of ${LEGS} legs may cost the house, beside a look at each of its prices`,
  run: () => Promise.resolve(measured()),
};

function measured(): Outcome {
  const bet = openBuilder();
  const ours: number[] = [];
  const floor: number[] = [];
  let sum = 0;
  for (let n = 0; n < WARM_UP + WEIGHED; n++) {
    const weighed = timed(() => Number(exposureOf(bet).returnCents));
    const looked = timed(() => Math.max(...bet.plan.builderMilli));
    sum += weighed.result + looked.result;
    if (n < WARM_UP) continue;
    ours.push(weighed.ms);
    floor.push(looked.ms);
  }
  if (sum === 0) throw new Error('nothing was at risk');
  const row = (measure: string, part: number) => {
    const [own, theirs] = [quantile(ours, part), quantile(floor, part)];
    return {
      measure,
      ours: `${own.toFixed(4)} ms`,
      beside: `${theirs.toFixed(4)} ms`,
      ratio: own / theirs,
      target: atMost(own, MOST_MS, ' ms'),
    };
  };
  return {
    besideName: 'each price looked at',
    rows: [row('a bet weighed, median', 0.5), row('a bet weighed, p99', 0.99)],
    notes: [`all ${LEGS} legs open: each of ${2 ** LEGS} sets of them may be what is left`],
  };
}

/** Nothing is decided yet: the most sets to look through. */
function openBuilder() {
  const legs = Array.from({ length: LEGS }, (_, at) => ({
    selectionId: `s${at}`,
    eventId: 'event',
    oddsMilli: 1_500 + 100 * at,
    chancePpb: 500_000_000n,
    result: undefined,
  }));
  const builderMilli = Array.from({ length: 2 ** LEGS }, (_, set) => 1_000 + 137 * set);
  return {
    playerId: '1' as PlayerId,
    currency: 'EUR',
    unitMinor: 1_000n,
    plan: { builderMilli, model: { name: 'bench', figures: {} } },
    payoutCapMinor: 25_000_000n,
    legs,
  };
}

function timed<Result>(work: () => Result): { readonly result: Result; readonly ms: number } {
  const startMs = performance.now();
  const result = work();
  return { result, ms: performance.now() - startMs };
}
