import { readFile } from 'node:fs/promises';
import { writtenTitle } from '@paddock/contract';
import type {
  OperatorPromotionsView,
  OperatorPromotionView,
  PromotionGivenView,
  PromotionOfferView,
  PromotionPreviewView,
  PromotionTerms,
} from '@paddock/contract/schemas';

import type { Desk, OperatorCommand } from './command.ts';
import { readWords, reasonOf, timeIn, wordAt } from './command-words.ts';
import { giveInParts } from './give-in-parts.ts';
import { objectIn } from './json-file.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;
const DAYS = 30;

interface PromotionWords {
  readonly rest: readonly string[];
  readonly reason: string | undefined;
  /** How far a preview looks back. */
  readonly days: string | undefined;
}

type Doing = (desk: Desk, words: PromotionWords) => Promise<string>;
type Sums = OperatorPromotionView['figures']['given'];

const codeIn = ({ rest }: PromotionWords): string => wordAt(rest, 0, 'CODE');
const pathOf = (words: PromotionWords, step: string): string =>
  `promotions/${encodeURIComponent(codeIn(words))}/${step}`;

const sumsText = (sums: Sums): string =>
  sums.map(({ currency, amount }) => `${amount} ${currency}`).join(', ') || '-';
const countsText = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([state, count]) => `${state} ${count}`)
    .join(', ') || '-';

/** One that runs and of which nothing is left says so. */
const stateText = ({ state, spent }: Pick<OperatorPromotionView, 'state' | 'spent'>): string =>
  spent === undefined
    ? state
    : `${state}, all given${spent.lastAtMs === null ? '' : ` at ${textTime(spent.lastAtMs)}`}`;

const lineOf = ({ code, version, figures, ...one }: OperatorPromotionView): string =>
  `${code}: ${stateText(one)}${version === null ? '' : ` by version ${version}`}, ${countsText(figures.grants)}, ` +
  `given ${sumsText(figures.given)}, became real ${sumsText(figures.converted)}`;

/** Terms as a file has them: what is shown can be changed and written again. */
const inFile = ({ opensAtMs, closesAtMs, ...rest }: PromotionTerms) => ({
  ...rest,
  opensAt: new Date(opensAtMs).toISOString(),
  closesAt: new Date(closesAtMs).toISOString(),
});

/** Terms of a file, whose opensAt and closesAt are times. @throws RangeError */
async function termsIn(file: string): Promise<object> {
  const { opensAt, closesAt, ...rest } = await objectIn(file, 'promotion');
  return { ...rest, opensAtMs: timeIn(opensAt, 'opensAt'), closesAtMs: timeIn(closesAt, 'closesAt') };
}

/** The players of a file, each once. */
async function playersIn({ rest }: PromotionWords): Promise<readonly string[]> {
  const text = await readFile(wordAt(rest, 1, 'FILE'), 'utf8');
  return [...new Set(text.split(/\s+/).filter(Boolean))];
}

async function post(desk: Desk, path: string, body: object): Promise<unknown> {
  return (await desk.api()).post(path, body);
}

async function withReason(desk: Desk, { reason }: PromotionWords): Promise<{ readonly reason: string }> {
  return { reason: await reasonOf(reason, desk.terminal) };
}

const daysIn = ({ days }: PromotionWords): number => Number(days ?? DAYS);

async function read(desk: Desk, words: PromotionWords, version?: string): Promise<OperatorPromotionView> {
  const path = `promotions/${encodeURIComponent(codeIn(words))}`;
  const found = await (await desk.api()).get(path, version === undefined ? {} : { version });
  return found as OperatorPromotionView;
}

/** All promotions, page after page. */
async function allPromotions(desk: Desk): Promise<OperatorPromotionsView['promotions']> {
  const api = await desk.api();
  const all: OperatorPromotionsView['promotions'] = [];
  for (let before: string | null | undefined; before !== null;) {
    const query = before === undefined ? {} : { before };
    const page = (await api.get('promotions', query)) as OperatorPromotionsView;
    all.push(...page.promotions);
    before = page.next;
  }
  return all;
}

/** What terms would have given in past days. */
const expectedOf = async (desk: Desk, terms: object, days: number): Promise<PromotionPreviewView> =>
  (await post(desk, 'promotions/preview', { terms, days })) as PromotionPreviewView;

function expectedText({ given, points }: Pick<PromotionPreviewView, 'given' | 'points'>): string {
  const sums = [
    ...(points === 0 || given.length > 0 ? [sumsText(given)] : []),
    ...(points === 0 ? [] : [`${points} points`]),
  ];
  return sums.join(' and ');
}

const worstText = ({ currency, each, most, by }: PromotionPreviewView['worst'][number]): string => {
  const unit = currency ?? 'points';
  const all =
    most === null ? 'bounded by no limit in all' : `${most} ${unit} in all (bounded by ${by ?? 'nothing'})`;
  return `at the very most ${each} ${unit} a player, ${all}`;
};

const boundText = ({
  by,
  currency,
  limit,
  used,
  reachedAtMs,
}: PromotionPreviewView['bounds'][number]): string => {
  const unit = currency === null ? '' : ` ${currency}`;
  const when = reachedAtMs === null ? 'not reached' : `reached at ${textTime(reachedAtMs)}`;
  return `${by} ${used} of ${limit}${unit}, ${when}`;
};

const lateText = ({ late, beside }: Pick<PromotionPreviewView, 'late' | 'beside'>): readonly string[] =>
  late + beside === 0
    ? []
    : [`${late} players too late for a limit, ${beside} accounts of who had it already`];

const refusedLines = (refused: PromotionGivenView['refused']): readonly string[] =>
  refused.map(({ player, code }) => `${player} ${code}`);

