import type { StatementGroup } from '@paddock/contract/schemas';

import type { DayRange } from '../../model/day-range.ts';

export const STATEMENT_GROUPS = [
  'deposits',
  'withdrawals',
  'bets',
  'conversions',
  'bonuses',
  'corrections',
] as const satisfies readonly StatementGroup[];

/** What of a statement is shown. */
export interface StatementFilter extends DayRange {
  readonly group: StatementGroup | '';
}

export const WHOLE_STATEMENT: StatementFilter = { group: '', fromDay: '', toDay: '' };
