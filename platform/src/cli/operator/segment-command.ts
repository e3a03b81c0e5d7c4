import type { SegmentPlayersView, SegmentsView, SegmentUse, SegmentView } from '@paddock/contract/schemas';

import type { Desk, OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { objectIn } from './json-file.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;

interface SegmentWords {
  readonly rest: readonly string[];
  readonly reason: string | undefined;
}

type Doing = (desk: Desk, words: SegmentWords) => Promise<string>;

const codeIn = ({ rest }: SegmentWords): string => wordAt(rest, 0, 'CODE');
const pathOf = (code: string): string => `segments/${encodeURIComponent(code)}`;
const usesText = (uses: readonly SegmentUse[]): string =>
  uses.map(({ of, code }) => `${of} ${code}`).join(', ') || '-';

async function allSegments(desk: Desk): Promise<SegmentsView['segments']> {
  return ((await (await desk.api()).get('segments')) as SegmentsView).segments;
}

const DOINGS: Readonly<Record<string, Doing>> = {
  async list(desk) {
    const rows = (await allSegments(desk)).map(({ code, version, author, changedAtMs, usedBy }) => [
      ...[code, String(version), textTime(changedAtMs), author, usesText(usedBy)],
    ]);
    return textTable(['CODE', 'VERSION', 'CHANGED (UTC)', 'BY', 'USED BY'], rows);
  },
  async show(desk, words) {
    const found = (await (await desk.api()).get(pathOf(codeIn(words)))) as SegmentPlayersView;
    const line = `${found.code}: version ${found.version}, ${found.players} players now, used by ${usesText(found.usedBy)}`;
    return `${line}\n\n${JSON.stringify(found.conditions, null, 2)}`;
  },
  async write(desk, words) {
    const code = codeIn(words);
    const conditions = await objectIn(wordAt(words.rest, 1, 'FILE'), 'segment');
    const seen = (await allSegments(desk)).find((one) => one.code === code)?.version ?? 0;
    const body = { code, conditions, seen, reason: await reasonOf(words.reason, desk.terminal) };
    const { version } = (await (await desk.api()).post('segments', body)) as SegmentView;
    return `${code}: version ${version} is written; players are judged by it from now on`;
  },
  async delete(desk, words) {
    const code = codeIn(words);
    const body = { reason: await reasonOf(words.reason, desk.terminal) };
    await (await desk.api()).post(`${pathOf(code)}/delete`, body);
    return `${code} is deleted`;
  },
};

const segments: OperatorCommand = {
  usage:
    'segments | segments show CODE | segments write CODE FILE [--reason TEXT] | segments delete CODE [--reason TEXT]',
  about: 'segments of players by conditions in a file: lists, counts who is in one, writes and deletes',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const [word = 'list', ...rest] = positionals;
    const doing = Object.hasOwn(DOINGS, word) ? DOINGS[word] : undefined;
    if (doing === undefined) throw new RangeError(`${word} is nothing that can be done with segments`);
    return doing(desk, { rest, reason: values.reason });
  },
};

/** Segments of players, over the API. */
export const segmentCommands = { segments } satisfies Readonly<Record<string, OperatorCommand>>;
