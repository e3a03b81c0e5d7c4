/** What the site is called and how it is written to, by the placeholder of a text: `{{company}}`. */
export type SiteWords = Readonly<Record<'company' | 'email', string>>;

/** What texts may name of the site itself. */
export const PLACEHOLDERS: ReadonlySet<string> = new Set(['company', 'email'] satisfies (keyof SiteWords)[]);

/** A text, or all texts of a part, with what the site says in place of its placeholders. */
export function said<Part>(part: Part, words: SiteWords): Part {
  if (typeof part === 'string')
    return part.replace(/\{\{(company|email)\}\}/g, (_, name: keyof SiteWords) => words[name]) as Part;
  if (Array.isArray(part)) return part.map((inner: unknown) => said(inner, words)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, said(inner, words)])) as Part;
}