const DOINGS: Readonly<Record<string, Doing>> = {
  async list(desk) {
    const rows = (await allPromotions(desk)).map(({ code, version, newest, title, figures, ...one }) => [
      code,
      stateText(one),
      String(version ?? '-'),
      String(newest),
      countsText(figures.grants),
      sumsText(figures.given),
      sumsText(figures.converted),
      writtenTitle(title, { language: 'en', fallback: 'en' }),
    ]);
    return textTable(['CODE', 'STATE', 'RUNS', 'NEWEST', 'PLAYERS', 'GIVEN', 'BECAME REAL', 'TITLE'], rows);
  },
  async show(desk, words) {
    const found = await read(desk, words, words.rest[1]);
    const versions = found.versions.map((one) => [
      String(one.version),
      textTime(one.atMs),
      one.author,
      one.reason,
    ]);
    const table = textTable(['VERSION', 'TIME (UTC)', 'BY', 'REASON'], versions);
    return `${lineOf(found)}\n\n${table}\n\n${JSON.stringify(inFile(found.terms), null, 2)}`;
  },
  async watch(desk, words) {
    const found = await read(desk, words);
    const { players, ...expected } = await expectedOf(desk, found.terms, daysIn(words));
    const rows = found.gifts.map(({ kind, currency, gifts, given, used, expired, cost }) => [
      ...[
        kind,
        String(gifts),
        ...[given, used, expired, cost].map((amount) => `${amount} ${currency ?? 'points'}`),
      ],
    ]);
    const table = textTable(['GIFT', 'NUMBER', 'GIVEN', 'USED', 'EXPIRED', 'COST'], rows);
    const most = `at most ${players} players and ${expectedText(expected)}`;
    return `${lineOf(found)}\n\n${table}\n\nby the last ${daysIn(words)} days, had everybody taken part: ${most}`;
  },
  async check(desk, words) {
    const file = wordAt(words.rest, 0, 'FILE');
    await post(desk, 'promotions/check', { terms: await termsIn(file) });
    return `${file} does not contradict itself`;
  },
  async preview(desk, words) {
    const terms = await termsIn(wordAt(words.rest, 0, 'FILE'));
    const { players, seen, worst, bounds, ...expected } = await expectedOf(desk, terms, daysIn(words));
    const past =
      seen === 0
        ? `nobody was here in the last ${daysIn(words)} days, which say nothing`
        : `in the last ${daysIn(words)} days at most ${players} players, ${expectedText(expected)}`;
    return [past, ...bounds.map(boundText), ...lateText(expected), ...worst.map(worstText)].join('\n');
  },
  async write(desk, words) {
    const code = codeIn(words);
    const terms = await termsIn(wordAt(words.rest, 1, 'FILE'));
    const body = { code, terms, ...(await withReason(desk, words)) };
    const { versions } = (await post(desk, 'promotions', body)) as OperatorPromotionView;
    const version = versions[0]?.version ?? 0;
    return `${code}: version ${version} is written; nobody is taken in before: promotions start ${code} ${version}`;
  },
  async start(desk, words) {
    const version = Number(wordAt(words.rest, 1, 'VERSION'));
    const body = { version, ...(await withReason(desk, words)) };
    return lineOf((await post(desk, pathOf(words, 'start'), body)) as OperatorPromotionView);
  },
  async stop(desk, words) {
    const body = await withReason(desk, words);
    return lineOf((await post(desk, pathOf(words, 'stop'), body)) as OperatorPromotionView);
  },
  async offer(desk, words) {
    const players = await playersIn(words);
    const body = { players, ...(await withReason(desk, words)) };
    const { offered, refused } = (await post(desk, pathOf(words, 'offer'), body)) as PromotionOfferView;
    const end = refused.length === 0 ? '' : `, ${refused.length} were refused`;
    return [`${codeIn(words)} is offered to ${offered} more players${end}`, ...refusedLines(refused)].join(
      '\n',
    );
  },
  async give(desk, words) {
    const players = await playersIn(words);
    const { reason } = await withReason(desk, words);
    const { given, had, refused } = await giveInParts(
      players,
      async (some) =>
        (await post(desk, pathOf(words, 'give'), { players: [...some], reason })) as PromotionGivenView,
    );
    const end = `${had} had it before, ${refused.length} were refused`;
    return [`${codeIn(words)} is given to ${given} players, ${end}`, ...refusedLines(refused)].join('\n');
  },
};

const promotions: OperatorCommand = {
  usage:
    'promotions | promotions show CODE [VERSION] | promotions watch CODE [--days DAYS] | promotions check FILE | promotions preview FILE [--days DAYS] | ' +
    'promotions write CODE FILE [--reason TEXT] | promotions start CODE VERSION [--reason TEXT] | ' +
    'promotions stop CODE [--reason TEXT] | promotions offer CODE FILE [--reason TEXT] | promotions give CODE FILE [--reason TEXT]',
  about:
    'promotions of parts in a file: checks, previews, writes, starts, watches, stops, offers and gives to players of a list',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text, days: text });
    const [word = 'list', ...rest] = positionals;
    const doing = Object.hasOwn(DOINGS, word) ? DOINGS[word] : undefined;
    if (doing === undefined) throw new RangeError(`${word} is nothing that can be done with promotions`);
    const { reason, days } = values;
    if (days !== undefined && !/^\d{1,2}$/.test(days)) throw new RangeError('--days is no number of days');
    return doing(desk, { rest, reason, days });
  },
};

/** Promotions, over the API. */
export const promotionCommands = { promotions } satisfies Readonly<Record<string, OperatorCommand>>;
