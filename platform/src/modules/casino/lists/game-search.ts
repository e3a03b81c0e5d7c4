import type { GameSearchView } from '@paddock/contract/schemas';

import type { NameIndex, Nearest } from '../../../kernel/search/name-index.ts';
import { onOtherKeyboard } from '../../../kernel/search/other-keyboard.ts';
import { knownSpelling, typedWords, wordsInAll } from '../../../kernel/search/typed-words.ts';
import { CLOSENESS } from '../../../kernel/search/word-distance.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Game } from '../catalogue/game.ts';
import { refusalAt, type Place } from '../playable.ts';
import { providers } from './providers.ts';

const MOST_GAMES = 60;
const MOST_PROVIDERS = 10;

/**
 * Games that can be played at this place and are called as was typed, or nearly so: a name that is what was typed before one
 * that begins so, before any other; of these the nearer spelling, then what is played more. Studios by their names alone. What no
 * name is called is read as typed with the other keyboard set, before it is taken for mistyped.
 */
export function gameSearch(catalogue: Catalogue, typed: string, place: Place): GameSearchView {
  const { words, near } = meant(catalogue.names, typed);
  const found: { readonly game: Game; readonly points: number }[] = [];
  near.forEach((id, distance) => {
    const game = catalogue.get(id);
    if (game !== undefined && refusalAt(game, place) === undefined)
      found.push({ game, points: 100 * beginning(game, words.join(' ')) + distance });
  });
  const games = found
    .toSorted((a, b) => a.points - b.points || b.game.popularity - a.game.popularity)
    .slice(0, MOST_GAMES)
    .map(({ game }) => game.tile);
  return { games, providers: studiosCalled(catalogue, words, place) };
}

function studiosCalled(
  catalogue: Catalogue,
  words: readonly string[],
  place: Place,
): GameSearchView['providers'] {
  const near = new Map<string, number>();
  nearest(catalogue.studios, words).forEach((code, distance) => near.set(code, distance));
  if (near.size === 0) return [];
  const theirs = catalogue
    .sorted('popular')
    .games.map(({ game }) => game)
    .filter((game) => near.has(game.studio.code) && refusalAt(game, place) === undefined);
  return providers(theirs)
    .toSorted((a, b) => (near.get(a.code) ?? 0) - (near.get(b.code) ?? 0))
    .slice(0, MOST_PROVIDERS);
}

interface Meant {
  readonly words: readonly string[];
  readonly near: Nearest<string>;
}

function meant(index: NameIndex<string>, typed: string): Meant {
  const first = reading(index, typed);
  if (isCalled(first)) return first;
  const other = reading(index, onOtherKeyboard(typed));
  return isCalled(other) ? other : first;
}

function reading(index: NameIndex<string>, typed: string): Meant {
  const words = typedWords(typed);
  return { words, near: nearest(index, words) };
}

/** Whether something has all of the words in its names as they are. */
const isCalled = ({ words, near }: Meant): boolean => near.least <= words.length * CLOSENESS.inside;

function nearest(index: NameIndex<string>, words: readonly string[]): Nearest<string> {
  return index.nearest(words.map((word) => knownSpelling(index, word)));
}

/** 0 where a name is what was typed, 1 where it begins so, else 2. */
function beginning({ entry }: Game, typed: string): number {
  const names = wordsInAll(entry.name).map((words) => words.join(' '));
  if (names.includes(typed)) return 0;
  return names.some((name) => name.startsWith(typed)) ? 1 : 2;
}
