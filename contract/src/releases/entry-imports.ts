/** Module → the names an entry takes of it; none where it takes the whole of it or nothing but its effects. */
export type EntryImports = Readonly<Record<string, readonly string[]>>;

/** What is read of an entry at most: its imports are its first words, and so many characters name thousands. */
const HEAD_CHARACTERS = 200_000;
const TOKEN =
  /\s+|\/\*(?:[^]*?\*\/|[^]*)|\/\/[^\n]*|("(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[\p{ID_Start}$_][\p{ID_Continue}$]*|=>|[^])/uy;
const WORD = /^[\p{ID_Start}$_]/u;
const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

/**
 * Reads which names an entry imports from where: `System.register([modules], …{setters: [functions], …})`, each function
 * taking names of its one argument. Nothing is run, and what is written after the head is never looked at, so a hostile
 * file costs no more than a large one.
 * @returns undefined where the file is no System module in this form
 */
export function entryImports(code: string): EntryImports | undefined {
  const tokens = tokensOf(code.slice(0, HEAD_CHARACTERS));
  const modules = registered(tokens);
  if (modules === undefined) return undefined;
  if (modules.length === 0) return {};
  for (const token of tokens) if (token === 'setters') break;
  if (next(tokens) !== ':' || next(tokens) !== '[') return undefined;
  const setters = elements(tokens);
  if (setters?.length !== modules.length) return undefined;
  const imports = new Map<string, Set<string>>();
  modules.forEach((module, at) => {
    const names = imports.get(module) ?? new Set();
    imports.set(module, names);
    for (const name of namesTaken(setters[at] ?? [])) names.add(name);
  });
  return Object.fromEntries([...imports].map(([module, names]) => [module, [...names].sort()]));
}

/** An iterator of its own, so that readers can go on where others stopped. */
function tokensOf(text: string): Iterator<string, undefined> & Iterable<string> {
  TOKEN.lastIndex = 0;
  const pattern = new RegExp(TOKEN);
  const read = (): IteratorResult<string, undefined> => {
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      if (match[1] !== undefined) return { done: false, value: match[1] };
    }
    return { done: true, value: undefined };
  };
  const tokens = { next: read, [Symbol.iterator]: () => tokens };
  return tokens;
}

type Tokens = ReturnType<typeof tokensOf>;

const next = (tokens: Tokens): string | undefined => tokens.next().value;

/** Names of the modules an entry registers with. */
function registered(tokens: Tokens): string[] | undefined {
  for (const word of ['System', '.', 'register', '(']) if (next(tokens) !== word) return undefined;
  if (next(tokens) !== '[') return undefined;
  const modules = elements(tokens)?.map(([module = '', ...more]) =>
    more.length === 0 ? textOf(module) : undefined,
  );
  return modules?.every((module) => module !== undefined) === true ? modules : undefined;
}

/** The tokens of each element of an array whose bracket was just read; undefined where it does not end. */
function elements(tokens: Tokens): string[][] | undefined {
  const found: string[][] = [];
  let element: string[] = [];
  let depth = 0;
  for (let token = next(tokens); token !== undefined; token = next(tokens)) {
    const isEnd = depth === 0 && token === ']';
    if (isEnd || (depth === 0 && token === ',')) {
      if (element.length > 0) found.push(element);
      if (isEnd) return found;
      element = [];
      continue;
    }
    element.push(token);
    if (OPENING.has(token)) depth++;
    if (CLOSING.has(token)) depth--;
  }
  return undefined;
}

/** `x.name` and `x["name"]` in a function of x. Its default is never missing: without one, it is the module itself. */
function namesTaken(setter: readonly string[]): string[] {
  const parameter = setter.find((token) => WORD.test(token) && token !== 'function');
  return setter.flatMap((token, at) => {
    if (token !== parameter || setter[at - 1] === '.') return [];
    const [mark, word = ''] = setter.slice(at + 1, at + 3);
    const name = mark === '.' ? word : mark === '[' ? textOf(word) : undefined;
    return name === undefined || name === 'default' ? [] : [name];
  });
}

/** What a quoted text says; undefined for what is none, or is written with escapes, as no name of ours is. */
function textOf(token: string): string | undefined {
  const isText = token.length > 1 && /^["']/.test(token) && token.endsWith(token.charAt(0));
  return isText && !token.includes('\\') ? token.slice(1, -1) : undefined;
}
