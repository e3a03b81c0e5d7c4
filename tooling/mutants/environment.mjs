import OneRealmEnvironment from '../jest/one-realm-environment.mjs';

/**
 * Switches the mutant of this run on. Mutated code looks it up once, when it is loaded: what is loaded once a process has
 * to be told again for each run.
 */
export default class MutantEnvironment extends OneRealmEnvironment {
  #isKilled = false;

  setup() {
    globalThis.__stryker__ ??= {};
    globalThis.__stryker__.activeMutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
    super.setup();
  }

  /** One test that turned red has killed the mutant: the others of its file need not run. */
  handleTestEvent({ name, test }) {
    if (globalThis.__stryker__.activeMutant === undefined) return;
    if (name === 'test_done' && test.errors.length > 0) this.#isKilled = true;
    if (name === 'test_start' && this.#isKilled) test.mode = 'skip';
  }
}
