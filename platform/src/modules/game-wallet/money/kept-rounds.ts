import type { AmountMinor, BetId } from '@paddock/contract';

import type { RoundKey, RoundName } from './round-store.ts';

/** A round whose only bet was taken here. */
export interface KeptRound extends RoundName {
  readonly stakeId: BetId;
  readonly stakeMinor: AmountMinor;
  /** The company's name of its bet. */
  readonly bet: string;
  readonly game: string;
  readonly currency: string;
}

/** Rounds that are remembered until their win: one whose company is silent goes with the oldest. */
const REMEMBERED = 20_000;

/**
 * Rounds whose win may be paid without asking first which stake it is for. What is remembered may be over: the statement that
 * pays holds it to what stands there. A win that comes to another node asks.
 */
export interface KeptRounds {
  of(key: RoundKey): KeptRound | undefined;
  keep(key: RoundKey, round: KeptRound): void;
  forget(key: RoundKey): void;
}

export function keptRounds(): KeptRounds {
  const kept = new Map<string, KeptRound>();
  const textOf = ({ company, playerId, reference }: RoundKey): string =>
    `${company} ${playerId} ${reference}`;
  return {
    of: (key) => kept.get(textOf(key)),
    keep(key, round) {
      const [oldest] = kept.size < REMEMBERED ? [] : kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
      kept.set(textOf(key), round);
    },
    forget: (key) => void kept.delete(textOf(key)),
  };
}
