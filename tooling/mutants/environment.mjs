import OneRealmEnvironment from '../jest/one-realm-environment.mjs';

/**
 * Switches the mutant of this run on. Mutated code looks it up once, when it is loaded: what is loaded once a process has
 * to be told again for each run.
 */
export default class MutantEnvironment extends OneRealmEnvironment {
  setup() {
    globalThis.__stryker__ ??= {};
    globalThis.__stryker__.activeMutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
    super.setup();
  }
}
