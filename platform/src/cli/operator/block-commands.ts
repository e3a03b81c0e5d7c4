import { displayPublicNumber } from '@paddock/contract';
import type { OperatorAppealsView } from '@paddock/contract/schemas';

import type { Desk, OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;
const STATES = ['received', 'accepted', 'declined'] as const;
const DECISIONS = { accept: 'accepted', decline: 'declined' } as const;

async function list(desk: Desk, state: string | undefined): Promise<string> {
  if (state !== undefined && !STATES.some((one) => one === state))
    throw new RangeError(`${state} is none of ${STATES.join(', ')}`);
  const found = (await (await desk.api()).get('blocks/appeals', { state })) as OperatorAppealsView;
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

async function decide(desk: Desk, words: readonly string[], reason: string | undefined): Promise<string> {
  const word = wordAt(words, 0, 'accept or decline');
  if (!Object.hasOwn(DECISIONS, word)) throw new RangeError(`${word} is neither accept nor decline`);
  const state = DECISIONS[word as keyof typeof DECISIONS];
  const id = wordAt(words, 1, 'ID');
  const answer = wordAt(words, 2, 'TEXT');
  const api = await desk.api();
  const body = { state, answer, reason: await reasonOf(reason, desk.terminal) };
  await api.post(`blocks/appeals/${encodeURIComponent(id)}/decision`, body);
  return `${id}: ${state}`;
}

const blocks: OperatorCommand = {
  usage: 'blocks appeals [--state STATE] | blocks appeals accept|decline ID TEXT [--reason TEXT]',
  about:
    'lists appeals of visitors who are kept out, oldest first; answers one, TEXT is for its writer to read',
  run(words, desk) {
    const { values, positionals } = readWords(words, { state: text, reason: text });
    if (wordAt(positionals, 0, 'appeals') !== 'appeals')
      throw new RangeError(`${positionals[0] ?? ''} is not appeals`);
    const rest = positionals.slice(1);
    return rest.length === 0 ? list(desk, values.state) : decide(desk, rest, values.reason);
  },
};

/** Whom the site keeps out, and what they say to it, over the API. */
export const blockCommands = { blocks } satisfies Readonly<Record<string, OperatorCommand>>;
