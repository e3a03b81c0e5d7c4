import type { PromotionTerms, SegmentConditions } from '@paddock/contract/schemas';

import { nameOf } from './field-forms.ts';

/** How a line of terms, or a part above it, is called. */
export type TermsName =
  | { readonly as: 'field'; readonly name: string }
  | { readonly as: 'currency' | 'product' | 'sport' | 'game'; readonly code: string }
  /** One of a list, from 1. */
  | { readonly as: 'place'; readonly name: string; readonly number: number };

export type TermsValue = string | number | boolean | null | readonly (string | number)[];

/** One thing that terms say. */
export interface TermsLine {
  /** From the outermost part to the field itself. */
  readonly names: readonly TermsName[];
  /** Of the field, by which its words and its form are found. */
  readonly field: string;
  readonly value: TermsValue;
  /** In which an amount is; null for no amount of one. */
  readonly currency: string | null;
}

export const TERMS_SECTIONS = ['who', 'conditions', 'starts', 'gives', 'wants', 'limits'] as const;
export type TermsSection = (typeof TERMS_SECTIONS)[number];
/** Some of them: a race says no more than whom it is for, a segment who is in it. */
export type TermsParts = Partial<Pick<PromotionTerms, Exclude<TermsSection, 'conditions'>>> & {
  readonly conditions?: SegmentConditions;
};

/** Everything that a part of terms says, in its order; nothing where the part says nothing. */
export function termsLines(terms: TermsParts, section: TermsSection): readonly TermsLine[] {
  const part: unknown = terms[section];
  return part === undefined ? [] : linesOf(part, { names: [], field: section, currency: null });
}

type Place = Omit<TermsLine, 'value'>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const CURRENCY = /^[A-Z]{3}$/;
/** Fields whose parts are told by product, or by sport or game. */
const BY_CODE: Readonly<Record<string, 'product' | 'sport' | 'game'>> = {
  products: 'product',
  edges: 'product',
  sports: 'sport',
  ownGames: 'game',
};

function linesOf(value: unknown, place: Place): readonly TermsLine[] {
  if (Array.isArray(value)) return listLines(value, place);
  if (!isRecord(value)) return [{ ...place, value: value as TermsValue }];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (CURRENCY.test(key))
      return linesOf(inner, { ...place, currency: key, names: [...place.names, currencyName(key)] });
    const byCode = BY_CODE[place.field];
    if (byCode !== undefined)
      return linesOf(inner, { ...place, names: [...place.names, { as: byCode, code: key }] });
    // The currencies below say it themselves.
    const name = nameOf(key, isRecord(inner) ? 'by-product' : '');
    const names = key === 'currencies' ? place.names : [...place.names, fieldName(name)];
    return linesOf(inner, { ...place, field: key === 'currencies' ? place.field : key, names });
  });
}

function listLines(list: readonly unknown[], place: Place): readonly TermsLine[] {
  if (!list.some(isRecord)) return [{ ...place, value: list as readonly (string | number)[] }];
  return list.flatMap((one, at) =>
    linesOf(one, {
      ...place,
      names: [...place.names.slice(0, -1), { as: 'place', name: place.field, number: at + 1 }],
    }),
  );
}

const fieldName = (name: string): TermsName => ({ as: 'field', name });
const currencyName = (code: string): TermsName => ({ as: 'currency', code });
