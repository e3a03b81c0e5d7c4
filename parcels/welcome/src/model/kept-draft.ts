import { EMPTY_DRAFT, type FormKind, type RegistrationDraft } from './registration-form.ts';

interface KeptDraft {
  readonly kind: FormKind;
  readonly draft: RegistrationDraft;
}

let kept: KeptDraft | null = null;

/** Keeps what was typed while the page lives, without the password: closing the dialog loses nothing else. */
export function keepDraft(kind: FormKind, draft: RegistrationDraft): void {
  kept = { kind, draft: { ...draft, password: '' } };
}

export function keptDraft(): KeptDraft | null {
  return kept;
}

export function forgetDraft(): void {
  kept = null;
}

/** What a form may begin with: nobody typed it. */
const GIVEN: readonly (keyof RegistrationDraft)[] = ['currency'];

/** True once something was typed that would have to be typed again. */
export function isBegun(): boolean {
  if (kept === null) return false;
  const { draft } = kept;
  return (Object.keys(EMPTY_DRAFT) as (keyof RegistrationDraft)[]).some(
    (field) => !GIVEN.includes(field) && draft[field] !== EMPTY_DRAFT[field],
  );
}
