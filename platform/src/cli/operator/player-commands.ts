import { displayPublicNumber } from '@paddock/contract';
import type { OperatorPlayerView, PlayerSignedOutView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { textTable, textTime } from './text-table.ts';

const text = { type: 'string' } as const;

const player: OperatorCommand = {
  usage: 'player PLAYER',
  about: 'accounts and latest payments of a player, with the ids that other commands ask for',
  async run(words, desk) {
    const id = wordAt(readWords(words, {}).positionals, 0, 'PLAYER');
    const found = (await (await desk.api()).get(pathOf(id), {})) as OperatorPlayerView;
    const accounts = textTable(
      ['ACCOUNT', 'KIND', 'BALANCE'],
      found.accounts.map((one) => [one.id, one.kind, `${one.balance} ${one.currency}`]),
    );
    const payments = [
      ...found.deposits.map((one) => ({ ...one, word: 'deposit' })),
      ...found.withdrawals.map((one) => ({ ...one, word: 'withdrawal' })),
    ];
    const rows = payments
      .toSorted((a, b) => b.createdAtMs - a.createdAtMs)
      .map((one) => [
        one.id,
        one.word,
        one.status,
        `${one.amount} ${one.currency}`,
        one.provider,
        textTime(one.createdAtMs),
      ]);
    const table = textTable(['PAYMENT', 'KIND', 'STATUS', 'AMOUNT', 'PROVIDER', 'MADE (UTC)'], rows);
    const who = `player ${displayPublicNumber(found.playerNumber)}, id ${found.playerId}`;
    return [who, ...(found.isFrozen ? ['FROZEN'] : []), accounts, '', table].join('\n');
  },
};

const freeze = freezing('freeze', true, 'stops what a player does with money');
const unfreeze = freezing('unfreeze', false, 'lets a frozen player go on');

function freezing(word: string, isFrozen: boolean, about: string): OperatorCommand {
  return {
    usage: `${word} PLAYER [--reason TEXT]`,
    about,
    async run(words, desk) {
      const { values, positionals } = readWords(words, { reason: text });
      const id = wordAt(positionals, 0, 'PLAYER');
      const api = await desk.api();
      const reason = await reasonOf(values.reason, desk.terminal);
      await api.post(`${pathOf(id)}/freeze`, { isFrozen, reason });
      return `${id} is ${isFrozen ? 'frozen' : 'no longer frozen'}`;
    },
  };
}

const endSessions: OperatorCommand = {
  usage: 'end-sessions PLAYER [--reason TEXT]',
  about: 'signs a player out everywhere at once',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const id = wordAt(positionals, 0, 'PLAYER');
    const api = await desk.api();
    const reason = await reasonOf(values.reason, desk.terminal);
    const { ended } = (await api.post(`${pathOf(id)}/sign-out`, { reason })) as PlayerSignedOutView;
    return `${id}: ${ended} ${ended === 1 ? 'session' : 'sessions'} ended`;
  },
};

/** What is looked at and done about one player, over the API. */
export const playerCommands = {
  player,
  freeze,
  unfreeze,
  'end-sessions': endSessions,
} satisfies Readonly<Record<string, OperatorCommand>>;

const pathOf = (playerId: string) => `players/${encodeURIComponent(playerId)}`;
