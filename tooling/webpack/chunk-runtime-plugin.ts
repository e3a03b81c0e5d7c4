import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

import { integrityOf, nameHashOf } from './built-file.ts';
import type { LazyExternal } from './externals.ts';
import { chunkRuntime } from './runtime/chunk-runtime.ts';

const PLUGIN = 'ChunkRuntimePlugin';
const { RuntimeGlobals } = webpack;

/** How a build names this way of loading chunks (`output.chunkLoading`). */
export const CHUNK_LOADING = 'paddock';

/** Where the runtime keeps the lazy shared modules it has brought, by their names. */
const BROUGHT = '__webpack_require__.brought';

/** A lazy shared module that the runtime brings together with each chunk whose code imports it. */
export const broughtExternal: LazyExternal = (name) => `var ${nameOfBrought(name)}`;

const nameOfBrought = (name: string): string => `${BROUGHT}[${JSON.stringify(name)}]`;

/** Places of a row of the runtime's table that are a script's and a sheet's. */
const ROW_OF_FILES = 4;

const KINDS = { script: '.js', style: '.css' } as const;
type Kind = keyof typeof KINDS;

function fileOf(chunk: Chunk, kind: Kind): string | undefined {
  return [...chunk.files].find((file) => file.endsWith(KINDS[kind]));
}

/** What stands for a file's name hash and integrity until its bytes are final; as long as they, for the source maps. */
function placeholders(chunk: Chunk, kind: Kind) {
  const words = Buffer.from(`${kind} ${String(chunk.id)} to be filled in`);
  return { nameHash: nameHashOf(words), integrity: integrityOf(words) };
}

/** Names of the lazy shared modules that code of a chunk imports. */
function broughtWith(chunk: Chunk, { chunkGraph, moduleGraph }: Compilation): string[] {
  const imported = [...chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) =>
    [...moduleGraph.getOutgoingConnections(module)].map((connection) => connection.module),
  );
  const names = imported.flatMap((module) =>
    module instanceof webpack.ExternalModule && module.request === nameOfBrought(module.userRequest)
      ? [module.userRequest]
      : [],
  );
  return [...new Set(names)].sort();
}

/** Modules of a chunk that become each kind of file, as webpack and mini-css-extract call them. */
const SOURCES = { script: 'javascript', style: 'css/mini-extract' } as const satisfies Record<Kind, string>;

/**
 * What the runtime's table has of a chunk: name and integrity of the script, then of the sheet, nothing twice for the one
 * it has not (a sheet that several chunks share is a chunk without code), and the shared modules that come with it.
 */
function tableRow(chunk: Chunk, compilation: Compilation): (string | 0)[] {
  const filesOf = (kind: Kind): (string | 0)[] => {
    if (compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, SOURCES[kind]) === undefined)
      return [0, 0];
    const { nameHash, integrity } = placeholders(chunk, kind);
    return [`${chunk.name ?? String(chunk.id)}.${nameHash}${KINDS[kind]}`, integrity];
  };
  const [script, sheet, brought] = [filesOf('script'), filesOf('style'), broughtWith(chunk, compilation)];
  return [...script, ...(sheet[0] === 0 && brought.length === 0 ? [] : sheet), ...brought];
}

class ChunkRuntimeModule extends webpack.RuntimeModule {
  readonly #parcel: string;

  constructor(parcel: string) {
    super('paddock chunks', webpack.RuntimeModule.STAGE_ATTACH);
    this.#parcel = parcel;
  }

  override generate(): string {
    const { chunk, compilation } = this;
    if (chunk === undefined || compilation === undefined) return '';
    const rows = [...chunk.getAllAsyncChunks()].map((one) => [one.id, tableRow(one, compilation)] as const);
    return chunkRuntime({
      ensureChunk: RuntimeGlobals.ensureChunk,
      factories: RuntimeGlobals.moduleFactories,
      publicPath: RuntimeGlobals.publicPath,
      require: RuntimeGlobals.require,
      systemContext: RuntimeGlobals.systemContext,
      brought: BROUGHT,
      brings: rows.some(([, row]) => row.length > ROW_OF_FILES),
      arrivals: compilation.outputOptions.chunkLoadingGlobal,
      table: JSON.stringify(Object.fromEntries(rows)),
      parcel: this.#parcel,
    });
  }
}

/**
 * Loads a module's chunks and their sheets by one small function instead of webpack's and mini-css-extract's runtimes,
 * which weighed a kilobyte in each of the seven modules that a first page loads. Each file's integrity is checked: the
 * hashes stand in the module's entry, whose own stands in the import map.
 */
export class ChunkRuntimePlugin {
  readonly #parcel: string;

  /** @param parcel what the tags of files are marked with */
  constructor(parcel: string) {
    this.#parcel = parcel;
  }

  apply(compiler: Compiler): void {
    webpack.javascript.EnableChunkLoadingPlugin.setEnabled(compiler, CHUNK_LOADING);
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        // Before webpack's own, which it replaces.
        .tap({ name: PLUGIN, stage: -10 }, (chunk, requirements) => {
          requirements
            .add(RuntimeGlobals.moduleFactoriesAddOnly)
            .add(RuntimeGlobals.publicPath)
            .add(RuntimeGlobals.systemContext);
          compilation.addRuntimeModule(chunk, new ChunkRuntimeModule(this.#parcel));
          return true;
        });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        for (const chunk of compilation.chunks) if (chunk.hasRuntime()) fillIn(compilation, chunk);
      });
    });
  }
}

/** Puts the final names and hashes into the entry and gives it a name by its new content. */
function fillIn(compilation: Compilation, runtimeChunk: Chunk): void {
  const entry = fileOf(runtimeChunk, 'script');
  if (entry === undefined) return;
  let text = sourceOf(compilation, entry).toString();
  for (const chunk of runtimeChunk.getAllAsyncChunks()) {
    for (const kind of ['script', 'style'] as const) {
      const file = fileOf(chunk, kind);
      if (file === undefined) continue;
      const { nameHash, integrity } = placeholders(chunk, kind);
      text = text
        .replaceAll(nameHash, file.slice(-KINDS[kind].length - nameHash.length, -KINDS[kind].length))
        .replaceAll(integrity, integrityOf(sourceOf(compilation, file)));
    }
  }
  compilation.updateAsset(entry, new webpack.sources.RawSource(text));
  compilation.renameAsset(
    entry,
    entry.replace(/\.[0-9a-f]{16}\.js$/, `.${nameHashOf(Buffer.from(text))}.js`),
  );
}

function sourceOf(compilation: Compilation, file: string): Buffer {
  return compilation.getAsset(file)?.source.buffer() ?? Buffer.of();
}
