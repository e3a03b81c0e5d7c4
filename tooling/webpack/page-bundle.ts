import { join } from 'node:path';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Configuration } from 'webpack';

import { scriptRules } from './script-rules.ts';
import { styleRules } from './style-rules.ts';

export interface PageBundle {
  /** The repository. */
  readonly root: string;
  readonly entry: string;
  readonly outputFolder: string;
}

/** Everything an entry imports in one classic script and one sheet, for a page beside the product: no import map, no release. */
export function bundleForPage({ root, entry, outputFolder }: PageBundle): Configuration {
  const parcels = join(root, 'parcels');
  return {
    mode: 'production',
    context: root,
    target: ['web', 'es2022'],
    devtool: false,
    entry: { galleries: entry },
    output: { path: outputFolder, filename: '[name].js', chunkFilename: '[id].js', publicPath: '' },
    module: {
      rules: [
        ...scriptRules({ development: false, hot: false }),
        {
          oneOf: [
            { include: parcels, rules: styleRules({ name: 'parcels', layer: 'parcels' }) },
            { include: /tokens\.css$/, rules: styleRules({ name: 'tokens', layer: undefined }) },
            { rules: styleRules({ name: 'styleguide', layer: 'styleguide' }) },
          ],
        },
      ],
    },
    plugins: [
      // Layers decide between packages, and no sheet of one counts on its place.
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    optimization: { minimize: false, splitChunks: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}
