import { readFile } from 'node:fs/promises';
import { shapeOf, type RedirectRule } from '@paddock/contract/redirects';
import type {
  RedirectDifferencesView,
  RedirectsChange,
  RedirectsView,
  RedirectVersionsView,
} from '@paddock/contract/schemas';

import { isKind, readRedirectTable, ruleOfWords, writeRedirectTable } from '../../modules/redirects/index.ts';
import type { Desk } from './command.ts';
import { reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

export interface RedirectWords {
  readonly rest: readonly string[];
  readonly reason: string | undefined;
  /** What a file does not name goes. */
  readonly whole: boolean;
}

interface Standing {
  readonly version: number;
  readonly rules: readonly RedirectRule[];
}

async function standing(desk: Desk): Promise<Standing> {
  const api = await desk.api();
  const rules: RedirectRule[] = [];
  let page = (await api.get('redirects')) as RedirectsView;
  rules.push(...page.rules);
  while (page.next !== null) {
    page = (await api.get('redirects', { version: String(page.version), after: page.next })) as RedirectsView;
    rules.push(...page.rules);
  }
  return { version: page.version, rules };
}

type Wanted = Pick<RedirectsChange, 'put' | 'remove'>;

async function change(
  desk: Desk,
  { reason }: RedirectWords,
  wanted: (now: Standing) => Wanted | Promise<Wanted>,
): Promise<string> {
  const now = await standing(desk);
  const wish = await wanted(now);
  const body: RedirectsChange = {
    ...wish,
    seen: now.version,
    reason: await reasonOf(reason, desk.terminal),
  };
  await (await desk.api()).post('redirects/changes', body);
  return told(await standing(desk));
}

/** `exact /old`, and of the kind alone where it is left out. */
function nameIn(words: readonly string[]): Wanted['remove'][number] {
  const [first = '', second] = words;
  if (second === undefined) return { kind: 'exact', from: wordAt(words, 0, 'FROM') };
  if (!isKind(first)) throw new RangeError(`${first} is no kind of redirect`);
  return { kind: first, from: second };
}

const DOINGS: Readonly<Record<string, (desk: Desk, words: RedirectWords) => Promise<string>>> = {
  show: async (desk) => told(await standing(desk)),
  export: async (desk) => writeRedirectTable((await standing(desk)).rules),
  put(desk, words) {
    const { rest } = words;
    const rule = ruleOfWords({
      kind: wordAt(rest, 0, 'KIND'),
      from: wordAt(rest, 1, 'FROM'),
      to: wordAt(rest, 2, 'TO'),
      status: rest[3],
    });
    return change(desk, words, () => ({ put: [rule], remove: [] }));
  },
  remove: (desk, words) => change(desk, words, () => ({ put: [], remove: [nameIn(words.rest)] })),
  import: (desk, words) =>
    change(desk, words, async ({ rules }) => {
      const put = [...readRedirectTable(await readFile(wordAt(words.rest, 0, 'FILE'), 'utf8'))];
      const named = new Set(put.map(shapeOf));
      const others = words.whole ? rules.filter((rule) => !named.has(shapeOf(rule))) : [];
      return { put, remove: others.map(({ kind, from }) => ({ kind, from })) };
    }),
  async history(desk) {
    const { versions } = (await (await desk.api()).get('redirects/versions')) as RedirectVersionsView;
    const rows = versions.map(({ number, atMs, author, reason }) => [
      String(number),
      textTime(atMs),
      author,
      reason,
    ]);
    return textTable(['VERSION', 'TIME (UTC)', 'BY', 'REASON'], rows);
  },
  async diff(desk, { rest }) {
    const query = { from: wordAt(rest, 0, 'VERSION'), to: wordAt(rest, 1, 'VERSION') };
    const { added, removed } = (await (
      await desk.api()
    ).get('redirects/differences', query)) as RedirectDifferencesView;
    return tableOf([
      ...removed.map((rule) => ['-', ...rowOf(rule)]),
      ...added.map((rule) => ['+', ...rowOf(rule)]),
    ]);
  },
  async 'take-back'(desk, { rest, reason }) {
    const number = wordAt(rest, 0, 'VERSION');
    const body = { reason: await reasonOf(reason, desk.terminal) };
    await (await desk.api()).post(`redirects/versions/${encodeURIComponent(number)}/take-back`, body);
    return told(await standing(desk));
  },
};

const rowOf = ({ kind, from, to, status }: RedirectRule): readonly string[] => [
  kind,
  from,
  to,
  String(status),
];

const tableOf = (rows: readonly (readonly string[])[]): string =>
  textTable(['', 'KIND', 'FROM', 'TO', 'STATUS'], rows);

const told = ({ version, rules }: Standing): string =>
  `version ${String(version)}, ${String(rules.length)} redirects\n\n${textTable(['KIND', 'FROM', 'TO', 'STATUS'], rules.map(rowOf))}`;

/** What `site redirects …` does. @throws RangeError for words that are wrong */
export function runRedirects(desk: Desk, { rest: [word = 'show', ...rest], ...words }: RedirectWords) {
  const doing = Object.hasOwn(DOINGS, word) ? DOINGS[word] : undefined;
  if (doing === undefined) throw new RangeError(`${word} is nothing that can be done with redirects`);
  return doing(desk, { ...words, rest });
}

export const REDIRECTS_USAGE =
  'site redirects | site redirects export | site redirects history | site redirects diff A B | ' +
  'site redirects put KIND FROM TO [301|302] [--reason TEXT] | site redirects remove [KIND] FROM [--reason TEXT] | ' +
  'site redirects import FILE [--whole] [--reason TEXT] | site redirects take-back VERSION [--reason TEXT]';
