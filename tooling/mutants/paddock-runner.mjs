// Stryker's plugin for the house's tests. Stryker's own runner asks the tests that import a mutated file, which it finds
// in the folder alone: a fixture outside hides them; and it runs all that reach a mutant where one is enough.
import { readFileSync, writeFileSync } from 'node:fs';

import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import * as jestPlugin from '@stryker-mutator/jest-runner';

const [{ factory }] = jestPlugin.strykerPlugins;
/** What the first run has seen; a later process of the runner reads it there. */
const SEEN = 'mutants-tests.json';

/** Test files that hold some tests, or all, the fastest first, each with the names of what is asked of it. */
function filesOf(tests, asked) {
  const wanted = asked && new Set(asked);
  const files = new Map();
  for (const { id, fileName, timeSpentMs } of tests) {
    if (wanted && !wanted.has(id)) continue;
    const file = files.get(fileName) ?? { name: fileName, ids: [], spentMs: 0 };
    file.ids.push(id);
    file.spentMs += timeSpentMs;
    files.set(fileName, file);
  }
  return [...files.values()].toSorted((one, other) => one.spentMs - other.spentMs);
}

function paddockRunner(injector) {
  const runner = factory(injector);
  const { dryRun, mutantRun, run } = Object.getPrototypeOf(runner);
  let testFiles;
  // Server tests load modules once a process: what is decided while a module loads needs another one.
  runner.capabilities = () => ({
    reloadEnvironment: process.env['PADDOCK_MUTANTS_PROJECT'] === 'browser',
  });
  runner.run = (settings) => run.call(runner, { ...settings, testFiles });
  runner.dryRun = async (options) => {
    testFiles = undefined;
    const result = await dryRun.call(runner, { ...options, testFiles: undefined });
    if (result.tests) writeFileSync(SEEN, JSON.stringify(result.tests));
    return result;
  };
  runner.mutantRun = async (options) => {
    let nrOfTests = 0;
    for (const { name, ids } of filesOf(JSON.parse(readFileSync(SEEN, 'utf8')), options.testFilter)) {
      testFiles = [name];
      const result = await mutantRun.call(runner, { ...options, testFilter: options.testFilter && ids });
      if (result.status !== 'survived') return result;
      nrOfTests += result.nrOfTests;
    }
    return { status: 'survived', nrOfTests };
  };
  return runner;
}
paddockRunner.inject = factory.inject;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'paddock', paddockRunner)];
export const { strykerValidationSchema } = jestPlugin;
