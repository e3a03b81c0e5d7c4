import { typedWords } from '../../../kernel/search/typed-words.ts';
import type { EventEntry } from '../book/entries.ts';
import { searchedWords } from '../read/search/market-hits.ts';

/** Which events a trader means by what was typed: words of theirs begin so, or it is their id; all while it is no word yet. */
export function calledSo(typed: string): (event: EventEntry) => boolean {
  const id = typed.trim();
  const words = typedWords(typed);
  return (event) => {
    if (event.id === id) return true;
    const names = [event.home.name, event.away.name, event.championship.name].flatMap(searchedWords);
    return words.every((word) => names.some((name) => name.startsWith(word)));
  };
}
