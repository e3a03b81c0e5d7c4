import { readFileSync } from 'node:fs';

/** Languages in which players read the betting rules. */
export const RULE_LANGUAGES = ['en', 'ru'] as const;
export type RuleLanguage = (typeof RULE_LANGUAGES)[number];

interface RulesText {
  readonly groups: readonly {
    readonly chapters: readonly {
      readonly slug: string;
      readonly articles: readonly { readonly text: readonly (string | readonly string[])[] }[];
    }[];
  }[];
}

/** All that a chapter of the betting rules says. A test holds its numbers to the code. @throws for an unknown chapter. */
export function chapterOfRules(language: RuleLanguage, slug: string): string {
  const file = new URL(`../../../parcels/information/texts/rules/${language}.json`, import.meta.url);
  const { groups } = JSON.parse(readFileSync(file, 'utf8')) as RulesText;
  const chapter = groups.flatMap(({ chapters }) => chapters).find((one) => one.slug === slug);
  if (chapter === undefined) throw new Error(`the rules have no chapter ${slug}`);
  return chapter.articles.flatMap(({ text }) => text.flat()).join('\n');
}

/** Euros as the rules write them: `5,000 euros` and `0.20 euros`; in Russian `5000 евро`, `500 000 евро`, `0,20 евро`. */
export function eurosInRules(cents: bigint, language: RuleLanguage): string {
  const amount = Number(cents) / 100;
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  if (language === 'ru' && amount < 10_000) return `${digits.replace('.', ',')} евро`;
  const grouped = digits.replaceAll(/\B(?=(?:\d{3})+$)/g, language === 'en' ? ',' : ' ');
  return `${grouped} ${language === 'en' ? 'euros' : 'евро'}`;
}
