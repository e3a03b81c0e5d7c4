import type { OperatorSessionView } from '@paddock/contract/schemas';

import type { OperatorCommand } from './command.ts';
import { readWords } from './command-words.ts';
import { askNewPassword } from './console-commands.ts';
import { createOperatorClient, signInAt, siteOf } from './operator-client.ts';
import type { Terminal } from './terminal.ts';
import { textTime } from './text-table.ts';

/** Where the site is unless PADDOCK_SITE says another. */
const OWN_SITE = 'http://127.0.0.1:4500';
const TOKEN_VARIABLE = 'OPERATOR_TOKEN';

export type Environment = Readonly<Record<string, string | undefined>>;

export const siteFor = (environment: Environment): string => siteOf(environment['PADDOCK_SITE'] ?? OWN_SITE);

export const tokenFrom = (environment: Environment): string | undefined =>
  environment[TOKEN_VARIABLE]?.trim() || undefined;

/** Asks who is there and signs them in. @throws OperatorApiError */
export async function askSignIn(site: string, terminal: Terminal) {
  const name = await terminal.ask('Operator: ');
  const password = await terminal.askSecret('Password: ');
  const code = await terminal.ask('Code: ');
  const { token, session } = await signInAt(site, { name, password, code });
  return { token, session, password, client: createOperatorClient(site, token) };
}

const signIn = (environment: Environment): OperatorCommand => ({
  usage: 'sign-in',
  about: `prints a token for ${TOKEN_VARIABLE}, good for 8 hours and 30 minutes without use`,
  async run(words, { terminal }) {
    readWords(words, {});
    return (await askSignIn(siteFor(environment), terminal)).token;
  },
});

const signOut = (environment: Environment): OperatorCommand => ({
  usage: 'sign-out',
  about: `ends the session of ${TOKEN_VARIABLE}`,
  async run(words) {
    readWords(words, {});
    const token = tokenFrom(environment);
    if (token === undefined) throw new RangeError(`${TOKEN_VARIABLE} is not set`);
    await createOperatorClient(siteFor(environment), token).delete('session');
    return 'signed out';
  },
});

const whoami: OperatorCommand = {
  usage: 'whoami',
  about: 'says who is signed in and what they may do',
  async run(words, desk) {
    readWords(words, {});
    const session = (await (await desk.api()).get('session')) as OperatorSessionView;
    return [
      `${session.name} (${session.roles.join(', ')}), until ${textTime(session.expiresAtMs)} UTC`,
      ...session.permissions,
      ...(session.passwordChangeNeeded ? ['choose a password first: npm run operator -- password'] : []),
    ].join('\n');
  },
};

const password = (environment: Environment): OperatorCommand => ({
  usage: 'password',
  about: "changes one's own password",
  async run(words, { terminal }) {
    readWords(words, {});
    const { client, password: present } = await askSignIn(siteFor(environment), terminal);
    try {
      const newPassword = await askNewPassword(terminal);
      await client.post('password', { password: present, newPassword });
    } finally {
      await client.delete('session');
    }
    return 'the password is changed';
  },
});

export const sessionCommands = (environment: Environment) =>
  ({
    whoami,
    'sign-in': signIn(environment),
    'sign-out': signOut(environment),
    password: password(environment),
  }) satisfies Readonly<Record<string, OperatorCommand>>;
