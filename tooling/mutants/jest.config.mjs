// The configuration under which mutants are tried: the house's project of that name, seeing some folders alone.
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { ONE_REALM } from '../jest/preset.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { default: house } = await import(pathToFileURL(join(root, 'jest.config.mjs')));
const { PADDOCK_MUTANTS_PROJECT: name, PADDOCK_MUTANTS_FOLDERS: folders = '' } = process.env;
const {
  displayName: _name,
  testMatch: _all,
  ...project
} = house.projects.find((each) => each.displayName === name);
const isOneRealm = project.runtime === ONE_REALM.runtime;

export default {
  ...project,
  rootDir: root,
  roots: folders.split(',').map((folder) => resolve(root, folder)),
  // Random steps and crashes at each of them take minutes, and would only say again what a short test has to say.
  testMatch: ['**/*.test.{ts,tsx}', '!**/*simulation.test.ts', '!**/kill-at-every-{step,write}.test.ts'],
  testTimeout: house.testTimeout,
  ...(isOneRealm && {
    testEnvironment: fileURLToPath(new URL('./environment.mjs', import.meta.url)),
  }),
  // Its database is kept, and the usual setup would load the kernel before Stryker could tell it of any mutant.
  ...(project.globalSetup && {
    globalSetup: join(root, 'platform', 'src', 'testing', 'kept-setup.mjs'),
    globalTeardown: undefined,
  }),
};
