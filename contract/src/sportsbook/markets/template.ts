import { numberLocale } from '../../locale/digits.ts';
import { withMinus } from '../../locale/minus.ts';
import { directionOf } from '../../routing/language.ts';
import type { LocalizedName } from '../../schemas/primitives.ts';
import type { Specifiers } from './specifiers.ts';

/** A side as an event has it (a competitor), or its name alone. */
export type NamedSide = LocalizedName | { readonly name: LocalizedName };

/** What a template may speak of (docs/markets.md). */
export interface TemplateValues {
  readonly specifiers: Specifiers;
  readonly home: NamedSide;
  readonly away: NamedSide;
}

/** `{x}`, `{+x}`, `{-x}`, `{!x}`, `{%x}`, `{$x}`, `{(x+1)}`, `{#x one:…|other:…}`. */
const FIELD = /\{([$!%#+-]?)\(?(\w+)([+-]\d+)?\)? ?([^}]*)\}/g;

const ORDINALS: Readonly<Record<string, string>> = { en: 'one:st|two:nd|few:rd|other:th', ru: 'other:-й' };

/** The form after its plural category in "one:goal|other:goals". */
function formOf(
  value: number,
  forms: string,
  language: string,
  type: Intl.PluralRulesOptions['type'] = 'cardinal',
): string {
  const all = Object.fromEntries(forms.split('|').map((form) => form.split(':') as [string, string]));
  return all[new Intl.PluralRules(language, { type }).select(value)] ?? all['other'] ?? '';
}

const written = (value: number, language: string) =>
  withMinus(value.toLocaleString(numberLocale(language, false)));

/** "+1", "−1"; 0 has no sign. */
const signed = (value: number, language: string) => (value > 0 ? '+' : '') + written(value, language);

/** A name in a language, else in English. */
export function inLanguage(name: Readonly<Record<string, string>> & LocalizedName, language: string): string {
  return name[language] ?? name.en;
}

/**
 * A name as people read it: English among words written from right to left is isolated (U+2068, U+2069), so that
 * "1. FC Köln" and "Mill Rovers (+1)" keep their order wherever they stand.
 */
export function shownName(name: LocalizedName, language: string): string {
  return nameDirection(name, language) === 'ltr' ? `\u2068${name.en}\u2069` : inLanguage(name, language);
}

/** `ltr` of an English name among words written from right to left; nothing of one that is read as the page is. */
export function nameDirection(name: LocalizedName, language: string): 'ltr' | undefined {
  return directionOf(language) === 'rtl' && !Object.hasOwn(name, language) ? 'ltr' : undefined;
}

/** "2–1" of `2:1`; anything else as it is. */
export function scoreText(score: string): string {
  return score.replace(/^(\d+):(\d+)$/, '$1–$2');
}

/**
 * Fills a template in a language. What it does not know is left out, so that a title without its line can be asked for.
 * Lines are written as `reader` reads numbers, and sides are named in the reader's language, who may see words of another:
 * "Handicap −0,5" in German, and `{$competitor1}`, which is all there is of the template, in every language.
 */
export function fillTemplate(
  template: string,
  { specifiers, home, away }: TemplateValues,
  language: string,
  reader = language,
): string {
  // Most names of markets speak of nothing.
  if (!template.includes('{')) return template.trim();
  const nameOf = (side: NamedSide) => inLanguage('name' in side ? side.name : side, reader);
  const sides = { home: nameOf(home), away: nameOf(away) };
  const texts: Specifiers = { ...specifiers, ...sides, competitor1: sides.home, competitor2: sides.away };
  return template
    .replace(FIELD, (_all, mark: string, name: string, shift = '0', forms: string) => {
      const text = texts[name] ?? '';
      if (mark === '%') return texts[text] ?? text;
      const count = Number(text) + Number(shift);
      // A club may be called by a year.
      if (mark === '$' || text === '' || Number.isNaN(count)) return scoreText(text);
      // Not a minus before it: level is 0, without a sign.
      if (mark === '+' || mark === '-') return signed(mark === '+' ? count : 0 - count, reader);
      if (mark === '!')
        return `${count}${formOf(count, ORDINALS[language] ?? 'other:.', language, 'ordinal')}`;
      return mark === '#' ? formOf(count, forms, language) : written(count, reader);
    })
    .trim();
}
