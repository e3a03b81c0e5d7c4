import { readFile } from 'node:fs/promises';
import { shapeOf, type RedirectRule } from '@paddock/contract/redirects';
import type {
  RedirectDifferencesView,
  RedirectsChange,
  RedirectsView,
  RedirectTableView,
  RedirectVersionsView,
} from '@paddock/contract/schemas';

import { isKind, ruleOfWords, writeRedirectTable } from '../../modules/redirects/index.ts';
import type { Desk } from './command.ts';
import { reasonOf, wordAt } from './command-words.ts';
import { OperatorApiError } from './operator-client.ts';
import { textTable, textTime } from './text-table.ts';

export interface RedirectWords {
  readonly rest: readonly string[];
  readonly reason: string | undefined;
  /** What a file does not name goes. */
  readonly whole: boolean;
  /** What is doubted is meant. */
  readonly confirm: boolean;
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

interface Wanted extends Pick<RedirectsChange, 'put' | 'remove'> {
  /** Version it was made of; what stands now where it is absent. */
  readonly seen?: number;
}

async function change(desk: Desk, { reason, confirm }: RedirectWords, wanted: Wanted): Promise<string> {
  const { seen = (await standing(desk)).version, ...wish } = wanted;
  const body: RedirectsChange = {
    ...wish,
    seen,
    reason: await reasonOf(reason, desk.terminal),
    ...(confirm && { isConfirmed: true }),
  };
  await (await desk.api()).post('redirects/changes', body);
  return told(await standing(desk));
}

/** What a table changes of the rules as they stand. @throws OperatorApiError naming every line that is refused or doubted */
async function tableIn(desk: Desk, { rest, whole, confirm }: RedirectWords): Promise<Wanted> {
  const table = await readFile(wordAt(rest, 0, 'FILE'), 'utf8');
  const answer = await (await desk.api()).post('redirects/table-checks', { table, isWhole: whole });
  const { version, put, ended, problems, doubts } = answer as RedirectTableView;
  const lines = [...problems, ...(confirm ? [] : doubts)].toSorted(
    (one, other) => (one.line ?? 0) - (other.line ?? 0),
  );
  if (lines.length > 0) throw refusedTable(problems.length > 0, lines);
  const named = new Set(put.map(shapeOf));
  const gone = ended.filter((rule) => !named.has(shapeOf(rule)));
  return { put, remove: gone.map(({ kind, from }) => ({ kind, from })), seen: version };
}

function refusedTable(isWrong: boolean, lines: RedirectTableView['problems']): OperatorApiError {
  const said = lines.map(({ line, text }) => `\n  ${line === null ? '' : `line ${String(line)}: `}${text}`);
  const code = isWrong ? 'REDIRECTS_INVALID' : 'REDIRECTS_DOUBTFUL';
  return new OperatorApiError(code, `nothing is written${said.join('')}`, undefined);
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
    return change(desk, words, { put: [rule], remove: [] });
  },
  remove: (desk, words) => change(desk, words, { put: [], remove: [nameIn(words.rest)] }),
  import: async (desk, words) => change(desk, words, await tableIn(desk, words)),
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
  async 'take-back'(desk, { rest, reason, confirm }) {
    const number = wordAt(rest, 0, 'VERSION');
    const body = { reason: await reasonOf(reason, desk.terminal), ...(confirm && { isConfirmed: true }) };
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

/** What `site redirects …` does. @throws RangeError for words that are wrong, OperatorApiError for what is refused */
export async function runRedirects(
  desk: Desk,
  { rest: [word = 'show', ...rest], ...words }: RedirectWords,
): Promise<string> {
  const doing = Object.hasOwn(DOINGS, word) ? DOINGS[word] : undefined;
  if (doing === undefined) throw new RangeError(`${word} is nothing that can be done with redirects`);
  try {
    return await doing(desk, { ...words, rest });
  } catch (error) {
    if (error instanceof OperatorApiError && error.code === 'REDIRECTS_DOUBTFUL')
      error.message += '\nif it is meant, say --confirm';
    throw error;
  }
}

export const REDIRECTS_USAGE =
  'site redirects | site redirects export | site redirects history | site redirects diff A B | ' +
  'site redirects put KIND FROM TO [301|302] [--confirm] [--reason TEXT] | ' +
  'site redirects remove [KIND] FROM [--confirm] [--reason TEXT] | ' +
  'site redirects import FILE [--whole] [--confirm] [--reason TEXT] | ' +
  'site redirects take-back VERSION [--confirm] [--reason TEXT]';
