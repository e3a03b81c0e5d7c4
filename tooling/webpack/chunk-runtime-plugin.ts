import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

import { integrityOf, nameHashOf } from './built-file.ts';
import type { LazyExternal } from './externals.ts';

const PLUGIN = 'ChunkRuntimePlugin';
const { RuntimeGlobals } = webpack;

/** How a build names this way of loading chunks (`output.chunkLoading`). */
export const CHUNK_LOADING = 'paddock';

/** Where the loader keeps the lazy shared modules that it has brought for a module's chunks, by their names. */
const BROUGHT = '__webpack_require__.brought';

/** A lazy shared module that is brought together with each chunk whose code imports it. */
export const broughtExternal: LazyExternal = (name) => `var ${nameOfBrought(name)}`;

const nameOfBrought = (name: string): string => `${BROUGHT}[${JSON.stringify(name)}]`;

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

/** What a chunk needs: name and integrity of its script and of its sheet, and the shared modules that come with it. */
function neededBy(chunk: Chunk, compilation: Compilation): (readonly [string, string] | string)[] {
  // A sheet that several chunks share is a chunk without code.
  const kinds = (['script', 'style'] as const).filter(
    (kind) => compilation.chunkGraph.getChunkModulesIterableBySourceType(chunk, SOURCES[kind]) !== undefined,
  );
  const files = kinds.map((kind) => {
    const { nameHash, integrity } = placeholders(chunk, kind);
    return [`${chunk.name ?? String(chunk.id)}.${nameHash}${KINDS[kind]}`, integrity] as const;
  });
  return [...files, ...broughtWith(chunk, compilation)];
}

class ChunkRuntimeModule extends webpack.RuntimeModule {
  readonly #name: string;

  constructor(name: string) {
    super('paddock chunks', webpack.RuntimeModule.STAGE_ATTACH);
    this.#name = name;
  }

  override generate(): string {
    const { chunk, compilation } = this;
    if (chunk === undefined || compilation === undefined) return '';
    const chunks = [...chunk.getAllAsyncChunks()].map((one) => [one.id, neededBy(one, compilation)] as const);
    const given = [this.#name, Object.fromEntries(chunks)].map((value) => JSON.stringify(value)).join();
    return `${RuntimeGlobals.ensureChunk} = System.chunks(${RuntimeGlobals.require}, ${given});`;
  }
}

/**
 * Has a module's chunks loaded by the one function of the site's loader (`root-config/src/chunks/load-chunks.ts`) instead
 * of webpack's and mini-css-extract's runtimes, which would weigh a kilobyte in each of the seven modules that a first page
 * loads. Each file's integrity is checked: the hashes stand in the module's entry, whose own stands in the import map.
 */
export class ChunkRuntimePlugin {
  readonly #name: string;

  /** @param name the module's import-map name, by which its chunks find it and the tags of its files are marked */
  constructor(name: string) {
    this.#name = name;
  }

  apply(compiler: Compiler): void {
    webpack.javascript.EnableChunkLoadingPlugin.setEnabled(compiler, CHUNK_LOADING);
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        // Before webpack's own, which it replaces.
        .tap({ name: PLUGIN, stage: -10 }, (chunk, requirements) => {
          requirements.add(RuntimeGlobals.moduleFactoriesAddOnly).add(RuntimeGlobals.systemContext);
          compilation.addRuntimeModule(chunk, new ChunkRuntimeModule(this.#name));
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
