import { basename, join } from 'node:path';

import type { ParcelManifest } from '@paddock/contract/schemas';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { readManifest } from '../manifest/read-manifest.ts';
import { parcelConfig } from '../webpack/build-parcel.ts';
import type { SharedNames } from '../webpack/shared-names-plugin.ts';
import { buildDevelopmentCopies } from './development-copies.ts';
import { FROM_ANYWHERE, serveDescription } from './serve-description.ts';

export interface ParcelServer {
  readonly folder: string;
  readonly port: number;
  readonly sharedNames: SharedNames;
  /** Told after each build: how long it took, or what is wrong, which is printed already. */
  onBuilt(result: BuildResult): void;
  /** Told when a page asks for a manifest that is wrong or a dictionary that is missing. */
  onRefused(problems: readonly string[]): void;
}

export interface BuildResult {
  readonly durationMs: number;
  /** Empty when the parcel is as its sources say. */
  readonly errors: string;
}

export interface ServedParcel {
  readonly manifest: ParcelManifest;
  /** Import-map name. */
  readonly name: string;
  /** Address of the entry. */
  readonly href: string;
  stop(): Promise<void>;
}

/**
 * Serves a parcel's development build from its own port, with hot reload, for an override in a running site. Beside the
 * entry stand the manifest and the dictionaries as they are at that moment: an overridden page has them from here, and
 * its own copies of shared modules, as development builds.
 * @throws RefusedError for a wrong manifest, or a copy of its own that is not installed
 */
export async function serveParcel(server: ParcelServer): Promise<ServedParcel> {
  const { folder, port } = server;
  const manifest = await readManifest(folder);
  // The port shorthand of import-map-overrides expects this file name.
  const fileName = `paddock-${basename(manifest.name)}`;
  const config = parcelConfig({ ...server, mode: 'development' }, manifest.name, { fileName, hot: true });
  const copies = await buildDevelopmentCopies(manifest, server);
  const refresh = new ReactRefreshPlugin({ overlay: false });
  const compiler = webpack({ ...config, plugins: [...(config.plugins ?? []), refresh] });
  tellBuilds(compiler, server);
  const devServer = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      // What no hot update covers (dictionaries, the manifest, a module nobody accepts) loads the page again.
      liveReload: true,
      watchFiles: [join(folder, 'parcel.json'), join(folder, 'locales')],
      client: { overlay: false, logging: 'error', webSocketURL: `ws://127.0.0.1:${port}/ws` },
      // Requests come from pages of another origin.
      allowedHosts: 'all',
      headers: { ...FROM_ANYWHERE },
      static: copies.static,
      // What is printed is also what pages hear of: one that is not told of errors takes a broken build over.
      devMiddleware: { stats: { preset: 'errors-only', errorStack: false, errorDetails: false } },
      setupMiddlewares: (middlewares) => [
        serveDescription(folder, server.onRefused),
        copies.listing,
        ...middlewares,
      ],
    },
    compiler,
  );
  await devServer.start();
  return {
    manifest,
    name: `@paddock/${manifest.name}`,
    href: `http://127.0.0.1:${port}/${fileName}.js`,
    stop: () => devServer.stop(),
  };
}

function tellBuilds(compiler: Compiler, { onBuilt }: ParcelServer): void {
  compiler.hooks.done.tap('paddock-dev', (stats) => {
    onBuilt({
      durationMs: stats.endTime - stats.startTime,
      errors: stats.hasErrors() ? stats.toString({ preset: 'errors-only', colors: false }) : '',
    });
  });
}
