import { createHash } from 'node:crypto';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

import { integrityOf, nameHashOf } from './built-file.ts';

const PLUGIN = 'IntegrityPlugin';
const KINDS = { script: '.js', style: '.css' } as const;
type Kind = keyof typeof KINDS;

/** Stands for a chunk file's integrity until its bytes are final; of the same length, so that source maps stay true. */
function placeholder(kind: Kind, id: string): string {
  return `sha384-${createHash('sha384').update(`${kind} ${id} to be filled in`).digest('base64')}`;
}

function fileOf(chunk: Chunk, kind: Kind): string | undefined {
  return [...chunk.files].find((file) => file.endsWith(KINDS[kind]));
}

/** JavaScript that sets `tag.integrity` to the expected hash of the chunk's file. */
function checking(tag: string, kind: Kind, runtimeChunk: Chunk): string {
  const ids = [...runtimeChunk.getAllAsyncChunks()].map(({ id }) => String(id));
  const expected = Object.fromEntries(ids.map((id) => [id, placeholder(kind, id)]));
  return `${tag}.crossOrigin = "anonymous";\n${tag}.integrity = ${JSON.stringify(expected)}[chunkId];`;
}

/**
 * Checks the integrity of every chunk and stylesheet a module loads later. The hashes stand in the module's entry,
 * whose own integrity stands in the import map. (webpack-subresource-integrity knows scripts alone.)
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const script = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      script.createScript.tap(PLUGIN, (code, chunk) => `${code}\n${checking('script', 'script', chunk)}`);
      let runtimeChunk: Chunk | undefined;
      compilation.hooks.runtimeModule.tap(PLUGIN, (_module, chunk) => {
        runtimeChunk = chunk;
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(PLUGIN, (code, { tag }) =>
        runtimeChunk === undefined ? code : `${code}\n${checking(tag, 'style', runtimeChunk)}`,
      );
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        for (const chunk of compilation.chunks) if (chunk.hasRuntime()) fillIn(compilation, chunk);
      });
    });
  }
}

/** Puts the final hashes into the entry and gives it a name by its new content. */
function fillIn(compilation: Compilation, runtimeChunk: Chunk): void {
  const entry = fileOf(runtimeChunk, 'script');
  if (entry === undefined) return;
  let text = sourceOf(compilation, entry).toString();
  for (const chunk of runtimeChunk.getAllAsyncChunks()) {
    for (const kind of ['script', 'style'] as const) {
      const file = fileOf(chunk, kind);
      const final = file === undefined ? '' : integrityOf(sourceOf(compilation, file));
      text = text.replaceAll(placeholder(kind, String(chunk.id)), final);
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
