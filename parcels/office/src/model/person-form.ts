import type { UserData, UserDataChange, UserDataField } from '@paddock/contract/schemas';
import type { ApiProblem } from '@paddock/shared-utils';

/** The form's fields in its order; a select for the kind of document, a date for days. */
export const PERSON_FIELDS = [
  { field: 'surname', kind: 'text', autoComplete: 'family-name' },
  { field: 'name', kind: 'text', autoComplete: 'given-name' },
  { field: 'date_birthday', kind: 'date', autoComplete: 'bday' },
  { field: 'registration_address', kind: 'text', autoComplete: 'street-address' },
  { field: 'document_type_id', kind: 'document', autoComplete: 'off' },
  { field: 'passport', kind: 'text', autoComplete: 'off' },
  { field: 'passport_date', kind: 'date', autoComplete: 'off' },
  { field: 'passport_end_date', kind: 'date', autoComplete: 'off' },
  { field: 'inn', kind: 'text', autoComplete: 'off' },
] as const satisfies readonly {
  readonly field: UserDataField;
  readonly kind: 'text' | 'date' | 'document';
  readonly autoComplete: string;
}[];

export type PersonField = (typeof PERSON_FIELDS)[number];

/** Kinds of documents by their numbers (S3-21). */
export const DOCUMENT_TYPES = [1, 2, 3, 4] as const;

/** What stands in the fields, as text. */
export type PersonDraft = Readonly<Record<UserDataField, string>>;

export function draftOf(data: UserData): PersonDraft {
  const entries = PERSON_FIELDS.map(({ field }) => [field, String(data[field] ?? '')] as const);
  return Object.fromEntries(entries) as PersonDraft;
}

/** What the draft changes; null when it changes nothing. */
export function changeOf(data: UserData, draft: PersonDraft): UserDataChange | null {
  const before = draftOf(data);
  const changed = PERSON_FIELDS.filter(({ field }) => draft[field].trim() !== before[field]);
  if (changed.length === 0) return null;
  const entries = changed.map(({ field }) => [
    field,
    field === 'document_type_id' ? documentTypeOf(draft[field]) : draft[field].trim(),
  ]);
  return Object.fromEntries(entries) as UserDataChange;
}

function documentTypeOf(text: string): number | null {
  return DOCUMENT_TYPES.find((type) => String(type) === text) ?? null;
}

/** Fields the server did not take, of a refusal that names them. */
export function refusedFields({ code, details }: ApiProblem): readonly UserDataField[] {
  if (code !== 'INVALID_INPUT' || !Array.isArray(details)) return [];
  const places = details.map((detail: unknown) => String((detail as { at?: unknown } | null)?.at));
  return PERSON_FIELDS.map(({ field }) => field).filter((field) => places.includes(`/${field}`));
}
