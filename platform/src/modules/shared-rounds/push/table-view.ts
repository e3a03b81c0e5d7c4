import { formatAmount, type TableBetView, type TableRoundView, type TableTotals } from '@paddock/contract';

import { inRiskCents } from '../../products/index.ts';
import type { HeldBet } from '../bets/bet-store.ts';
import { knownEnd, type LiveRound, type Table } from '../tables/table.ts';
import { byPlayers } from './by-players.ts';

/** Bets, or players, that are listed for everybody; the others are counted. */
export const LISTED = 40;

export function roundView({ shown, open, startsAtMs }: Table): TableRoundView {
  const record = shown?.record;
  const over = record?.over;
  return {
    number: record?.number ?? null,
    phase:
      record === undefined
        ? 'waiting'
        : over !== undefined
          ? 'ended'
          : record.beganAtMs === undefined
            ? 'open'
            : 'running',
    betsOn: open?.record.number ?? null,
    startsAtMs: startsAtMs ?? null,
    beganAtMs: record?.beganAtMs ?? null,
    endedAtMs: over?.atMs ?? null,
    stopMilli: record?.stopMilli ?? null,
    hashBefore: shown?.hashBefore ?? null,
    hash: over?.hash ?? null,
    result: over?.result ?? null,
  };
}

/** A bet, or all of a player's, as far as everybody may know. */
export interface Listed extends Pick<HeldBet, 'betId' | 'playerId' | 'who' | 'currency' | 'stakeMinor'> {
  readonly collectedMilli: number | undefined;
  /** Undefined while it is not known. */
  readonly paidMinor: bigint | undefined;
}

/** The largest stakes of a round, the largest first; of equal ones the earlier. */
export function listedBets({ shown, rules }: Table, atMs: number): readonly TableBetView[] {
  if (shown === undefined) return [];
  const bets = [...shown.bets.values()].map((bet): Listed => {
    const known = knownEnd(shown, bet, atMs);
    return { ...bet, collectedMilli: known?.collectedMilli, paidMinor: known?.paidMinor };
  });
  const weighed = (rules.lists === 'players' ? byPlayers(bets) : bets).map((one) => ({
    one,
    cents: inRiskCents({ num: one.stakeMinor, den: 1n }, one.currency),
  }));
  weighed.sort((a, b) =>
    a.cents === b.cents ? (a.one.betId < b.one.betId ? -1 : 1) : a.cents > b.cents ? -1 : 1,
  );
  return weighed.slice(0, LISTED).map(({ one }) => listedView(one));
}

const listedView = ({
  betId,
  who,
  stakeMinor,
  currency,
  collectedMilli,
  paidMinor,
}: Listed): TableBetView => ({
  id: betId,
  who,
  stake: formatAmount(stakeMinor, currency),
  currency,
  collectedMilli: collectedMilli ?? null,
  paid: paidMinor === undefined ? null : formatAmount(paidMinor, currency),
});

export function totalsOf(live: LiveRound | undefined, atMs: number): TableTotals {
  const sums = new Map<string, { staked: bigint; paid: bigint }>();
  for (const bet of live?.bets.values() ?? []) {
    const { staked, paid } = sums.get(bet.currency) ?? { staked: 0n, paid: 0n };
    const paidMinor = live === undefined ? 0n : (knownEnd(live, bet, atMs)?.paidMinor ?? 0n);
    sums.set(bet.currency, { staked: staked + bet.stakeMinor, paid: paid + paidMinor });
  }
  return {
    bets: live?.bets.size ?? 0,
    players: new Set([...(live?.bets.values() ?? [])].map(({ playerId }) => playerId)).size,
    byCurrency: [...sums].map(([currency, { staked, paid }]) => ({
      currency,
      staked: formatAmount(staked, currency),
      paid: formatAmount(paid, currency),
    })),
  };
}
