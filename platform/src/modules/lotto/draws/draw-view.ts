import { formatAmount } from '@paddock/contract';
import type { LottoDrawView } from '@paddock/contract/schemas';

import { phaseOf, rulesOf, type Draw } from './draw.ts';

/** A draw as everybody sees it. Nothing of its seed before it has fallen. */
export function drawView(draw: Draw, nowMs: number): LottoDrawView {
  const { fallen } = draw;
  return {
    lottery: draw.lottery,
    version: draw.version,
    number: draw.number,
    phase: phaseOf(draw, nowMs),
    commitment: draw.commitment,
    valueSource: draw.valueSource,
    publishedAtMs: draw.publishedAtMs,
    opensAtMs: draw.opensAtMs,
    closesAtMs: draw.closesAtMs,
    dueByMs: draw.dueByMs,
    beacon: beaconView(draw),
    publicValue: draw.publicValue ?? null,
    seed: fallen?.seed ?? null,
    numbers: [...(fallen?.numbers ?? [])],
    bonus: [...(fallen?.bonus ?? [])],
    drawnAtMs: fallen?.atMs ?? null,
    pool: poolView(draw),
  };
}

function beaconView({ beacon }: Draw): LottoDrawView['beacon'] {
  if (beacon === undefined) return null;
  const { url, round, atMs, fetchedAtMs = null } = beacon;
  return { url, round, atMs, fetchedAtMs };
}

function poolView(draw: Draw): LottoDrawView['pool'] {
  const { prizes } = rulesOf(draw);
  const { pool } = draw;
  if (prizes.kind !== 'pool' || pool === undefined) return null;
  const { currency } = prizes;
  return {
    staked: formatAmount(pool.stakedMinor, currency),
    house: formatAmount(pool.houseMinor, currency),
    jackpot: formatAmount(pool.jackpotMinor, currency),
    paid: formatAmount(pool.paidMinor, currency),
    carried: formatAmount(pool.carriedMinor, currency),
    currency,
    categories: pool.winners.map((winners, at) => ({
      winners: winners.toString(),
      prize: formatAmount(pool.prizesMinor[at] ?? 0n, currency),
    })),
  };
}
