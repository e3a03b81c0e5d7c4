import { toString as qrCode } from 'qrcode';
import { displayPublicNumber } from '@paddock/contract';

import {
  addOperator,
  changeRoles,
  disableOperator,
  listOperators,
  resetOperator,
  ROLES,
  setOwnPlayer,
  type GivenCredentials,
} from '../../modules/operators/index.ts';
import { playerNumbers } from '../../modules/identity/index.ts';
import { playerOf } from '../player-of.ts';
import type { OperatorCommand } from './command.ts';
import { readWords, wordAt } from './command-words.ts';
import type { Terminal } from './terminal.ts';
import { textTable, textTime } from './text-table.ts';

const ROLE = { role: { type: 'string', multiple: true, default: [] as string[] } } as const;
const ASK = { ask: { type: 'boolean', default: false } } as const;

const add: OperatorCommand = {
  usage: 'add NAME --role ROLE [--role ROLE] [--ask]',
  about: `makes an operator; roles: ${ROLES.join(', ')}; --ask: they type their password here`,
  async run(words, desk) {
    const { values, positionals } = readWords(words, { ...ROLE, ...ASK });
    const name = wordAt(positionals, 0, 'NAME');
    const password = values.ask ? await askNewPassword(desk.terminal) : undefined;
    const given = await desk.atConsole((console) =>
      addOperator(console, name, { roles: values.role, password }),
    );
    return showOnce(name, given, desk.terminal);
  },
};

const reset: OperatorCommand = {
  usage: 'reset NAME [--ask]',
  about: 'gives a new password and authenticator, ends the sessions; lets a disabled operator back in',
  async run(words, desk) {
    const { values, positionals } = readWords(words, ASK);
    const name = wordAt(positionals, 0, 'NAME');
    const password = values.ask ? await askNewPassword(desk.terminal) : undefined;
    const given = await desk.atConsole((console) => resetOperator(console, name, password));
    return showOnce(name, given, desk.terminal);
  },
};

const list: OperatorCommand = {
  usage: 'list',
  about: 'lists the operators',
  async run(words, desk) {
    readWords(words, {});
    const { operators, numberOf } = await desk.atConsole(async ({ db }) => {
      const listed = await listOperators(db);
      const players = listed.flatMap((one) => one.players);
      return { operators: listed, numberOf: await playerNumbers.numbersOf(db, players) };
    });
    return textTable(
      ['NAME', 'ROLES', 'LAST SIGN-IN', 'DISABLED', 'OWN PLAYERS'],
      operators.map(({ name, roles, lastSignInAtMs, disabledAtMs, players }) => [
        name,
        roles.join(','),
        textTime(lastSignInAtMs),
        textTime(disabledAtMs),
        players.map((playerId) => displayPublicNumber(numberOf(playerId))).join(', ') || '-',
      ]),
    );
  },
};

const disable: OperatorCommand = {
  usage: 'disable NAME',
  about: 'shuts an operator out at once',
  async run(words, desk) {
    const name = wordAt(readWords(words, {}).positionals, 0, 'NAME');
    await desk.atConsole((console) => disableOperator(console, name));
    return `${name} is disabled`;
  },
};

const roles: OperatorCommand = {
  usage: 'roles NAME --role ROLE [--role ROLE]',
  about: 'gives an operator these roles in place of the old ones',
  async run(words, desk) {
    const { values, positionals } = readWords(words, ROLE);
    const name = wordAt(positionals, 0, 'NAME');
    await desk.atConsole((console) => changeRoles(console, name, values.role));
    return `${name}: ${values.role.join(', ')}`;
  },
};

const linking = (isOwn: boolean, word: string, about: string): OperatorCommand => ({
  usage: `${word} NAME PLAYER`,
  about,
  async run(words, desk) {
    const { positionals } = readWords(words, {});
    const name = wordAt(positionals, 0, 'NAME');
    const player = wordAt(positionals, 1, 'PLAYER');
    const isNews = await desk.atConsole(async (console) => {
      const playerId = await playerOf(console.db, player);
      return setOwnPlayer(console, name, { playerId, isOwn });
    });
    return `player ${player} is ${isOwn ? '' : 'not '}${name}${isNews ? '' : ', as before'}`;
  },
});

/** What is done at the server itself, on its database, without signing in. */
export const consoleCommands = {
  add,
  list,
  disable,
  reset,
  roles,
  link: linking(
    true,
    'link',
    'says that an operator is this player in person: they never act on that account',
  ),
  unlink: linking(false, 'unlink', 'takes such a link away'),
} satisfies Readonly<Record<string, OperatorCommand>>;

export async function askNewPassword(terminal: Terminal): Promise<string> {
  const password = await terminal.askSecret('New password: ');
  const again = await terminal.askSecret('Once more: ');
  if (password !== again) throw new RangeError('the two are not the same');
  return password;
}

async function showOnce(
  name: string,
  { password, authenticatorSecret, authenticatorUri }: GivenCredentials,
  { isScreen }: Terminal,
): Promise<string> {
  const picture = isScreen ? [await qrCode(authenticatorUri, { type: 'terminal', small: true })] : [];
  const first =
    password === undefined
      ? []
      : [`password       ${password}   (good for choosing another: npm run operator -- password)`];
  return [
    `operator       ${name}`,
    ...first,
    `authenticator  ${authenticatorSecret}`,
    `               ${authenticatorUri}`,
    ...picture,
    'This is shown once. Only a hash and an encrypted copy are kept.',
  ].join('\n');
}
