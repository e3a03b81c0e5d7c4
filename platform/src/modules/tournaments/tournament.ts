import type { AmountMinor, Id, TournamentPhaseName, TournamentPointsRule } from '@paddock/contract';
import type { LocalizedName, TournamentScope, Who } from '@paddock/contract/schemas';

import type { PointsTerms } from './rules/points.ts';

export type TournamentId = Id<'tournament'>;

/** What holds for those who take part with a currency. */
export interface CurrencyTerms extends PointsTerms {
  readonly currency: string;
  /** Of the first place, the second, and so on. */
  readonly prizesMinor: readonly AmountMinor[];
}

/** A tournament as it is kept. */
export interface Tournament {
  readonly tournamentId: TournamentId;
  readonly code: string;
  readonly name: LocalizedName;
  readonly games: TournamentScope;
  readonly points: TournamentPointsRule;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  /** Rounds that began before the close count when they end until then. */
  readonly resultsAtMs: number;
  readonly cancelledAtMs: number | undefined;
  /** When places and prizes were fixed. */
  readonly finalAtMs: number | undefined;
  /** When an operator said that its prizes may be paid. */
  readonly approvedAtMs: number | undefined;
  /** When the last prize was paid. */
  readonly paidAtMs: number | undefined;
  readonly currencies: readonly CurrencyTerms[];
  /** Who may take part. */
  readonly who: Who;
}

export function phaseOf(
  { opensAtMs, closesAtMs, cancelledAtMs, finalAtMs }: Tournament,
  nowMs: number,
): TournamentPhaseName {
  if (cancelledAtMs !== undefined) return 'cancelled';
  if (finalAtMs !== undefined) return 'finished';
  if (nowMs < opensAtMs) return 'coming';
  return nowMs < closesAtMs ? 'running' : 'settling';
}

export const termsIn = ({ currencies }: Tournament, currency: string): CurrencyTerms | undefined =>
  currencies.find((one) => one.currency === currency);
