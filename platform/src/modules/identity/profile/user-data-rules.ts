import { isDay } from '@paddock/contract';
import type { UserData, UserDataChange, UserDataField } from '@paddock/contract/schemas';

import { PlatformError } from '../../../kernel/http/problem.ts';
import { personName } from '../persons/person-name.ts';

const ADDRESS_MAX = 200;
/** Letters, digits and what addresses are written with; no control characters, nothing that turns the direction. */
const ADDRESS = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}№+]+$/u;
const INVISIBLE = /\p{Cf}/u;
const DOCUMENT_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} /-]{2,39}$/u;
const TAX_NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} /-]{3,31}$/u;

type TextField = Exclude<UserDataField, 'document_type_id'>;

/** How a text becomes what is kept; undefined when it cannot. */
const READ: Readonly<Record<TextField, (text: string) => string | undefined>> = {
  date_birthday: (text) => (isDay(text) ? text : undefined),
  passport_date: (text) => (isDay(text) ? text : undefined),
  passport_end_date: (text) => (isDay(text) ? text : undefined),
  name: personName,
  surname: personName,
  passport: (text) => matching(DOCUMENT_NUMBER, text),
  inn: (text) => matching(TAX_NUMBER, text),
  registration_address: addressOf,
};

/** Once known they stay known: whom the account belongs to may be corrected, not taken away. */
const NEVER_EMPTY: readonly UserDataField[] = ['name', 'surname', 'date_birthday'];

function matching(pattern: RegExp, text: string): string | undefined {
  const bare = text.normalize('NFKC').trim();
  return pattern.test(bare) ? bare : undefined;
}

function addressOf(text: string): string | undefined {
  const address = text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  const fits = Array.from(address).length <= ADDRESS_MAX && ADDRESS.test(address) && !INVISIBLE.test(address);
  return fits ? address : undefined;
}

/** What checks lock: everything a document shows. The address may change as people move. */
const CHECKED: readonly UserDataField[] = [
  'date_birthday',
  'document_type_id',
  'inn',
  'name',
  'passport',
  'passport_date',
  'passport_end_date',
  'surname',
];

export interface LockFacts {
  readonly data: UserData;
  /** Documents were checked, or are being checked right now. */
  readonly isVerified: boolean;
  /** An official register vouched for name and birth date at registration. */
  readonly isConfirmed: boolean;
}

/**
 * What only support can change. The birth date always, once known: registration checked the age by it. After
 * verification, and while it runs, everything that was checked; a field that is still empty can be filled in.
 */
export function lockedFields({ data, isVerified, isConfirmed }: LockFacts): UserDataField[] {
  const locked = isVerified ? CHECKED : isConfirmed ? (['name', 'surname', 'date_birthday'] as const) : [];
  return [...new Set<UserDataField>(['date_birthday', ...locked])].filter((field) => data[field] !== null);
}

/**
 * The data after a change, each field by its own rule, then those that belong together.
 * @throws FIELD_LOCKED, INVALID_INPUT naming the fields.
 */
export function changedData(
  data: UserData,
  change: UserDataChange,
  locked: readonly UserDataField[],
  today: string,
): UserData {
  const wanted = Object.entries(change) as [UserDataField, string | number | null][];
  const parsed = wanted.map(([field, value]) => [field, keptValue(field, value)] as const);
  refuse(
    parsed.filter(([field, value]) => value === undefined || (value === null && NEVER_EMPTY.includes(field))),
  );
  const changed = parsed.filter(([field, value]) => value !== data[field]);
  const barred = changed.map(([field]) => field).filter((field) => locked.includes(field));
  if (barred.length > 0) throw new PlatformError('FIELD_LOCKED', { fields: barred });
  const next: UserData = { ...data, ...Object.fromEntries(changed) };
  if (isDocumentOdd(next, today)) refuse([[oddField(next, today)]]);
  return next;
}

function keptValue(field: UserDataField, value: string | number | null): string | number | null | undefined {
  if (field === 'document_type_id' || typeof value !== 'string') return value;
  return value.trim() === '' ? null : READ[field](value);
}

function refuse(faulty: readonly (readonly [UserDataField, ...unknown[]])[]): void {
  if (faulty.length === 0) return;
  throw new PlatformError(
    'INVALID_INPUT',
    faulty.map(([field]) => ({ at: `/${field}` })),
  );
}

/** A document is issued after its holder was born and not in the future, and ends after it began. */
function isDocumentOdd(data: UserData, today: string): boolean {
  const { date_birthday: born, passport_date: issued, passport_end_date: ends } = data;
  if (issued !== null && (issued > today || (born !== null && issued <= born))) return true;
  return ends !== null && issued !== null && ends <= issued;
}

function oddField(
  { passport_date: issued, passport_end_date: ends }: UserData,
  today: string,
): UserDataField {
  const endsFirst = issued !== null && ends !== null && ends <= issued && issued <= today;
  return endsFirst ? 'passport_end_date' : 'passport_date';
}
