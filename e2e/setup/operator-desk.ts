import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { appCode } from './authenticator.ts';
import type { Stage } from './stage.ts';
import { ofCommands } from './of-commands.ts';

const COMMAND = join(import.meta.dirname, '..', '..', 'platform', 'src', 'cli', 'operator.ts');
const PASSWORD = 'four grey herons wading';

/** A product with the place of its data. */
export type CommandedStage = Pick<Stage, 'origin' | 'dataEnvironment'>;

/** A signed-in operator at the commands of `npm run operator`. */
export interface OperatorDesk {
  /** Runs a command and answers what it printed. @throws with what it said when it was refused */
  run(...words: readonly string[]): Promise<string>;
}

/** What an operator signs in with; the code is good once. */
export interface OperatorWords {
  readonly name: string;
  readonly password: string;
  code(): string;
}

/** Makes an operator at the console. */
export async function makeOperator(
  stage: CommandedStage,
  name: string,
  role: string,
): Promise<OperatorWords> {
  const made = await runCommand(
    ['add', name, '--role', role, '--ask'],
    environmentOf(stage),
    `${PASSWORD}\n`.repeat(2),
  );
  const key = /^authenticator +(\S+)$/m.exec(made)?.[1] ?? '';
  return { name, password: PASSWORD, code: () => appCode(key, Date.now()) };
}

/** Makes an operator at the console and signs them in. */
export async function openDesk(stage: CommandedStage, name: string, role: string): Promise<OperatorDesk> {
  const environment = environmentOf(stage);
  const { password, code } = await makeOperator(stage, name, role);
  const token = await runCommand(['sign-in'], environment, `${name}\n${password}\n${code()}\n`);
  const signedIn = { ...environment, OPERATOR_TOKEN: token.trim() };
  return { run: (...words) => runCommand(words, signedIn) };
}

const environmentOf = (stage: CommandedStage) => ({
  ...ofCommands(),
  PADDOCK_SITE: stage.origin,
  NODE_ENV: 'development',
  ...stage.dataEnvironment,
});

function runCommand(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
  typed = '',
): Promise<string> {
  const child = spawn(process.execPath, [COMMAND, ...words], { env: environment });
  let printed = '';
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(typed);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => {
      if (exitCode === 0) resolve(printed);
      else reject(new Error(`operator ${words.join(' ')} ended with ${String(exitCode)}: ${said}`));
    });
  });
}
