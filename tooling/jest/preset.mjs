// What every jest project of the house shares: this repository's and those of teams with the packed packages.
import { fileURLToPath } from 'node:url';

const packaged = (name) => fileURLToPath(import.meta.resolve(name));
const own = (path) => fileURLToPath(new URL(path, import.meta.url));

/** TypeScript and JSX by swc; `tsc` checks the types. */
const swc = [
  packaged('@swc/jest'),
  {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { keepImportAttributes: true },
    },
    module: { type: 'es6' },
  },
];

export const SHARED = {
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.svelte'],
  transform: { '\\.svelte(?:\\.ts)?$': own('./svelte-transform.mjs'), '^.+\\.tsx?$': swc },
  moduleNameMapper: {
    '\\.module\\.css$': own('./css-module.mjs'),
    '\\.css$': own('./empty.mjs'),
    '^@testing-library/react$': own('./testing-library.mjs'),
  },
};

/** Where tests need no page: Node loads what they test, once for all files of a process. */
export const ONE_REALM = {
  testEnvironment: own('./one-realm-environment.mjs'),
  runtime: own('./one-realm-runtime.mjs'),
};

/**
 * The configuration of one parcel's tests outside the repository.
 * @param {string} rootDir
 */
export function parcelConfig(rootDir) {
  return {
    ...SHARED,
    rootDir,
    testEnvironment: packaged('jest-environment-jsdom'),
    testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
    modulePathIgnorePatterns: ['<rootDir>/dist/'],
  };
}
