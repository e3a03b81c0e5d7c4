import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { LoaderContext, RuleSetRule } from 'webpack';

import { nameHashOf } from './built-file.ts';
import { layerPlugin, type CssLayer } from './layer-plugin.ts';

const loader = (name: string): string => fileURLToPath(import.meta.resolve(name));

/** `import text from './sheet.css?text'`: the sheet's text, for a constructed stylesheet. */
const AS_TEXT = /^\?text$/;

export interface StyleOptions {
  /** Import-map name of the package, which keeps its class names apart from every other package's. */
  readonly name: string;
  /** `undefined` for the tokens stylesheet, which places its own layers. */
  readonly layer: CssLayer | undefined;
}

/**
 * CSS modules (`*.module.css`, every selector holding a local class) and the styles that Svelte components
 * and vendored stylesheets bring, each extracted and wrapped in the package's layer.
 */
export function styleRules({ name, layer }: StyleOptions): RuleSetRule[] {
  const chain = (modules: object | false) => [
    MiniCssExtractPlugin.loader,
    { loader: loader('css-loader'), options: { modules, importLoaders: 1 } },
    {
      loader: loader('postcss-loader'),
      options: {
        postcssOptions: { config: false, plugins: layer === undefined ? [] : [layerPlugin(layer)] },
      },
    },
  ];
  const localNames = {
    mode: 'pure',
    namedExport: false,
    exportLocalsConvention: 'as-is',
    // One hash for all classes of a file: one for each would be half of what their names weigh, for it does not compress.
    getLocalIdent: ({ rootContext, resourcePath }: LoaderContext<object>, _pattern: string, local: string) =>
      `${local}_${nameHashOf(Buffer.from(`${name} ${relative(rootContext, resourcePath)}`)).slice(0, 8)}`,
  };
  return [
    { test: /\.module\.css$/, use: chain(localNames) },
    // A lazy chunk that brings its own sheet as text spares every visitor the code that fetches stylesheets.
    { test: /\.css$/, resourceQuery: AS_TEXT, type: 'asset/source' },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      resourceQuery: { not: [AS_TEXT] },
      sideEffects: true,
      use: chain(false),
    },
    { test: /\.(?:woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
  ];
}
