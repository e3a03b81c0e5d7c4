import { searchForm } from '../../../kernel/search/search-words.ts';
import type { LegEvidence } from './bet-record.ts';

/** What a leg is found by: the names of its match and championship in every language they were struck in. */
export function legSearchText(
  evidence: Partial<Pick<LegEvidence, 'home' | 'away' | 'championship'>>,
): string {
  const names = [evidence.home, evidence.away, evidence.championship].flatMap((name) =>
    name === undefined ? [] : [name.en, name.ru ?? ''],
  );
  return searchForm(names.filter(Boolean).join(' '));
}
