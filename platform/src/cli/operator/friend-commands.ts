import type { FriendProgrammesView, FriendsOfPlayerView, FriendTermsAnswer } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';
import { waitsForAnother } from './gift-words.ts';
import { jsonIn } from './json-file.ts';
import { textTable } from './text-table.ts';

const time = (atMs: number | null): string =>
  atMs === null ? '' : new Date(atMs).toISOString().slice(0, 16);

/** The terms in force whole, and who changed them when and why. */
function saidOf({ versions }: FriendProgrammesView): string {
  const [now] = versions;
  if (now === undefined) return 'no terms: nobody is rewarded for friends';
  const history = textTable(
    ['VERSION', 'SINCE', 'BY', 'WHY'],
    versions.map(({ version, fromMs, author, reason }) => [String(version), time(fromMs), author, reason]),
  );
  return `${JSON.stringify(now.terms, null, 2)}\n${history}`;
}

const friends: OperatorCommand = {
  usage: 'friends',
  about: 'what bringing a friend brings, and who changed it when and why',
  async run(words, desk) {
    readWords(words, {});
    return saidOf((await (await desk.api()).get('friends/terms')) as FriendProgrammesView);
  },
};

const terms: OperatorCommand = {
  usage: 'friends-terms FILE [--reason TEXT]',
  about: 'makes the terms of a JSON file hold; those that give more once another operator approves them',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: { type: 'string' } });
    const file = wordAt(positionals, 0, 'FILE');
    const api = await desk.api();
    const body = { terms: await jsonIn(file), reason: await reasonOf(values.reason, desk.terminal) };
    const answer = (await api.post('friends/terms', body)) as FriendTermsAnswer;
    return answer.proposalId === null ? saidOf(answer) : waitsForAnother(answer.proposalId);
  },
};

type Shown = FriendsOfPlayerView['friends'][number];

const lineOf = (what: string, friend: Shown): readonly string[] => [
  what,
  friend.number,
  friend.state,
  friend.refusal ?? '',
  time(friend.registeredAtMs),
  time(friend.endedAtMs),
  ...[friend.referrerReward, friend.friendReward].map((money) =>
    money === null ? '' : `${money.amount} ${money.currency}`,
  ),
];

const ofPlayer: OperatorCommand = {
  usage: 'friends-of PLAYER',
  about: 'whom a player brought and who brought them, with what came of it and why',
  async run(words, desk) {
    const { positionals } = readWords(words, {});
    const path = `friends/players/${encodeURIComponent(wordAt(positionals, 0, 'PLAYER'))}`;
    const view = (await (await desk.api()).get(path)) as FriendsOfPlayerView;
    const head = ['', 'PLAYER', 'STATE', 'WHY', 'CAME', 'ENDED', 'REFERRER', 'FRIEND'];
    const by = view.broughtBy === null ? [] : [lineOf('by', view.broughtBy)];
    const table = textTable(head, [...by, ...view.friends.map((friend) => lineOf('brought', friend))]);
    return `code ${view.code ?? 'none'}\n${table}`;
  },
};

/** Bringing friends, over the API. */
export const friendCommands = {
  friends,
  'friends-terms': terms,
  'friends-of': ofPlayer,
} satisfies Readonly<Record<string, OperatorCommand>>;
