import type {
  ContentBody,
  ContentDifferences,
  ContentDocumentView,
  ContentState,
} from '@paddock/contract/schemas';

import type { Desk, OperatorCommand } from './command.ts';
import { readWords, reasonOf, timeOf, wordAt } from './command-words.ts';
import { exportContent, readOneFolder } from './content-folder.ts';
import { runPictures } from './content-pictures.ts';
import { jsonIn } from './json-file.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;

interface ContentWords {
  readonly rest: readonly string[];
  readonly from: string | undefined;
  readonly reason: string | undefined;
  /** Version that its author read. */
  readonly seen: string | undefined;
  /** What a picture shows, by language. */
  readonly alt: readonly string[];
}

type Doing = (desk: Desk, words: ContentWords) => Promise<string>;

const addressIn = ({ rest }: ContentWords): string => wordAt(rest, 0, 'ADDRESS');

async function documentAt(desk: Desk, address: string, number?: string): Promise<ContentDocumentView> {
  const query = { address, ...(number !== undefined && { number }) };
  return (await (await desk.api()).get('content/document', query)) as ContentDocumentView;
}

async function listed(desk: Desk): Promise<readonly ContentState[]> {
  return ((await (await desk.api()).get('content')) as { readonly documents: readonly ContentState[] })
    .documents;
}

async function post(desk: Desk, path: string, words: ContentWords, body: object): Promise<unknown> {
  const reason = await reasonOf(words.reason, desk.terminal);
  return (await desk.api()).post(`content/${path}`, { ...body, reason });
}

/** Writes a version of what a file or a folder says, and answers its number. */
async function write(desk: Desk, words: ContentWords): Promise<string> {
  const address = addressIn(words);
  const body = await bodyIn(wordAt(words.rest, 1, 'FILE'));
  const seen = Number(words.seen ?? 0);
  const { number } = (await post(desk, 'drafts', words, { address, seen, body })) as {
    readonly number: number;
  };
  return `${address}: version ${number} is written; nobody reads it before: content publish ${address} ${number}`;
}

/** A whole document of a file, or a folder of `document.json` and a file for each language. */
async function bodyIn(path: string): Promise<unknown> {
  return path.endsWith('.json') ? jsonIn(path) : readOneFolder(path);
}

const DOINGS: Readonly<Record<string, Doing>> = {
  list: async (desk) => table(await listed(desk)),
  missing: async (desk) => table((await listed(desk)).filter(({ missing }) => missing.length > 0)),
  async show(desk, words) {
    const { body } = await documentAt(desk, addressIn(words), words.rest[1]);
    // A file of it can be written again; which version it is, the list and the history say.
    return JSON.stringify(body satisfies ContentBody, null, 2);
  },
  write,
  async history(desk, words) {
    const { versions } = await documentAt(desk, addressIn(words));
    const rows = versions.map(({ number, atMs, author, state, reason }) => [
      String(number),
      textTime(atMs),
      author,
      state,
      reason,
    ]);
    return textTable(['VERSION', 'TIME (UTC)', 'BY', 'STATE', 'REASON'], rows);
  },
  async diff(desk, words) {
    const query = {
      address: addressIn(words),
      from: wordAt(words.rest, 1, 'VERSION'),
      to: wordAt(words.rest, 2, 'VERSION'),
    };
    const { differences } = (await (
      await desk.api()
    ).get('content/differences', query)) as ContentDifferences;
    const rows = differences.map((one) => [one.place, JSON.stringify(one.before), JSON.stringify(one.after)]);
    return textTable(['PLACE', 'BEFORE', 'AFTER'], rows);
  },
  async preview(desk, words) {
    const address = addressIn(words);
    const number = Number(wordAt(words.rest, 1, 'VERSION'));
    const answer = await (await desk.api()).post('content/preview', { address, number });
    const { path, endsAtMs } = answer as { readonly path: string; readonly endsAtMs: number };
    return `${path}\nuntil ${textTime(endsAtMs)} (UTC)`;
  },
  async publish(desk, words) {
    const address = addressIn(words);
    const number = Number(wordAt(words.rest, 1, 'VERSION'));
    const fromMs = timeOf(words.from, '--from');
    await post(desk, 'publish', words, { address, number, ...(fromMs !== undefined && { fromMs }) });
    return table((await listed(desk)).filter((one) => one.address === address));
  },
  async 'take-back'(desk, words) {
    const address = addressIn(words);
    const seen = words.seen === undefined ? {} : { seen: Number(words.seen) };
    await post(desk, 'take-back', words, { address, ...seen });
    return table((await listed(desk)).filter((one) => one.address === address));
  },
  async withdraw(desk, words) {
    const id = wordAt(words.rest, 0, 'PLAN');
    await post(desk, `plans/${encodeURIComponent(id)}/withdraw`, words, {});
    return `${id} is withdrawn`;
  },
  async move(desk, words) {
    const address = addressIn(words);
    const to = wordAt(words.rest, 1, 'ADDRESS');
    await post(desk, 'move', words, { address, to });
    return `${address} leads to ${to}`;
  },
  picture: runPictures,
  async export(desk, words) {
    const folder = wordAt(words.rest, 0, 'FOLDER');
    const documents = await listed(desk);
    for (const { address } of documents)
      await exportContent(folder, address, (await documentAt(desk, address)).body);
    return `${documents.length} documents are in ${folder}`;
  },
};

function table(documents: readonly ContentState[]): string {
  return textTable(
    ['ADDRESS', 'KIND', 'NEWEST', 'READ', 'PLANNED (UTC)', 'MISSING', 'TITLE'],
    documents.map(({ address, kind, latest, published, planned, missing, title }) => [
      address,
      kind,
      String(latest),
      String(published ?? '-'),
      planned.map(({ id, number, fromMs }) => `${id}: ${number} ${textTime(fromMs)}`).join(', ') || '-',
      missing.join(', ') || '-',
      title,
    ]),
  );
}

const content: OperatorCommand = {
  usage:
    'content | content missing | content show ADDRESS [VERSION] | content history ADDRESS | content diff ADDRESS A B | ' +
    'content write ADDRESS FILE|FOLDER [--seen VERSION] [--reason TEXT] | content preview ADDRESS VERSION | ' +
    'content publish ADDRESS VERSION [--from TIME] [--reason TEXT] | content take-back ADDRESS [--seen VERSION] [--reason TEXT] | ' +
    'content withdraw PLAN [--reason TEXT] | content move ADDRESS TO [--reason TEXT] | content export FOLDER | ' +
    'content picture | content picture add FILE --alt en=TEXT --alt ru=TEXT [--reason TEXT] | ' +
    'content picture remove PICTURE [--reason TEXT]',
  about:
    'documents of the site: lists, writes, previews, publishes at once or at a time, takes back, moves, brings pictures',
  async run(words, desk) {
    const { values, positionals } = readWords(words, {
      ...{ from: text, reason: text, seen: text },
      alt: { type: 'string', multiple: true },
    });
    const [word = 'list', ...rest] = positionals;
    const doing = Object.hasOwn(DOINGS, word) ? DOINGS[word] : undefined;
    if (doing === undefined) throw new RangeError(`${word} is nothing that can be done with documents`);
    const { from, reason, seen, alt = [] } = values;
    if (seen !== undefined && !/^\d{1,9}$/.test(seen)) throw new RangeError('--seen is no version');
    return doing(desk, { rest, from, reason, seen, alt });
  },
};

/** Documents of the site, over the API. */
export const contentCommands = { content } satisfies Readonly<Record<string, OperatorCommand>>;
