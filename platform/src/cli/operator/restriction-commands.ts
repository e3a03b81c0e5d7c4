import { displayPublicNumber } from '@paddock/contract';
import type { RestrictionsView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords, reasonOf, wordAt } from './command-words.ts';

const text = { type: 'string' } as const;

const restrictions: OperatorCommand = {
  usage: 'restrictions PLAYER',
  about: 'what operators closed to a player',
  async run(words, desk) {
    const id = wordAt(readWords(words, {}).positionals, 0, 'PLAYER');
    return textOf((await (await desk.api()).get(pathOf(id, 'restrictions'))) as RestrictionsView);
  },
};

const ban: OperatorCommand = {
  usage: 'ban PLAYER LEVEL [--version VERSION] [--reason TEXT]',
  about:
    'stops bets, deposits and pages of a player; level 45 leaves the way to withdraw, others only support',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { version: text, reason: text });
    const id = wordAt(positionals, 0, 'PLAYER');
    const level = numberOf(wordAt(positionals, 1, 'LEVEL'), 'LEVEL');
    if (level === 0) throw new RangeError('LEVEL 0 is no ban; see lift-ban');
    const api = await desk.api();
    const reason = await reasonOf(values.reason, desk.terminal);
    const version = values.version === undefined ? {} : { version: numberOf(values.version, 'VERSION') };
    return textOf((await api.post(pathOf(id, 'ban'), { level, ...version, reason })) as RestrictionsView);
  },
};

const liftBan: OperatorCommand = {
  usage: 'lift-ban PLAYER [--reason TEXT]',
  about: 'lets a banned player go on; a break the player chose stays',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { reason: text });
    const id = wordAt(positionals, 0, 'PLAYER');
    const api = await desk.api();
    const reason = await reasonOf(values.reason, desk.terminal);
    return textOf((await api.post(pathOf(id, 'ban'), { level: 0, reason })) as RestrictionsView);
  },
};

const closeSports: OperatorCommand = {
  usage: 'close-sports PLAYER [--line SPORT,SPORT] [--live SPORT,SPORT] [--reason TEXT]',
  about: 'closes exactly these sports to a player, before kick-off and live; without any, opens all',
  async run(words, desk) {
    const { values, positionals } = readWords(words, { line: text, live: text, reason: text });
    const id = wordAt(positionals, 0, 'PLAYER');
    const api = await desk.api();
    const reason = await reasonOf(values.reason, desk.terminal);
    const body = { line: listOf(values.line), live: listOf(values.live), reason };
    return textOf((await api.post(pathOf(id, 'sports'), body)) as RestrictionsView);
  },
};

/** What operators close to players, over the API. */
export const restrictionCommands = {
  restrictions,
  ban,
  'lift-ban': liftBan,
  'close-sports': closeSports,
} satisfies Readonly<Record<string, OperatorCommand>>;

const pathOf = (playerId: string, what: string) => `players/${encodeURIComponent(playerId)}/${what}`;

const listOf = (words: string | undefined) => (words ?? '').split(',').filter((word) => word !== '');

function numberOf(word: string, what: string): number {
  if (!/^\d{1,2}$/.test(word)) throw new RangeError(`${what} ${word} is no number of at most two digits`);
  return Number(word);
}

function textOf({ playerNumber, ban: { level, version }, line, live }: RestrictionsView): string {
  return [
    `${displayPublicNumber(playerNumber)}: ${level === 0 ? 'not banned' : `banned, level ${level} version ${version}`}`,
    `closed before kick-off: ${line.join(', ') || 'nothing'}`,
    `closed live: ${live.join(', ') || 'nothing'}`,
  ].join('\n');
}
