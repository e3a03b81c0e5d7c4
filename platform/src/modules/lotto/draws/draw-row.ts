import type { Draw, DrawId } from './draw.ts';

/** A draw as its table has it. */
export interface DrawRow {
  readonly draw_id: bigint;
  readonly lottery: string;
  readonly version: number;
  readonly number: bigint;
  readonly commitment: string;
  readonly value_source: string;
  readonly published_at_ms: bigint;
  readonly opens_at_ms: bigint;
  readonly closes_at_ms: bigint;
  readonly due_by_ms: bigint;
  readonly beacon_url: string | null;
  readonly beacon_round: bigint | null;
  readonly beacon_at_ms: bigint | null;
  readonly fetched_at_ms: bigint | null;
  readonly public_value: string | null;
  readonly seed: string | null;
  readonly numbers: readonly number[];
  readonly bonus: readonly number[];
  readonly drawn_at_ms: bigint | null;
  readonly staked_minor: bigint | null;
  readonly jackpot_minor: bigint | null;
  readonly house_minor: bigint | null;
  readonly paid_minor: bigint | null;
  readonly carried_minor: bigint | null;
  readonly winners: readonly string[] | null;
  readonly prizes_minor: readonly string[] | null;
  readonly voided_at_ms: bigint | null;
  readonly settled_at_ms: bigint | null;
}

const atMs = (value: bigint | null): number | undefined => (value === null ? undefined : Number(value));

function beaconOf({ beacon_url: url, beacon_round, beacon_at_ms, fetched_at_ms }: DrawRow): Draw['beacon'] {
  if (url === null || beacon_round === null || beacon_at_ms === null) return undefined;
  return {
    url,
    round: Number(beacon_round),
    atMs: Number(beacon_at_ms),
    fetchedAtMs: atMs(fetched_at_ms),
  };
}

export function toDraw(row: DrawRow): Draw {
  const { seed, drawn_at_ms: drawnAtMs } = row;
  return {
    drawId: row.draw_id.toString() as DrawId,
    lottery: row.lottery,
    version: row.version,
    number: Number(row.number),
    commitment: row.commitment,
    valueSource: row.value_source,
    publishedAtMs: Number(row.published_at_ms),
    opensAtMs: Number(row.opens_at_ms),
    closesAtMs: Number(row.closes_at_ms),
    dueByMs: Number(row.due_by_ms),
    beacon: beaconOf(row),
    publicValue: row.public_value ?? undefined,
    fallen:
      seed === null || drawnAtMs === null
        ? undefined
        : { seed, numbers: row.numbers, bonus: row.bonus, atMs: Number(drawnAtMs) },
    pool:
      row.winners === null
        ? undefined
        : {
            stakedMinor: row.staked_minor ?? 0n,
            jackpotMinor: row.jackpot_minor ?? 0n,
            houseMinor: row.house_minor ?? 0n,
            paidMinor: row.paid_minor ?? 0n,
            carriedMinor: row.carried_minor ?? 0n,
            winners: row.winners.map(BigInt),
            prizesMinor: (row.prizes_minor ?? []).map(BigInt),
          },
    voidedAtMs: atMs(row.voided_at_ms),
    settledAtMs: atMs(row.settled_at_ms),
  };
}
