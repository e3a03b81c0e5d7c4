import { ONE_REALM, SHARED } from './tooling/jest/preset.mjs';

const shared = {
  ...SHARED,
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/data/'],
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/'],
};

const MODELS = 'parcels/*/src/model';
const BROWSER = [
  ...['shared-utils', 'styleguide', 'root-config', 'shell-react', 'parcels'],
  'tooling/generator/templates',
];
/** Pure functions, a parcel's `src/model` among them, need no page: Node loads them once for all. */
const NODE = ['contract', 'games', 'tooling', 'import-maps', 'benchmarks', MODELS];
const under = (folders, ext) => folders.map((folder) => `<rootDir>/${folder}/**/*.test.${ext}`);

export default {
  // Real databases and browsers on a busy machine: a test is never proof of speed, so it may take its time.
  testTimeout: 300_000,
  // A process keeps the modules of every test file it has run: workers, unlike the one process of a small machine, are
  // begun anew when they have grown.
  maxWorkers: 2,
  testSequencer: '<rootDir>/tooling/jest/longest-first.mjs',
  reporters: ['default', '<rootDir>/tooling/jest/suite-times.mjs'],
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      ...ONE_REALM,
      displayName: 'node',
      testMatch: [...under(NODE, 'ts'), '!**/generator/templates/**'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: 'jsdom',
      testMatch: [...under(BROWSER, '{ts,tsx}'), `!**/${MODELS}/**`],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        // Two thousand modules, which Jest would load one by one for the test that compares our icons with them.
        '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
      },
    },
    {
      ...shared,
      ...ONE_REALM,
      displayName: 'platform',
      testMatch: under(['platform'], 'ts'),
      globalSetup: '<rootDir>/platform/src/testing/global-setup.mjs',
      globalTeardown: '<rootDir>/platform/src/testing/global-teardown.ts',
    },
    {
      ...shared,
      ...ONE_REALM,
      displayName: 'e2e',
      testMatch: [...under(['e2e'], 'ts'), '!**/e2e/pictures/**'],
      globalSetup: '<rootDir>/e2e/setup/global-setup.ts',
      globalTeardown: '<rootDir>/e2e/setup/global-teardown.ts',
    },
    { ...shared, ...ONE_REALM, displayName: 'pictures', testMatch: under(['e2e/pictures'], 'ts') },
  ],
};
