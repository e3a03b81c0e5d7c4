import { sumOfReal, type RealAtRisk, type RealThen, type StakeThen } from '../../products/index.ts';
import { ALL_RULES } from '../rules/all-rules.ts';
import type { HeldBet } from './bet-store.ts';

type RealBet = RealThen<HeldBet & StakeThen>;

/**
 * How much of real money in bets that were open together is at risk: of a round what all of them can lose at once, so that
 * red beside black is next to nothing. Nothing of one that was taken back, that can be still, or that was collected at less
 * than the smallest price.
 */
export function realAtTables(bets: readonly RealBet[], minOddsMilli: number): RealAtRisk {
  const openMinor = sumOfReal(bets);
  if (!bets.every(({ isPriced }) => isPriced)) return { riskedMinor: 0n, openMinor };
  const isRisk = ({ end }: RealBet): boolean =>
    end !== undefined && !end.isTakenBack && (end.paidMilli === undefined || end.paidMilli >= minOddsMilli);
  const rounds = Map.groupBy(bets.filter(isRisk), ({ game, round }) => `${game}:${round}`);
  const riskedMinor = [...rounds.values()].reduce((sum, inRound) => sum + lossOf(inRound), 0n);
  return { riskedMinor, openMinor };
}

function lossOf(inRound: readonly RealBet[]): bigint {
  const rules = ALL_RULES.find(({ code }) => code === inRound[0]?.game);
  const stakes = inRound.map((bet) => ({ ...bet, worthMinor: bet.realMinor }));
  return rules?.jointLossMinor(stakes, []) ?? 0n;
}
