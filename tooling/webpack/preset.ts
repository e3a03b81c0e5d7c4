import { fileURLToPath } from 'node:url';

import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule, type WebpackPluginInstance } from 'webpack';

import { broughtExternal, CHUNK_LOADING, ChunkRuntimePlugin } from './chunk-runtime-plugin.ts';
import { awaitedExternal, sharedExternals } from './externals.ts';
import type { CssLayer } from './layer-plugin.ts';
import { PlainExportsPlugin } from './plain-exports-plugin.ts';
import { PublicPathPlugin } from './public-path-plugin.ts';
import { scriptRules } from './script-rules.ts';
import { SharedImportPlugin } from './shared-import-plugin.ts';
import { SharedNamesPlugin, type SharedNames } from './shared-names-plugin.ts';
import { styleRules } from './style-rules.ts';

export type BuildMode = 'production' | 'development';

/** What the preset needs to know about one System module. */
export interface SystemModule {
  /** Import-map name: `@paddock/betting`, `react-dom/client`. */
  readonly name: string;
  /** Base of its file names: `betting`, `react-dom-client`. */
  readonly fileName: string;
  /** Folder the build runs in. */
  readonly folder: string;
  /** File or package the module is built from. */
  readonly entry: string;
  readonly outputFolder: string;
  readonly mode: BuildMode;
  readonly sharedNames: SharedNames;
  /** Shared names this module itself provides. */
  readonly ownNames?: readonly string[];
  readonly layer: CssLayer | undefined;
  /** Hot reload of components; in the development server only. */
  readonly hot?: boolean;
  /** Everything in one file, what is imported lazily too: for the process that draws pages, which loads nothing later. */
  readonly isOneFile?: boolean;
  /**
   * A file that threw throws the same at each further try. Else those fail of what the first one left
   * (`Cannot access 'x' before initialization`), and nobody learns the cause.
   */
  readonly keepsCause?: boolean;
  readonly extraRules?: readonly RuleSetRule[];
  readonly extraPlugins?: readonly WebpackPluginInstance[];
  /** Expression → what stands for it, as webpack's DefinePlugin takes them. */
  readonly defines?: Readonly<Record<string, string>>;
}

function outputOf(module: SystemModule): NonNullable<Configuration['output']> {
  const hash = module.mode === 'production' ? '.[contenthash:16]' : '';
  return {
    path: module.outputFolder,
    filename: `${module.fileName}${hash}.js`,
    chunkFilename: `[name]${hash}.js`,
    assetModuleFilename: `[name]${hash}[ext]`,
    uniqueName: module.name,
    publicPath: '',
    library: { type: 'system' },
    // Set with the integrity (chunk-runtime-plugin).
    crossOriginLoading: false,
    chunkFormat: 'array-push',
    // The list that chunks push to.
    chunkLoadingGlobal: module.name,
    // In development webpack's own, which knows hot updates.
    chunkLoading: module.mode === 'production' ? CHUNK_LOADING : 'jsonp',
    charset: false,
    strictModuleErrorHandling: module.keepsCause ?? false,
    hashFunction: 'xxhash64',
    clean: true,
  };
}

/**
 * Svelte and Vue make a trusted-types policy as they are loaded, which documents answer by an error and a report, whether
 * or not a component needs it: Svelte's do not (script-rules), nor do Vue's that are made by functions. Production builds
 * drop Svelte's where nobody uses it; those for development, and Vue's, do not.
 */
const NO_POLICY_OF_FRAMEWORKS = {
  'globalThis.window.trustedTypes': 'undefined',
  'window.trustedTypes': 'undefined',
};

function pluginsOf(module: SystemModule): WebpackPluginInstance[] {
  const hash = module.mode === 'production' ? '.[contenthash:16]' : '';
  const parcel = module.name.replace('@paddock/', '');
  return [
    new MiniCssExtractPlugin({
      filename: `${module.fileName}${hash}.css`,
      chunkFilename: `[name]${hash}.css`,
      attributes: { 'data-parcel': parcel },
      // A player's way through the pages decides in which order sheets of chunks come anyway: none counts on its place.
      ignoreOrder: true,
    }),
    new webpack.DefinePlugin({ ...NO_POLICY_OF_FRAMEWORKS, ...module.defines }),
    new PlainExportsPlugin(),
    new PublicPathPlugin(),
    new SharedImportPlugin(module.sharedNames.names),
    new SharedNamesPlugin(module.sharedNames, module.ownNames ?? []),
    ...(module.mode === 'production' ? [new ChunkRuntimePlugin(module.name)] : []),
    ...(module.isOneFile === true ? [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })] : []),
    ...(module.extraPlugins ?? []),
  ];
}

/**
 * The one webpack configuration of the house: one System module with its chunks and styles, shared names left to
 * the import map. `shared-names-plugin.ts` fails the build when a shared module is bundled all the same.
 */
export function systemModuleConfig(module: SystemModule): Configuration {
  const development = module.mode === 'development';
  return {
    mode: module.mode,
    name: module.name,
    context: module.folder,
    target: ['web', 'es2022'],
    // Maps of production builds are for us: they are not part of a release, so that no file need name its own.
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    entry: { [module.fileName]: module.entry },
    output: outputOf(module),
    externalsType: 'system',
    externals: sharedExternals(
      module.sharedNames,
      module.ownNames ?? [],
      // Where no chunk is loaded by our runtime, nothing brings a lazy module before the code that imports it.
      development || module.isOneFile === true ? awaitedExternal : broughtExternal,
    ),
    module: {
      parser: { javascript: { system: false } },
      rules: [
        ...scriptRules({ development, hot: module.hot ?? false }),
        ...styleRules({ name: module.name, layer: module.layer }),
        ...(module.extraRules ?? []),
      ],
    },
    resolve: { conditionNames: ['svelte', 'es2015', '...'], extensions: ['...'] },
    resolveLoader: { modules: [fileURLToPath(new URL('../node_modules', import.meta.url)), 'node_modules'] },
    plugins: pluginsOf(module),
    optimization: {
      // A served parcel stays as it was, and the next good build follows on the last good one.
      emitOnErrors: false,
      realContentHash: !development,
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // The file's whole name, with its hash, weighed 35 bytes more.
          extractComments: { banner: 'see *.LICENSE.txt' },
          terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    stats: 'errors-warnings',
  };
}
