import { displayPublicNumber } from '@paddock/contract';
import type { OperatorIdeasView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;
const STATES = ['received', 'planned', 'done', 'declined'] as const;

function stateOf(word: string): string {
  const state = STATES.find((one) => one === word);
  if (state === undefined) throw new RangeError(`${word} is none of ${STATES.join(', ')}`);
  return state;
}

const ideas: OperatorCommand = {
  usage: 'ideas [--state STATE]',
  about: 'lists what players would like to be different, oldest first',
  async run(words, desk) {
    const { values } = readWords(words, { state: text });
    const query = { state: values.state === undefined ? undefined : stateOf(values.state) };
    const found = (await (await desk.api()).get('ideas', query)) as OperatorIdeasView;
    return textTable(
      ['ID', 'STATE', 'SENT (UTC)', 'PLAYER', 'ABOUT', 'ANSWER', 'IDEA'],
      found.ideas.map((one) => [
        one.id,
        one.state,
        textTime(one.createdAtMs),
        displayPublicNumber(one.playerNumber),
        one.area,
        one.answer === null ? (one.mayAnswer ? 'wanted' : 'not wanted') : 'given',
        one.text.replaceAll(/\s+/g, ' '),
      ]),
    );
  },
};

const ideaState: OperatorCommand = {
  usage: 'idea-state ID STATE [TEXT] [--reason TEXT]',
  about: 'says what becomes of an idea; TEXT is for the player to read',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const id = wordAt(positionals, 0, 'ID');
    const state = stateOf(wordAt(positionals, 1, 'STATE'));
    const answer = positionals[2];
    const api = await desk.api();
    const reason = await reasonOf(values.reason, desk.terminal);
    const body = { state, reason, ...(answer === undefined ? {} : { answer }) };
    await api.post(`ideas/${encodeURIComponent(id)}/state`, body);
    return `${id}: ${state}`;
  },
};

/** Ideas of players, over the API. */
export const ideaCommands = { ideas, 'idea-state': ideaState } satisfies Readonly<
  Record<string, OperatorCommand>
>;
