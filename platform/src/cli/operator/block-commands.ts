import { displayPublicNumber } from '@paddock/contract';
import type { OperatorAppealsView } from '@paddock/contract/schemas';

import type { Desk, OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;
const STATES = ['received', 'accepted', 'declined'] as const;
const DECISIONS = { accept: 'accepted', decline: 'declined' } as const;

/** A state as it is typed. @throws RangeError for what is none */
function stateOf(typed: string | undefined): string | undefined {
  if (typed !== undefined && !STATES.some((one) => one === typed))
    throw new RangeError(`${typed} is none of ${STATES.join(', ')}`);
  return typed;
}

interface Typed {
  readonly state?: string | undefined;
  readonly before?: string | undefined;
  readonly seen?: string | undefined;
  readonly reason?: string | undefined;
}

async function list(desk: Desk, typed: Typed): Promise<string> {
  const state = stateOf(typed.state);
  const { before } = typed;
  if (before !== undefined && (state ?? 'received') === 'received')
    throw new RangeError('--before is for those that were decided: --state accepted or declined');
  const found = (await (await desk.api()).get('blocks/appeals', { state, before })) as OperatorAppealsView;
  return textTable(
    ['ID', 'STATE', 'SENT (UTC)', 'BY', 'KEPT OUT BY', 'APPEAL', 'ANSWER'],
    found.appeals.map((one) => [
      one.id,
      one.state,
      textTime(one.createdAtMs),
      one.playerNumber === null ? (one.email ?? '') : displayPublicNumber(one.playerNumber),
      one.block,
      one.text.replaceAll(/\s+/g, ' '),
      (one.answer ?? '').replaceAll(/\s+/g, ' '),
    ]),
  );
}

async function decide(desk: Desk, words: readonly string[], typed: Typed): Promise<string> {
  const word = wordAt(words, 0, 'accept or decline');
  if (!Object.hasOwn(DECISIONS, word)) throw new RangeError(`${word} is neither accept nor decline`);
  const state = DECISIONS[word as keyof typeof DECISIONS];
  const id = wordAt(words, 1, 'ID');
  const answer = wordAt(words, 2, 'TEXT');
  const seen = stateOf(typed.seen);
  const api = await desk.api();
  const reason = await reasonOf(typed.reason, desk.terminal);
  const body = { ...(seen === undefined ? {} : { seen }), state, answer, reason };
  await api.post(`blocks/appeals/${encodeURIComponent(id)}/decision`, body);
  return `${id}: ${state}`;
}

const blocks: OperatorCommand = {
  usage:
    'blocks appeals [--state STATE [--before ID]] | blocks appeals accept|decline ID TEXT [--seen STATE] [--reason TEXT]',
  about:
    'lists 100 appeals of visitors who are kept out, those that wait oldest first, decided ones newest first; answers one, TEXT is for its writer to read',
  run(words, desk) {
    const { values, positionals } = readWords(words, {
      state: text,
      before: text,
      seen: text,
      reason: text,
    });
    if (wordAt(positionals, 0, 'appeals') !== 'appeals')
      throw new RangeError(`${positionals[0] ?? ''} is not appeals`);
    const rest = positionals.slice(1);
    return rest.length === 0 ? list(desk, values) : decide(desk, rest, values);
  },
};

/** Whom the site keeps out, and what they say to it, over the API. */
export const blockCommands = { blocks } satisfies Readonly<Record<string, OperatorCommand>>;
