import type { PersonKeyKind } from './person-keys.ts';

/** One thing two accounts have in common. */
export interface SharedFact {
  readonly kind: PersonKeyKind;
  /** Both accounts proved that it is theirs; else at least one only says so. */
  readonly isProved: boolean;
}

/** What proves, beside the same name and birth date, that two accounts are one person's. */
const SECOND_PROOFS: ReadonlySet<PersonKeyKind> = new Set(['phone', 'email', 'instrument']);

/**
 * What follows from what two accounts share (rules §9): `same` when both proved the same document, or have one name and
 * birth date and proved one more fact both. Anything less is `alike`, which only an operator decides. A shared instrument
 * by itself is nobody's likeness: families share cards, and its withdrawals are reviewed anyway.
 */
export function judgeLikeness(shared: readonly SharedFact[]): 'same' | 'alike' | 'nothing' {
  const has = (kind: PersonKeyKind) => shared.some((fact) => fact.kind === kind);
  const proved = shared.filter(({ isProved }) => isProved).map(({ kind }) => kind);
  if (proved.includes('document')) return 'same';
  if (has('name') && proved.some((kind) => SECOND_PROOFS.has(kind))) return 'same';
  return shared.some(({ kind }) => kind !== 'instrument') ? 'alike' : 'nothing';
}
