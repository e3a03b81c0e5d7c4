import { HOUR_MS } from '@paddock/contract';

import { numberText } from './field-forms.ts';
import type { GroupPart, Part } from './form-parts.ts';

/** What is typed of a part: texts of fields, in the shape of the terms. Undefined is a group that is left out. */
export type Typed = string | boolean | null | undefined | readonly Typed[] | TypedGroup;
export interface TypedGroup {
  readonly [name: string]: Typed;
}

/** Hours east of UTC of who types, at a moment. */
export type ZoneHours = (atMs: number) => number;

/** A part as a form shows it. */
export function typedOf(part: Part, value: unknown, zoneHours: ZoneHours): Typed {
  switch (part.as) {
    case 'group':
      return value === undefined ? undefined : typedGroup(part, recordOf(value), zoneHours);
    case 'kinds': {
      const kind = part.kinds.find((one) => one.value === recordOf(value)[part.tag]);
      return kind === undefined ? null : typedOf(kind.part, value, zoneHours);
    }
    case 'by-currency':
    case 'by-product':
    case 'by-language':
      return Object.fromEntries(
        Object.entries(recordOf(value)).map(([key, one]) => [key, typedOf(part.of, one, zoneHours)]),
      );
    case 'list':
      return Array.isArray(value) ? value.map((one: unknown) => typedOf(part.of, one, zoneHours)) : [];
    case 'names':
      return Array.isArray(value) ? value.map(String) : [];
    case 'flag':
      return value === true;
    case 'fixed':
      return part.value;
    case 'number':
      return typeof value === 'number' ? numberText(value, part.form) : '';
    case 'moment':
      return typeof value === 'number' ? momentText(value, zoneHours) : '';
    default:
      return typeof value === 'string' ? value : '';
  }
}

const typedGroup = ({ fields }: GroupPart, values: Readonly<Record<string, unknown>>, zoneHours: ZoneHours) =>
  Object.fromEntries(fields.map(({ name, part }) => [name, typedOf(part, values[name], zoneHours)]));

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** "2026-12-01T08:30" on the clock of who types. */
const momentText = (atMs: number, zoneHours: ZoneHours): string =>
  new Date(atMs + zoneHours(atMs) * HOUR_MS).toISOString().slice(0, 16);

/** A part that nobody has typed anything of. */
export function emptyOf(part: Part): Typed {
  switch (part.as) {
    case 'group':
      return emptyGroup(part);
    case 'kinds':
      return part.isNullable || part.kinds[0] === undefined ? null : emptyGroup(part.kinds[0].part);
    case 'list':
      return Array.from({ length: part.least }, () => emptyOf(part.of));
    case 'choice':
      return part.values[0] ?? '';
    default:
      return typedOf(part, undefined, () => 0);
  }
}

const emptyGroup = ({ fields }: GroupPart): TypedGroup =>
  Object.fromEntries(
    fields.map(({ name, part, isOptional }) => [
      name,
      isOptional && (part.as === 'group' || part.as === 'choice') ? leftOut(part) : emptyOf(part),
    ]),
  );

const leftOut = (part: Part): Typed => (part.as === 'group' ? undefined : '');

/** Another kind of what stands there: what both have of the same form stays typed. */
export function withKind(before: Typed, from: GroupPart | undefined, to: GroupPart): TypedGroup {
  const typed = groupIn(before);
  const kept = to.fields.filter(({ name, part }) => {
    const same = from?.fields.find((one) => one.name === name);
    return part.as !== 'fixed' && JSON.stringify(same?.part) === JSON.stringify(part);
  });
  return { ...emptyGroup(to), ...Object.fromEntries(kept.map(({ name }) => [name, typed[name]])) };
}

export const groupIn = (typed: Typed): TypedGroup =>
  typeof typed === 'object' && typed !== null && !Array.isArray(typed) ? (typed as TypedGroup) : {};
export const listIn = (typed: Typed): readonly Typed[] =>
  Array.isArray(typed) ? (typed as readonly Typed[]) : [];
export const textIn = (typed: Typed): string => (typeof typed === 'string' ? typed : '');
