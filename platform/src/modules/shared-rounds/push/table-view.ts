import { formatAmount, type TableBetView, type TableRoundView, type TableTotals } from '@paddock/contract';

import { inRiskCents } from '../../products/index.ts';
import type { HeldBet } from '../bets/bet-store.ts';
import { knownEnd, type LiveRound, type Table } from '../tables/table.ts';

/** Bets that are listed for everybody; the others are counted. */
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

/** The largest stakes of a round, the largest first; of equal ones the earlier. */
export function listedBets(live: LiveRound | undefined, atMs: number): readonly TableBetView[] {
  if (live === undefined) return [];
  const weighed = [...live.bets.values()].map((bet) => ({
    bet,
    cents: inRiskCents({ num: bet.stakeMinor, den: 1n }, bet.currency),
  }));
  weighed.sort((a, b) =>
    a.cents === b.cents ? (a.bet.betId < b.bet.betId ? -1 : 1) : a.cents > b.cents ? -1 : 1,
  );
  return weighed.slice(0, LISTED).map(({ bet }) => tableBetView(live, bet, atMs));
}

function tableBetView(live: LiveRound, bet: HeldBet, atMs: number): TableBetView {
  const { currency } = bet;
  const known = knownEnd(live, bet, atMs);
  return {
    id: bet.betId,
    who: bet.who,
    stake: formatAmount(bet.stakeMinor, currency),
    currency,
    collectedMilli: known?.collectedMilli ?? null,
    paid: known === undefined ? null : formatAmount(known.paidMinor, currency),
  };
}

export function totalsOf(live: LiveRound | undefined, atMs: number): TableTotals {
  const sums = new Map<string, { staked: bigint; paid: bigint }>();
  for (const bet of live?.bets.values() ?? []) {
    const { staked, paid } = sums.get(bet.currency) ?? { staked: 0n, paid: 0n };
    const paidMinor = live === undefined ? 0n : (knownEnd(live, bet, atMs)?.paidMinor ?? 0n);
    sums.set(bet.currency, { staked: staked + bet.stakeMinor, paid: paid + paidMinor });
  }
  return {
    bets: live?.bets.size ?? 0,
    byCurrency: [...sums].map(([currency, { staked, paid }]) => ({
      currency,
      staked: formatAmount(staked, currency),
      paid: formatAmount(paid, currency),
    })),
  };
}
