import { displayPublicNumber } from '@paddock/contract';
import type { PersonPlayersView, PersonReviewsView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;
const STATUSES = ['open', 'joined', 'dismissed'] as const;

const persons: OperatorCommand = {
  usage: 'persons [--status STATUS] [--player PLAYER]',
  about: 'lists accounts that look like one person’s, oldest first; one of a pair is the newer account',
  async run(words, desk) {
    const { values } = readWords(words, { status: text, player: text });
    const status = values.status ?? 'open';
    if (!STATUSES.some((one) => one === status)) {
      throw new RangeError(`${status} is none of ${STATUSES.join(', ')}`);
    }
    const query = { status, playerId: values.player };
    const found = (await (await desk.api()).get('person-reviews', query)) as PersonReviewsView;
    return textTable(
      ['ID', 'STATUS', 'RAISED (UTC)', 'NEWER', 'OLDER', 'ALIKE IN', 'DECIDED BY'],
      found.reviews.map((one) => [
        one.id,
        one.status,
        textTime(one.raisedAtMs),
        displayPublicNumber(one.newerPlayerNumber),
        displayPublicNumber(one.olderPlayerNumber),
        one.kinds.join(', '),
        one.decidedBy ?? '',
      ]),
    );
  },
};

function deciding(word: 'join' | 'dismiss', about: string, done: string): OperatorCommand {
  return {
    usage: `person-${word} ID [--reason TEXT]`,
    about,
    async run(words, desk) {
      const { values, positionals } = readWords(words, { reason: text });
      const id = wordAt(positionals, 0, 'ID');
      const api = await desk.api();
      const reason = await reasonOf(values.reason, desk.terminal);
      await api.post(`person-reviews/${encodeURIComponent(id)}/decision`, { decision: word, reason });
      return `${id}: ${done}`;
    },
  };
}

const separate: OperatorCommand = {
  usage: 'person-separate PLAYER [--reason TEXT]',
  about: 'makes an account a person of its own again',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const id = wordAt(positionals, 0, 'PLAYER');
    const api = await desk.api();
    const reason = await reasonOf(values.reason, desk.terminal);
    const path = `players/${encodeURIComponent(id)}/separate`;
    const { numbers } = (await api.post(path, { reason })) as PersonPlayersView;
    const [own, ...others] = numbers.map(displayPublicNumber);
    return `${own ?? id} is no longer one person with ${others.join(', ')}`;
  },
};

/** Which accounts are one person's, over the API. */
export const personCommands = {
  persons,
  'person-join': deciding('join', 'says that the two accounts are one person’s', 'joined'),
  'person-dismiss': deciding('dismiss', 'says that the two accounts are two people’s', 'dismissed'),
  'person-separate': separate,
} satisfies Readonly<Record<string, OperatorCommand>>;
