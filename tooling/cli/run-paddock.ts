import module from 'node:module';

import type { Command } from './command.ts';
import type { Workspace } from './workspace.ts';

// Compiled code is kept between runs: most of a short command's time is the start of its tools.
module.enableCompileCache();

/** Every command by its first word, loaded when it is called: building and serving bring compilers along. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  'new-parcel': async () => (await import('./commands/new-parcel.ts')).newParcelCommand,
  dev: async () => (await import('./commands/dev.ts')).dev,
  build: async () => (await import('./commands/build.ts')).build,
  test: async () => (await import('./commands/test.ts')).test,
  verify: async () => (await import('./commands/verify.ts')).verify,
  publish: async () => (await import('./commands/publish.ts')).publish,
  rollback: async () => (await import('./commands/rollback.ts')).rollback,
  promote: async () => (await import('./commands/promote.ts')).promote,
  staging: async () => (await import('./commands/staging.ts')).staging,
  history: async () => (await import('./commands/look.ts')).history,
  diff: async () => (await import('./commands/look.ts')).diff,
  status: async () => (await import('./commands/look.ts')).status,
  health: async () => (await import('./commands/look.ts')).health,
};

/** Failures that say in their message all there is to say. */
const EXPECTED = /^(?:RefusedError|BuildError|RegistryError)$/;

async function help(): Promise<string> {
  const commands = await Promise.all(Object.values(COMMANDS).map((load) => load()));
  const lines = commands.map(({ usage, about }) => `  paddock ${usage}\n      ${about}`);
  return ['Usage:', ...lines].join('\n');
}

function messageOf(failure: unknown, command: Command): unknown {
  if (!(failure instanceof Error)) return failure;
  const isWrongOption = 'code' in failure && String(failure.code).startsWith('ERR_PARSE_ARGS');
  if (isWrongOption) return `${failure.message}\nUsage: paddock ${command.usage}`;
  return EXPECTED.test(failure.name) ? failure.message : failure;
}

/** Runs one command and prints what it answers, or why it refuses; sets the exit code. */
export async function runPaddock(
  [name = '', ...words]: readonly string[],
  workspace: Workspace,
): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.() : undefined;
  if (command === undefined || words.includes('--help')) {
    console.log(command === undefined ? await help() : `Usage: paddock ${command.usage}\n${command.about}`);
    const isUnknown = command === undefined && name !== '' && name !== '--help';
    if (isUnknown) console.error(`There is no command "${name}".`);
    process.exitCode = isUnknown ? 1 : 0;
    return;
  }
  try {
    console.log(await command.run(words, workspace));
  } catch (failure) {
    console.error(messageOf(failure, command));
    process.exitCode = 1;
  }
}
