import type { Dictionary } from './compare-dictionaries.ts';
import { formOf, pluralForms, stemOf } from './plural-forms.ts';

const isGroup = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The reference's texts of one group by the keys a language asks for: a plural in its forms, each as "other" says it. */
function inFormsOf(reference: Dictionary, language: string): [string, unknown][] {
  return Object.entries(reference).flatMap(([key, text]): [string, unknown][] => {
    const form = formOf(key);
    if (form === undefined || typeof text !== 'string') return [[key, text]];
    const stem = stemOf(key);
    const other = reference[`${stem}_other`];
    if (form !== 'other') return form === 'zero' || pluralForms(language).includes(form) ? [[key, text]] : [];
    return pluralForms(language).map((own) => [`${stem}_${own}`, reference[`${stem}_${own}`] ?? other]);
  });
}

/**
 * A language's dictionary with the words it lacks as the reference says them, so that whoever reads it finds every key.
 * What it has stands, and a plural is taken whole or not at all.
 */
export function fillDictionary(reference: Dictionary, own: Dictionary, language: string): Dictionary {
  const ownStems = new Set(Object.keys(own).map(stemOf));
  const filled: Record<string, unknown> = { ...own };
  for (const [key, text] of inFormsOf(reference, language)) {
    const present = Object.hasOwn(own, key) ? own[key] : undefined;
    if (isGroup(text)) {
      if (present === undefined || isGroup(present))
        filled[key] = fillDictionary(text, present ?? {}, language);
    } else if (!ownStems.has(stemOf(key))) filled[key] = text;
  }
  return filled;
}
