import type { ListOrderName, TimeFilter } from '@paddock/contract';
import type { BetSection, EventKind } from '@paddock/contract/schemas';
import { readOf } from '@paddock/shared-utils';

export interface SectionQuery {
  readonly section: BetSection;
  /** Matches where nothing is said. */
  readonly kind?: EventKind | undefined;
  readonly sport?: string | undefined;
  readonly championshipId?: string | undefined;
  /** How many are listed at first. */
  readonly limit: number;
  /** From which on, of a list that goes on. */
  readonly offset?: number | undefined;
  readonly withinHours?: number | undefined;
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  readonly time?: TimeFilter | undefined;
  /** By championship where nothing is said. */
  readonly order?: ListOrderName | undefined;
}

/** The events of a section as they are read. */
export function sectionRead(query: SectionQuery) {
  return readOf('/web-api/sportsbook/events', { query });
}
