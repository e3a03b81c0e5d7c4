import type { ProductWagering, WageringPerson } from '../../products/index.ts';
import type { BetAtRisk } from '../joint-loss/bet-at-risk.ts';
import { readBetsBeside, readBetsOpenSince } from '../joint-loss/read-bets-at-risk.ts';
import { judgeBets, type PersonsBet } from './judge-bets.ts';
import { openWith, realAtRisk } from './real-at-risk.ts';

/** What bets count for a bonus: judged beside all bets of the person that have a match in common with them. */
export const sportsbookWagering: ProductWagering = {
  usualPercent: 100,
  stakesPerDay: 100,
  async judge(tx, grant, keys, person) {
    const beside = await readBetsBeside(tx, keys, person.players);
    const byId = new Map(beside.map((bet) => [bet.betId, bet]));
    const ended = keys.map(({ betId }) => {
      const bet = byId.get(betId);
      if (bet === undefined) throw new Error(`bet ${betId} ended and is not there`);
      return bet;
    });
    return judgeBets(grant, await pricedBets(beside, person), ended);
  },
  async realAtRisk(tx, { sinceMs, untilBetId, minOddsMilli }, person) {
    const open = await readBetsOpenSince(tx, { sinceMs, untilBetId }, person.players);
    const realOf = await person.realOf(open.map(({ betId }) => betId));
    const funded = open.map((bet) => {
      const struckMinor = realOf.get(bet.betId) ?? 0n;
      return { ...bet, struckMinor, stakeMinor: (struckMinor * bet.stakeMinor) / bet.struckMinor };
    });
    const real = await pricedBets(
      funded.filter(({ stakeMinor }) => stakeMinor > 0n),
      person,
    );
    return (placed) => realAtRisk(openWith(placed, real), minOddsMilli);
  },
};

async function pricedBets(
  bets: readonly BetAtRisk[],
  { worth }: WageringPerson,
): Promise<readonly PersonsBet[]> {
  const priced: PersonsBet[] = [];
  for (const bet of bets) {
    const stakeMinor = await worth(bet.stakeMinor, bet.currency);
    const struckMinor = await worth(bet.struckMinor, bet.currency);
    priced.push({
      ...bet,
      stakeMinor: stakeMinor ?? bet.stakeMinor,
      struckMinor: struckMinor ?? bet.struckMinor,
      isPriced: stakeMinor !== undefined && struckMinor !== undefined,
    });
  }
  return priced;
}
