import type {
  SiteChange,
  SiteDifferencesView,
  SiteKeysView,
  SitePlanView,
  SiteVersionsView,
} from '@paddock/contract/schemas';

import type { Desk, OperatorCommand } from './command.ts';
import { readWords, reasonOf, timeOf, wordAt } from './command-words.ts';
import { objectIn } from './json-file.ts';
import { REDIRECTS_USAGE, runRedirects } from './redirect-command.ts';
import { textTable, textTime } from './text-table.ts';

type Change = SiteChange['change'];

const text = { type: 'string' } as const;

/** `refId=7`: JSON, or a text where it is none; without a value what a site has that says nothing. */
function keyIn(word: string): readonly [key: string, value: unknown] {
  const at = word.indexOf('=');
  if (at < 1) throw new RangeError(`${word} is no KEY=VALUE`);
  const value = word.slice(at + 1);
  if (value === '') return [word.slice(0, at), null];
  try {
    return [word.slice(0, at), JSON.parse(value) as unknown];
  } catch {
    return [word.slice(0, at), value];
  }
}

/** The change that makes a site of what a file says: keys it does not name go back to their defaults. */
async function changeByFile(path: string, { keys }: SiteKeysView): Promise<Change> {
  const said = await objectIn(path, 'site');
  return { ...Object.fromEntries(Object.keys(keys).map((key) => [key, null])), ...said };
}

interface SiteWords {
  readonly rest: readonly string[];
  readonly from: string | undefined;
  readonly reason: string | undefined;
}

type Doing = (desk: Desk, words: SiteWords) => Promise<string>;

const shown = async (desk: Desk) => (await (await desk.api()).get('site')) as SiteKeysView;

async function change(
  desk: Desk,
  { from, reason }: SiteWords,
  wanted: (site: SiteKeysView) => Promise<Change>,
) {
  const fromMs = timeOf(from, '--from');
  const site = await shown(desk);
  await (
    await desk.api()
  ).post('site/changes', {
    change: await wanted(site),
    seen: site.version,
    reason: await reasonOf(reason, desk.terminal),
    ...(fromMs !== undefined && { fromMs }),
  });
  return told(await shown(desk));
}

const DOINGS: Readonly<Record<string, Doing>> = {
  show: async (desk) => told(await shown(desk)),
  export: async (desk) => JSON.stringify((await shown(desk)).keys, null, 2),
  set: (desk, words) =>
    change(desk, words, () => {
      wordAt(words.rest, 0, 'KEY=VALUE');
      return Promise.resolve(Object.fromEntries(words.rest.map(keyIn)));
    }),
  import: (desk, words) => change(desk, words, (site) => changeByFile(wordAt(words.rest, 0, 'FILE'), site)),
  brand: (desk, words) =>
    change(desk, words, async () => {
      const key = `brand:${wordAt(words.rest, 0, 'NAME')}`;
      return { [key]: await objectIn(wordAt(words.rest, 1, 'FILE'), 'brand') };
    }),
  async history(desk) {
    const { versions } = (await (await desk.api()).get('site/versions')) as SiteVersionsView;
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
    const { differences } = (await (await desk.api()).get('site/differences', query)) as SiteDifferencesView;
    const rows = differences.map(({ key, before, after }) => [
      key,
      JSON.stringify(before),
      JSON.stringify(after),
    ]);
    return textTable(['KEY', 'BEFORE', 'AFTER'], rows);
  },
  async 'take-back'(desk, { rest, reason: given }) {
    const number = wordAt(rest, 0, 'VERSION');
    const reason = await reasonOf(given, desk.terminal);
    await (await desk.api()).post(`site/versions/${encodeURIComponent(number)}/take-back`, { reason });
    return told(await shown(desk));
  },
  async withdraw(desk, { rest, reason: given }) {
    const id = wordAt(rest, 0, 'PLAN');
    const reason = await reasonOf(given, desk.terminal);
    await (await desk.api()).post(`site/plans/${encodeURIComponent(id)}/withdraw`, { reason });
    return told(await shown(desk));
  },
};

function told({ version, keys, plans }: SiteKeysView): string {
  const said = Object.entries(keys).map(([key, value]) => [key, JSON.stringify(value)]);
  const parts = [`version ${String(version)}`, textTable(['KEY', 'VALUE'], said)];
  if (plans.length > 0)
    parts.push(textTable(['PLAN', 'FROM (UTC)', 'BY', 'STATE', 'CHANGE'], plans.map(planRow)));
  return parts.join('\n\n');
}

const planRow = ({ id, fromMs, author, state, change: wanted, fault }: SitePlanView): readonly string[] => [
  id,
  textTime(fromMs),
  author,
  state,
  fault ?? JSON.stringify(wanted),
];

const site: OperatorCommand = {
  usage:
    'site | site export | site history | site diff A B | site set KEY=VALUE ... [--from TIME] [--reason TEXT] | ' +
    'site import FILE [--from TIME] [--reason TEXT] | site brand NAME FILE [--from TIME] [--reason TEXT] | ' +
    'site take-back VERSION [--reason TEXT] | ' +
    `site withdraw PLAN [--reason TEXT] | ${REDIRECTS_USAGE}`,
  about: 'what the site says of itself: shows it, changes it at once or at a time, takes changes back',
  async run(words, desk) {
    const { values, positionals } = readWords(words, {
      from: text,
      reason: text,
      ...{ whole: { type: 'boolean' }, confirm: { type: 'boolean' } },
    });
    const [word = 'show', ...rest] = positionals;
    const { from, reason, whole = false, confirm = false } = values;
    if (word === 'redirects') return runRedirects(desk, { rest, reason, whole, confirm });
    const doing = Object.hasOwn(DOINGS, word) ? DOINGS[word] : undefined;
    if (doing === undefined) throw new RangeError(`${word} is nothing that can be done with a site`);
    return doing(desk, { rest, from, reason });
  },
};

/** What the site says of itself, over the API. */
export const siteCommands = { site } satisfies Readonly<Record<string, OperatorCommand>>;
