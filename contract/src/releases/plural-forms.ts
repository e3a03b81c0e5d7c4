const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form: `bets` of `bets_few`. */
export const stemOf = (key: string): string => key.replace(PLURAL, '');

/** The plural form a key ends with: `few` of `bets_few`. */
export const formOf = (key: string): string | undefined => PLURAL.exec(key)?.[1];

/** Plural forms a language needs for a key that has any. */
export function pluralForms(language: string): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}
