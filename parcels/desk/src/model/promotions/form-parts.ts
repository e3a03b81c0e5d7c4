import { formOf, isPicture, namesOf, type NameList, type NumberForm } from './field-forms.ts';

/** A part of terms as it is typed. */
export type Part =
  | GroupPart
  | {
      readonly as: 'kinds';
      /** What tells them apart: `kind` of a gift, `on` of a start. */
      readonly tag: string;
      readonly kinds: readonly { readonly value: string; readonly part: GroupPart }[];
      /** It may be nothing at all: a field of a wheel. */
      readonly isNullable: boolean;
    }
  | { readonly as: 'by-currency'; readonly of: Part }
  /** By product, or by something else that the site has. */
  | { readonly as: 'by-product'; readonly of: Part; readonly from: NameList }
  /** What players read, in each language it is written in. */
  | { readonly as: 'by-language'; readonly of: Part }
  | { readonly as: 'list'; readonly of: Part; readonly least: number }
  /** Codes; `values` are the only ones where the schema says which, `from` where the site does. */
  | { readonly as: 'names'; readonly values: readonly string[]; readonly from: NameList | null }
  | { readonly as: 'choice'; readonly values: readonly string[]; readonly from: NameList | null }
  | { readonly as: 'flag'; readonly isOnlyTrue: boolean }
  | { readonly as: 'fixed'; readonly value: string }
  | { readonly as: 'number'; readonly form: NumberForm }
  | { readonly as: 'moment' }
  | { readonly as: 'amount' }
  | {
      readonly as: 'text';
      readonly most: number;
      readonly isNullable: boolean;
      /** One line, however long it may be. */
      readonly isLine?: true;
    }
  /** An address of a picture of the site, or none. */
  | { readonly as: 'picture'; readonly most: number };

export interface GroupPart {
  readonly as: 'group';
  readonly fields: readonly NamedPart[];
}

export interface NamedPart {
  readonly name: string;
  readonly part: Part;
  readonly isOptional: boolean;
}

/** What of JSON Schema terms are written in. */
interface Schema {
  readonly type?: string;
  readonly const?: string | boolean;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly maxLength?: number;
}

const CURRENCY = '^[A-Z]{3}$';
const LANGUAGE = '^[a-z]{2}$';
const MOST_CHARACTERS = 2_000;

/** The form of terms by their schema: a part that is added to it stands in the form with its fields, named by the schema. */
export function formOfTerms(schema: unknown): GroupPart {
  return groupOf(schema as Schema);
}

const groupOf = ({ properties = {}, required = [] }: Schema): GroupPart => ({
  as: 'group',
  fields: Object.entries(properties).map(([name, schema]) => ({
    name,
    part: partOf(schema, name),
    isOptional: !required.includes(name),
  })),
});

function partOf(schema: Schema, name: string): Part {
  if (schema.const !== undefined)
    return schema.const === true
      ? { as: 'flag', isOnlyTrue: true }
      : { as: 'fixed', value: String(schema.const) };
  if (schema.enum !== undefined) return { as: 'choice', values: schema.enum, from: null };
  if (schema.anyOf !== undefined) return eitherOf(schema, name);
  switch (schema.type) {
    case 'object':
      return schema.patternProperties === undefined
        ? groupOf(schema)
        : recordOf(schema.patternProperties, name);
    case 'array':
      return arrayOf(schema, name);
    case 'boolean':
      return { as: 'flag', isOnlyTrue: false };
    case 'integer':
    case 'number': {
      const form = formOf(name);
      return form === 'moment' ? { as: 'moment' } : { as: 'number', form };
    }
    default:
      return textOf(schema, name);
  }
}

/** One of several kinds, or something or nothing. */
function eitherOf(schema: Schema, name: string): Part {
  const all = flat(schema);
  const said = all.filter(({ type }) => type !== 'null');
  const isNullable = said.length < all.length;
  const [first] = said;
  if (said.length === 1 && first !== undefined) {
    const part = partOf(first, name);
    if (part.as !== 'text') return part;
    return isPicture(name) ? { as: 'picture', most: part.most } : { ...part, isNullable };
  }
  const tag =
    Object.entries(first?.properties ?? {}).find(([, one]) => one.const !== undefined)?.[0] ?? 'kind';
  const kinds = said.map((one) => ({ value: String(one.properties?.[tag]?.const), part: groupOf(one) }));
  return { as: 'kinds', tag, kinds, isNullable };
}

const flat = (schema: Schema): readonly Schema[] => schema.anyOf?.flatMap(flat) ?? [schema];

/** By currency, language, product or what else is named; the name says what is typed for each. */
function recordOf(patterns: Readonly<Record<string, Schema>>, name: string): Part {
  const [[pattern, inner] = ['', {}]] = Object.entries(patterns);
  const of = partOf(inner, name);
  if (pattern === LANGUAGE) return { as: 'by-language', of };
  return pattern === CURRENCY
    ? { as: 'by-currency', of }
    : { as: 'by-product', of, from: namesOf(name) ?? 'products' };
}

function arrayOf({ items = {}, minItems = 0 }: Schema, name: string): Part {
  const isNames = items.enum !== undefined || (items.type === 'string' && items.pattern !== '\\S');
  return isNames
    ? { as: 'names', values: items.enum ?? [], from: namesOf(name) }
    : { as: 'list', of: partOf(items, name), least: minItems };
}

function textOf({ pattern = '', maxLength = MOST_CHARACTERS }: Schema, name: string): Part {
  if (pattern.startsWith('^-?(0|')) return { as: 'amount' };
  const from = namesOf(name);
  return from === null
    ? { as: 'text', most: maxLength, isNullable: false }
    : { as: 'choice', values: [], from };
}
