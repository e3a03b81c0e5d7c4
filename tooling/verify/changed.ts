import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Check } from './checks.ts';
import { forEvery } from './for-every.ts';
import { lint } from './lint.ts';
import { runCommand, type CommandResult } from './run-command.ts';
import { typeCheckOf } from './type-check.ts';

const LINTED = /\.(?:ts|tsx|mts|mjs)$/;
const TYPED = /\.(?:ts|tsx|mts|svelte|json)$/;
const NOTHING: CommandResult = { ok: true, output: 'nothing of that kind has changed' };

/** Folders with a `tsconfig.json` that changed files belong to, each once. */
export function touchedProjects(root: string, files: readonly string[]): readonly string[] {
  const projects = files
    .filter((file) => TYPED.test(file))
    .flatMap((file) => {
      for (let folder = dirname(file); folder !== '.'; folder = dirname(folder))
        if (existsSync(join(root, folder, 'tsconfig.json'))) return [folder];
      return [];
    });
  return [...new Set(projects)].sort();
}

async function typesOf(root: string, projects: readonly string[]): Promise<CommandResult> {
  const results = await forEvery(projects, async (project) => {
    const { file, words } = await typeCheckOf(join(root, project));
    return runCommand(file, words);
  });
  const wrong = results.filter(({ ok }) => !ok).map(({ output }) => output);
  return { ok: wrong.length === 0, output: wrong.length === 0 ? projects.join(', ') : wrong.join('\n') };
}

/**
 * Lint and format of changed files, and the types of the packages they are in. Packages that use these are looked at by the
 * whole of `npm run verify`.
 */
export function checksOfChanged(root: string, files: readonly string[]): readonly Check[] {
  const sources = files.filter((file) => LINTED.test(file));
  const prettier = join('node_modules', 'prettier', 'bin', 'prettier.cjs');
  const words = ['--check', '--ignore-unknown', '--log-level', 'warn', ...files];
  const unless = (none: boolean, run: () => Promise<CommandResult>) => () =>
    none ? Promise.resolve(NOTHING) : run();
  return [
    { name: 'lint', run: unless(sources.length === 0, () => lint(sources)) },
    { name: 'types', run: () => typesOf(root, touchedProjects(root, files)) },
    { name: 'format', run: unless(files.length === 0, () => runCommand(prettier, words)) },
  ];
}
