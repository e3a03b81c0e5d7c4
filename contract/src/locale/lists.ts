import { readLocale } from './locale.ts';

/** What parts of one thing are parted by where it is not the comma of Latin letters. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ' };

/** Things that stand beside each other, as the language lists them: "A, B, C", "A, B und C", "A وB وC". */
export function listText(items: readonly string[], language: string): string {
  const locale = readLocale(language) ?? 'en';
  return new Intl.ListFormat([locale, 'en'], { type: 'conjunction', style: 'narrow' }).format(items);
}

/** Parts of what one thing is called, the match, then the market: "Mill Rovers – Harbour, winner". */
export function partsText(parts: readonly string[], language: string): string {
  return parts.join(COMMAS[language] ?? ', ');
}
