import { parseAmount } from '@paddock/contract';

import { momentOf } from '../moment-of.ts';
import { numberIn } from './field-forms.ts';
import type { NamedPart, Part } from './form-parts.ts';
import { groupIn, listIn, textIn, type Typed, type ZoneHours } from './typed-terms.ts';
import type { Wrong } from './wrong-places.ts';

/** What was typed, as it is sent; undefined of a part that is left out. With what is missing or cannot be read. */
export interface ReadPart {
  readonly value: unknown;
  readonly wrong: readonly Wrong[];
}

interface Place {
  readonly at: string;
  readonly zoneHours: ZoneHours;
  /** Whose amounts these are. */
  readonly currency?: string;
}

const NOTHING: ReadPart = { value: undefined, wrong: [] };
const found = (value: unknown): ReadPart => ({ value, wrong: [] });
const refused = (at: string, rule: NonNullable<Wrong['rule']>): ReadPart => ({
  value: undefined,
  wrong: [{ at, rule }],
});

export function readTyped(part: Part, typed: Typed, place: Place, isOptional = false): ReadPart {
  switch (part.as) {
    case 'group':
      return isOptional && typed === undefined ? NOTHING : readGroup(part.fields, typed, place);
    case 'kinds': {
      const chosen = groupIn(typed)[part.tag];
      const kind = part.kinds.find(({ value }) => value === chosen);
      if (kind !== undefined) return readTyped(kind.part, typed, place);
      return part.isNullable ? found(null) : refused(place.at, 'required');
    }
    case 'by-currency':
    case 'by-product':
    case 'by-language':
      return readRecord(part, typed, place, isOptional);
    case 'list':
      return readAll(
        listIn(typed).map((one, at) => readTyped(part.of, one, { ...place, at: `${place.at}/${at}` })),
      );
    case 'names': {
      const names = listIn(typed).filter((name) => name !== '');
      if (names.length > 0) return found(names);
      return isOptional ? NOTHING : refused(place.at, 'required');
    }
    case 'flag':
      return part.isOnlyTrue && typed !== true ? NOTHING : found(typed === true);
    case 'fixed':
      return found(part.value);
    case 'picture': {
      const address = textIn(typed).trim();
      return found(address === '' ? null : address);
    }
    case 'text': {
      const text = textIn(typed).trim();
      if (text === '' && part.isNullable) return found(null);
      return text === '' ? nothingTyped(place, isOptional) : found(text);
    }
    default: {
      const text = textIn(typed).trim();
      return text === '' ? nothingTyped(place, isOptional) : readText(part, text, place);
    }
  }
}

const nothingTyped = ({ at }: Place, isOptional: boolean): ReadPart =>
  isOptional ? NOTHING : refused(at, 'required');

function readText(part: Part, text: string, { at, zoneHours, currency }: Place): ReadPart {
  if (part.as === 'number') {
    const value = numberIn(text, part.form);
    return value === undefined ? refused(at, 'number') : found(value);
  }
  if (part.as === 'moment') {
    const [day = '', time = ''] = text.split('T');
    const value = momentOf(day, time, zoneHours);
    return value === undefined ? refused(at, 'time') : found(value);
  }
  if (part.as === 'amount' && currency !== undefined && parseAmount(text, currency) === undefined)
    return refused(at, 'amount');
  return found(text);
}

function readGroup(fields: readonly NamedPart[], typed: Typed, place: Place): ReadPart {
  const values = groupIn(typed);
  const read = fields.map(({ name, part, isOptional }) => {
    const { value, wrong } = readTyped(
      part,
      values[name],
      { ...place, at: `${place.at}/${name}` },
      isOptional,
    );
    return { entry: [name, value] as const, wrong };
  });
  const said = read.map(({ entry }) => entry).filter(([, value]) => value !== undefined);
  return { value: Object.fromEntries(said), wrong: read.flatMap(({ wrong }) => wrong) };
}

function readRecord(
  part: Extract<Part, { readonly as: 'by-currency' | 'by-product' | 'by-language' }>,
  typed: Typed,
  place: Place,
  isOptional: boolean,
): ReadPart {
  const entries = Object.entries(groupIn(typed));
  if (entries.length === 0) return nothingTyped(place, isOptional);
  const read = entries.map(([key, one]) => {
    const inner = { ...place, at: `${place.at}/${key}`, ...(part.as === 'by-currency' && { currency: key }) };
    return { key, ...readTyped(part.of, one, inner) };
  });
  return {
    value: Object.fromEntries(read.map(({ key, value }) => [key, value])),
    wrong: read.flatMap(({ wrong }) => wrong),
  };
}

const readAll = (read: readonly ReadPart[]): ReadPart => ({
  value: read.map(({ value }) => value),
  wrong: read.flatMap(({ wrong }) => wrong),
});
