import { fileURLToPath } from 'node:url';

import type { RuleSetRule } from 'webpack';

import { ownFile } from './own-file.ts';

const loader = (name: string): string => fileURLToPath(import.meta.resolve(name));

function swcLoader(jsx: object) {
  return {
    loader: loader('swc-loader'),
    options: {
      sourceMaps: true,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: 'react' in jsx },
        transform: jsx,
        experimental: { keepImportAttributes: true },
      },
      module: { type: 'es6' },
    },
  };
}

/** Wanted as the text of a program that stands alone (one-file-loader). */
const ONE_FILE = /one-file/;

export interface ScriptOptions {
  readonly development: boolean;
  /** Hot reload of components, in the development server only. */
  readonly hot: boolean;
}

/** TypeScript and JSX by swc (types are stripped, `tsc` checks them), Svelte 5 components by svelte-loader. */
export function scriptRules({ development, hot }: ScriptOptions): RuleSetRule[] {
  const svelte = {
    loader: loader('svelte-loader'),
    // Elements made one by one: documents take no text as markup.
    options: { emitCss: true, compilerOptions: { dev: development, hmr: hot, fragments: 'tree' } },
  };
  return [
    {
      test: /\.tsx$/,
      exclude: /node_modules/,
      use: swcLoader({ react: { runtime: 'automatic', development, refresh: hot } }),
    },
    {
      test: /\.ts$/,
      exclude: [/node_modules/, /\.svelte\.ts$/],
      resourceQuery: { not: [ONE_FILE] },
      use: swcLoader({}),
    },
    { test: /\.ts$/, resourceQuery: ONE_FILE, use: ownFile('./one-file-loader') },
    { test: /\.svelte\.ts$/, use: [svelte, swcLoader({})] },
    { test: /\.svelte$/, use: hot ? [ownFile('../dev-server/svelte-hot-loader'), svelte] : svelte },
  ];
}
