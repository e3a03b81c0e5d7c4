import type { Command } from './command.ts';
import { build } from './commands/build.ts';
import { dev } from './commands/dev.ts';
import { diff, history, status } from './commands/look.ts';
import { newParcelCommand } from './commands/new-parcel.ts';
import { promote } from './commands/promote.ts';
import { publish } from './commands/publish.ts';
import { rollback } from './commands/rollback.ts';
import { test } from './commands/test.ts';
import { verify } from './commands/verify.ts';
import type { House } from './house.ts';

/** Every command by its first word. */
const COMMANDS: Readonly<Record<string, Command>> = {
  'new-parcel': newParcelCommand,
  dev,
  build,
  test,
  verify,
  publish,
  rollback,
  promote,
  history,
  diff,
  status,
};

/** Failures that say in their message all there is to say. */
const EXPECTED = /^(?:RefusedError|BuildError|RegistryError)$/;

function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, about }) => `  paddock ${usage}\n      ${about}`);
  return ['Usage:', ...lines].join('\n');
}

function messageOf(failure: unknown, command: Command): unknown {
  if (!(failure instanceof Error)) return failure;
  const isWrongOption = 'code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS');
  if (isWrongOption) return `${failure.message}\nUsage: paddock ${command.usage}`;
  return EXPECTED.test(failure.name) ? failure.message : failure;
}

/** Runs one command and prints what it answers, or why it refuses; sets the exit code. */
export async function runPaddock([name = '', ...words]: readonly string[], house: House): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined || words.includes('--help')) {
    console.log(command === undefined ? help() : `Usage: paddock ${command.usage}\n${command.about}`);
    process.exitCode = command === undefined && name !== '' && name !== '--help' ? 1 : 0;
    return;
  }
  try {
    console.log(await command.run(words, house));
  } catch (failure) {
    console.error(messageOf(failure, command));
    process.exitCode = 1;
  }
}
