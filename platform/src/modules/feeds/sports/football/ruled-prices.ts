import type { MarketKey, Score } from '../../results/index.ts';
import type { FairMarket } from '../../simulation/match/simulated-match.ts';
import { HalvesChances, PartChances } from '../rules/part-chances.ts';
import { ruledKeys as keysOf, ruledMarkets, type RuledOffer } from '../rules/ruled-prices.ts';
import type { FootballSituation } from './football-prices.ts';
import { RULED_KINDS } from './football-ruled.ts';
import { poisson } from './goal-counts.ts';
import type { RemainingGoals } from './goal-rates.ts';

const OFFER: RuledOffer = {
  kinds: RULED_KINDS,
  values: {
    half: ['1', '2'],
    team: ['home', 'away'],
    start: ['1:0', '0:1', '2:0', '0:2'],
    goals: ['2', '3', '4'],
  },
  combinedLines: { match: ['2.5', '3.5'], half: ['1.5'], halves: ['0.5', '1.5'] },
  ladder: () => ({ stepQuarters: 4, steps: 1, pricedFrom: 0.05 }),
};

interface Counted {
  readonly score: Score;
  readonly firstHalf: Score;
  readonly remaining: RemainingGoals;
}

/** Prices every market that a rule decides. */
export function ruledPrices(situation: FootballSituation): readonly FairMarket[] {
  const known = new Map<string, PartChances>();
  const chances = (of: string, counted: Counted, half: string | undefined) => {
    const key = `${of}:${half ?? ''}`;
    const found = known.get(key) ?? chancesOfPart(counted, half);
    known.set(key, found);
    return found;
  };
  return ruledMarkets(OFFER, {
    part({ of }, { half }) {
      const counted = of === undefined ? situation : situation.beside?.[of];
      if (counted === undefined || (half === '1' && situation.firstHalfOver)) return undefined;
      return chances(of ?? '', counted, half);
    },
    halves: new HalvesChances(chances('', situation, '1'), chances('', situation, '2')),
  });
}

/** Every market by rule that may have been offered, as far as `most` of anything is counted. */
export function ruledKeys(most: number): readonly MarketKey[] {
  return keysOf(OFFER, () => most);
}

/** What a half, or the whole match, has come to and what is still expected in it. */
function chancesOfPart(
  { score, firstHalf, remaining: { first, second } }: Counted,
  half: string | undefined,
): PartChances {
  const [home, away] =
    half === '1' ? first : half === '2' ? second : ([first[0] + second[0], first[1] + second[1]] as const);
  const own: Score =
    half === '1' ? firstHalf : half === '2' ? [score[0] - firstHalf[0], score[1] - firstHalf[1]] : score;
  return PartChances.ofCounts(own, poisson(home), poisson(away));
}
