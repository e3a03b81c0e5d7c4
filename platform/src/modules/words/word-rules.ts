import type { WordRefusal, WordRule } from '@paddock/contract/schemas';

/**
 * What i18next fills in: `{{count}}`, with perhaps a format behind a comma. No part of it takes signs of the next one, or a
 * brace: there is one way alone to read a word, however many braces it has.
 */
const ARGUMENT = /(?<!\{)\{\{-?\s*([^{},\s]+)(?:[,\s][^{}]*)?\}\}/g;

/** Names of what a word is filled in with, each once. */
function argumentsOf(word: string): readonly string[] {
  return [...new Set([...word.matchAll(ARGUMENT)].map(([, name = '']) => name))].toSorted();
}

/** Why a word cannot stand for a built one: a rule by its name, and the rule in words for logs and commands. */
export interface WordProblem extends WordRefusal {
  readonly text: string;
}

const TEXTS: Readonly<Record<Exclude<WordRule, 'arguments'>, string>> = {
  unknown: 'there is no such word',
  braces: 'its braces are not closed',
  markup: 'it has markup',
  reference: 'it reads another word',
  control: 'it has a control character',
  empty: 'it says nothing',
};

/**
 * Why a word cannot stand for a built one, or that there is no such; undefined where it can (S7-43). It takes the same
 * arguments, has no markup, and reads no other word.
 */
export function wordProblem(built: string | undefined, word: string): WordProblem | undefined {
  if (built === undefined) return { rule: 'unknown', text: TEXTS.unknown };
  const [wanted, given] = [argumentsOf(built), argumentsOf(word)];
  if (wanted.join() !== given.join()) {
    const said = (names: readonly string[]) => names.join(', ') || 'nothing';
    const text = `it has to be filled in with ${said(wanted)}, not with ${said(given)}`;
    return { rule: 'arguments', wanted, text };
  }
  const rule = brokenRule(built, word);
  return rule && { rule, text: TEXTS[rule] };
}

function brokenRule(built: string, word: string): keyof typeof TEXTS | undefined {
  // What is left of braces would be read as an argument by the next release.
  if (/\{\{|\}\}/.test(word.replace(ARGUMENT, ''))) return 'braces';
  if (/[<>]/.test(word) && !/[<>]/.test(built)) return 'markup';
  if (/<\/?[a-z!]/i.test(word)) return 'markup';
  if (word.includes('$t(')) return 'reference';
  if (/\p{Cc}/u.test(word)) return 'control';
  return word.trim() === '' ? 'empty' : undefined;
}

/** Where a key of a dictionary stands: whole as written, or along its dots. */
export function pathOf(dictionary: unknown, key: string): readonly string[] | undefined {
  if (typeof dictionary !== 'object' || dictionary === null) return undefined;
  if (Object.hasOwn(dictionary, key) && typeof Reflect.get(dictionary, key) === 'string') return [key];
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const head = key.slice(0, dot);
    if (!Object.hasOwn(dictionary, head)) continue;
    const rest = pathOf(Reflect.get(dictionary, head), key.slice(dot + 1));
    if (rest !== undefined) return [head, ...rest];
  }
  return undefined;
}

/** What a dictionary says under a key; undefined where it says nothing. */
export function wordAt(dictionary: unknown, key: string): string | undefined {
  const path = pathOf(dictionary, key);
  if (path === undefined) return undefined;
  let at: unknown = dictionary;
  for (const part of path) at = Reflect.get(at as object, part);
  return typeof at === 'string' ? at : undefined;
}

/** A copy of the dictionary with other words under some of its keys; those it lacks are left out. */
export function withWords(dictionary: unknown, words: ReadonlyMap<string, string>): unknown {
  const copy = structuredClone(dictionary);
  for (const [key, word] of words) {
    const path = pathOf(copy, key);
    const last = path?.at(-1);
    if (path === undefined || last === undefined) continue;
    let at = copy as object;
    for (const part of path.slice(0, -1)) at = Reflect.get(at, part) as object;
    Reflect.set(at, last, word);
  }
  return copy;
}

/** Every word of a dictionary under its dotted key. */
export function wordsIn(dictionary: unknown, before = ''): readonly (readonly [key: string, word: string])[] {
  if (typeof dictionary !== 'object' || dictionary === null) return [];
  return Object.entries(dictionary).flatMap(([name, value]) =>
    typeof value === 'string' ? [[before + name, value] as const] : wordsIn(value, `${before}${name}.`),
  );
}
