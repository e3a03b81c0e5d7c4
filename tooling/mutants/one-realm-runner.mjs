// Stryker's plugin for tests whose modules are loaded once a process (`../jest/one-realm-runtime.mjs`).
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import * as jestPlugin from '@stryker-mutator/jest-runner';

const [{ factory }] = jestPlugin.strykerPlugins;

/** What is decided while a module is loaded needs another process: Stryker begins one where this is said. */
function oneRealmRunner(injector) {
  const runner = factory(injector);
  runner.capabilities = () => ({ reloadEnvironment: false });
  return runner;
}
oneRealmRunner.inject = factory.inject;

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'one-realm', oneRealmRunner)];
export const { strykerValidationSchema } = jestPlugin;
