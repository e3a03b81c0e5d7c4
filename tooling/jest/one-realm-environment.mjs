import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

import './compile-cache.mjs';

/** Nobody here uses the timers that are made of these. */
const timerConfig = { idToRef: (id) => id, refToId: (timer) => timer };

/** Where jest-circus keeps who is told of tests, for as long as its realm lives: here that is longer than a test file. */
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

/** Where Jest keeps how long a file lets its tests take. */
const TEST_TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/**
 * Jest's environment of a server's tests: they run among the globals of the process, as the server does. What a test
 * file does to the process (its environment variables, its exit code, the time its tests may take) ends with it.
 */
export default class OneRealmEnvironment {
  customExportConditions = ['node', 'node-addons'];
  #before = { env: { ...process.env }, console: globalThis.console, exit: process.exit };

  constructor({ projectConfig: config }) {
    const global = globalThis;
    this.global = global;
    this.moduleMocker = new ModuleMocker(global);
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  setup() {}

  teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    const { env, console, exit } = this.#before;
    for (const name of Object.keys(process.env))
      if (!(name in env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
    process.exitCode = undefined;
    process.exit = exit;
    globalThis.console = console;
    Reflect.deleteProperty(globalThis, EVENT_HANDLERS);
    Reflect.deleteProperty(globalThis, TEST_TIMEOUT);
  }

  exportConditions() {
    return this.customExportConditions;
  }

  getVmContext() {
    return globalThis;
  }
}
