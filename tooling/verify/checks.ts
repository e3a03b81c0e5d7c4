import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { Release } from '@paddock/contract';

import { missingPlatforms, type LockPackages } from '../lock/complete-lock.ts';
import { BUDGETS, budgetReport } from '../sizes/budgets.ts';
import { lookAtSpec } from '../spec/look-at-spec.ts';
import { compareAllDictionaries } from './dictionaries.ts';
import { findDeadLinks } from './documents.ts';
import { checkFormat } from './format.ts';
import { findLongFiles } from './lengths.ts';
import { forEvery } from './for-every.ts';
import { lint } from './lint.ts';
import { ownerProblems, type OwnedParcel } from './owners.ts';
import { ROOT, runCommand, type CommandResult } from './run-command.ts';
import { componentCheckOf, type TypeCheck } from './type-check.ts';
import { typedLint } from './typed-lint.ts';

/** One static check of `npm run verify`. */
export interface Check {
  readonly name: string;
  run(): Promise<CommandResult>;
}

const program = (name: string, file: string, words: readonly string[]): Check => ({
  name,
  run: () => runCommand(join('node_modules', file), words),
});

const result = (problems: readonly string[], good: string): CommandResult => ({
  ok: problems.length === 0,
  output: problems.length === 0 ? good : problems.join('\n'),
});

async function componentChecks(): Promise<readonly TypeCheck[]> {
  const found: TypeCheck[] = [];
  for await (const file of glob('{parcels/*,tooling/generator/templates/*}/tsconfig.json', { cwd: ROOT })) {
    const check = await componentCheckOf(join(ROOT, dirname(file)));
    if (check !== undefined) found.push(check);
  }
  return found;
}

const types: Check = {
  name: 'types',
  async run() {
    const checks = await componentChecks();
    const results = await forEvery(
      [() => typedLint(), ...checks.map((check) => () => runCommand(check.file, check.words))],
      (run) => run(),
    );
    return result(
      results.filter(({ ok }) => !ok).map(({ output }) => output),
      `and the rules that need them, ${checks.length} folders of Svelte components among them`,
    );
  },
};

const linted: Check = { name: 'lint', run: () => lint() };

const lock: Check = {
  name: 'lock',
  async run() {
    const text = await readFile(join(ROOT, 'package-lock.json'), 'utf8');
    const { packages } = JSON.parse(text) as { packages: LockPackages };
    const missing = Object.keys(missingPlatforms(packages));
    return result(
      missing.map((name) => `package-lock.json lacks ${name}; run node tooling/lock/run-complete-lock.ts`),
      'complete for npm ci',
    );
  },
};

const sizes: Check = {
  name: 'sizes',
  async run() {
    const text = await readFile(join(ROOT, 'dist', 'site', 'release.json'), 'utf8');
    const { lines, ok } = budgetReport(JSON.parse(text) as Release, BUDGETS);
    return { ok, output: lines.join('\n') };
  },
};

const dictionaries: Check = {
  name: 'dictionaries',
  async run() {
    const { problems, files, missing } = await compareAllDictionaries(ROOT);
    const english = [...missing].map(([language, words]) => `; ${language} says ${words} words in English`);
    const hint = missing.size === 0 ? '' : ' (npm run words)';
    return result(problems, `${files} dictionaries in step${english.join('')}${hint}`);
  },
};

const lengths: Check = {
  name: 'lengths',
  async run() {
    const { problems, files } = await findLongFiles(ROOT);
    return result(problems, `${files} files`);
  },
};

const documents: Check = {
  name: 'documents',
  async run() {
    const { problems, links } = await findDeadLinks(ROOT);
    return result(problems, `${links} links lead somewhere`);
  },
};

const spec: Check = {
  name: 'spec',
  async run() {
    const { problems, stale, leaves } = await lookAtSpec(ROOT);
    const old = [...stale.keys()].map((file) => `${file} is out of date; run npm run spec`);
    return result([...problems, ...old], `${leaves} leaves`);
  },
};

const owners: Check = {
  name: 'owners',
  async run() {
    const parcels: OwnedParcel[] = [];
    for await (const file of glob('parcels/*/parcel.json', { cwd: ROOT }))
      parcels.push(JSON.parse(await readFile(join(ROOT, file), 'utf8')) as OwnedParcel);
    const problems = ownerProblems(await readFile(join(ROOT, 'CODEOWNERS'), 'utf8'), parcels);
    return result(problems, `${parcels.length} parcels`);
  },
};

const format: Check = { name: 'format', run: () => checkFormat() };

/** Checks of a second or two, which need no build. */
export const QUICK_CHECKS: readonly Check[] = [spec, lengths, dictionaries, documents, owners, lock];

/** All others, the longest first. Manifests and the route table were checked by the build before. */
export const LONG_CHECKS: readonly Check[] = [
  types,
  linted,
  format,
  program('dead-code', 'knip/bin/knip.js', ['--no-progress']),
  sizes,
];
