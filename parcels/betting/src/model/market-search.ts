/** Names that hold every word that was typed, in small letters and without accents; all of them where nothing was. */
export function holdsWords(name: string, typed: string): boolean {
  const plain = folded(name);
  return folded(typed)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
