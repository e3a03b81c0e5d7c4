import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { projectOf } from '../mutations/run-tests.ts';
import type { Tried } from './tried.ts';

export interface MutantsRun {
  /** The folders whose tests are run, from the root, all of one project. */
  readonly folders: readonly [string, ...string[]];
  /** What is mutated, in Stryker's words: globs, or files with ranges. */
  readonly mutate: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** Ends the run. */
  readonly signal: AbortSignal;
}

interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly source: string;
        readonly mutants: readonly {
          readonly mutatorName: string;
          readonly replacement?: string;
          readonly status: Tried['status'];
          readonly location: { readonly start: { readonly line: number } };
        }[];
      }
    >
  >;
}

/** A mutant may loop or wait for ever. */
const LONGEST_TEST_MS = 20_000;

/**
 * Mutates a copy of the repository in place, one mutant at a time, and runs the tests of the folders that reach it.
 * @throws the signal's reason once it is given; Error when Stryker did not come to its end: the tests are red without any mutant, or none was found
 */
export async function tryMutants(copy: string, run: MutantsRun): Promise<readonly Tried[]> {
  const project = projectOf(`${run.folders[0]}/`);
  for (const folder of run.folders) await nameEnvironments(join(copy, folder));
  const report = join(copy, 'mutants.json');
  const options = {
    inPlace: true,
    mutate: run.mutate,
    plugins: [`${copy}/tooling/mutants/paddock-runner.mjs`, '@stryker-mutator/jest-runner'],
    testRunner: 'paddock',
    testRunnerNodeArgs: ['--experimental-vm-modules'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    jest: {
      projectType: 'custom',
      configFile: 'tooling/mutants/jest.config.mjs',
      enableFindRelatedTests: false,
    },
    timeoutMS: LONGEST_TEST_MS,
    dryRunTimeoutMinutes: 20,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
  };
  const config = join(copy, 'stryker.config.json');
  await writeFile(config, JSON.stringify(options));
  const child = spawn(
    process.execPath,
    [join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'), 'run', config],
    {
      cwd: copy,
      signal: run.signal,
      // Jest warns of Stryker's own settings at each run.
      stdio: ['ignore', 'inherit', 'pipe'],
      env: {
        ...process.env,
        ...run.environment,
        TZ: 'UTC',
        PADDOCK_MUTANTS_PROJECT: project,
        PADDOCK_MUTANTS_FOLDERS: run.folders.join(),
      },
    },
  );
  const [[code], said] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stderr),
  ]);
  if (code !== 0)
    throw new Error(`the mutants of ${run.folders[0]} were not tried: Stryker ended with ${code}\n${said}`);
  return triedOf(JSON.parse(await readFile(report, 'utf8')) as Report);
}

/** A test file that asks for Node itself is given the environment that tells Stryker what its tests reach. */
async function nameEnvironments(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((each) => /\.test\.tsx?$/.test(each))) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    const named = text.replace(
      '@jest-environment node',
      '@jest-environment @stryker-mutator/jest-runner/jest-env/node',
    );
    if (named !== text) await writeFile(file, named);
  }
}

function triedOf({ files }: Report): readonly Tried[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants.map(({ location, mutatorName, replacement = '', status }) => ({
      file,
      line: location.start.line,
      source: (lines[location.start.line - 1] ?? '').trim(),
      mutator: mutatorName,
      replacement,
      status,
    }));
  });
}
