import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Check } from './checks.ts';
import { forEvery } from './for-every.ts';
import { checkFormat } from './format.ts';
import { lint } from './lint.ts';
import { runCommand, type CommandResult } from './run-command.ts';
import { typeCheckOf } from './type-check.ts';
import { typedLint } from './typed-lint.ts';

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

async function typesOf(
  root: string,
  projects: readonly string[],
  sources: readonly string[],
): Promise<CommandResult> {
  const ofProjects = projects.map((project) => async () => {
    const { file, words } = await typeCheckOf(join(root, project));
    return runCommand(file, words);
  });
  const byRules = sources.length === 0 ? [] : [() => typedLint(sources)];
  const results = await forEvery([...byRules, ...ofProjects], (run) => run());
  const wrong = results.filter(({ ok }) => !ok).map(({ output }) => output);
  return { ok: wrong.length === 0, output: wrong.length === 0 ? projects.join(', ') : wrong.join('\n') };
}

/**
 * Lint and format of changed files, the rules that need types among them, and the types of the packages they are in. Packages that use these are looked at by the
 * whole of `npm run verify`.
 */
export function checksOfChanged(root: string, files: readonly string[]): readonly Check[] {
  const sources = files.filter((file) => LINTED.test(file));
  const unless = (none: boolean, run: () => Promise<CommandResult>) => () =>
    none ? Promise.resolve(NOTHING) : run();
  return [
    { name: 'lint', run: unless(sources.length === 0, () => lint(sources)) },
    { name: 'types', run: () => typesOf(root, touchedProjects(root, files), sources) },
    { name: 'format', run: unless(files.length === 0, () => checkFormat(files)) },
  ];
}
