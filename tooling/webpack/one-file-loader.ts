import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import webpack, { type LoaderContext } from 'webpack';

import { compile } from './compile.ts';
import { scriptRules } from './script-rules.ts';

/**
 * `import script from './file.ts?one-file'`: the text of a program made of that file and all it imports, lazily or not. It
 * is for a document that stands alone, such as a file the player keeps; nothing of it runs in the page.
 */
export default async function oneFileLoader(this: LoaderContext<unknown>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'one-file-'));
  try {
    await compile([
      {
        mode: 'production',
        target: ['web', 'es2022'],
        devtool: false,
        context: this.rootContext,
        entry: this.resourcePath,
        output: { path: folder, filename: 'one.js' },
        module: { rules: scriptRules({ development: false, hot: false }) },
        ...(this._compiler === undefined ? {} : { resolveLoader: this._compiler.options.resolveLoader }),
        plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
        performance: false,
      },
    ]);
    return `export default ${JSON.stringify(await readFile(join(folder, 'one.js'), 'utf8'))};`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
