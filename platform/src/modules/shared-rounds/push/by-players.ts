import type { Listed } from './table-view.ts';

/** Each player once for each currency, with what all their bets of the round come to; by the first of them. */
export function byPlayers(bets: readonly Listed[]): readonly Listed[] {
  const players = new Map<string, Listed>();
  for (const bet of bets) {
    const key = `${bet.playerId} ${bet.currency}`;
    const before = players.get(key);
    players.set(key, before === undefined ? bet : together(before, bet));
  }
  return [...players.values()];
}

function together(a: Listed, b: Listed): Listed {
  const isFirst = BigInt(a.betId) < BigInt(b.betId);
  return {
    ...(isFirst ? a : b),
    stakeMinor: a.stakeMinor + b.stakeMinor,
    paidMinor: a.paidMinor === undefined || b.paidMinor === undefined ? undefined : a.paidMinor + b.paidMinor,
  };
}
