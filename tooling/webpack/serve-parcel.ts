import { basename } from 'node:path';

import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

import { readManifest } from '../manifest/read-manifest.ts';
import { parcelConfig } from './build-parcel.ts';
import type { SharedNames } from './shared-names-plugin.ts';

export interface ParcelServer {
  readonly folder: string;
  readonly port: number;
  readonly sharedNames: SharedNames;
  /** Folder with development builds of shared modules, served under `/shared/`. */
  readonly sharedFolder: string;
}

/**
 * Serves a parcel's development build from its own port, with hot reload, for an override in a running site.
 * Answers the parcel's import-map name and the address of its entry.
 */
export async function serveParcel(server: ParcelServer): Promise<{ name: string; href: string }> {
  const { name } = await readManifest(server.folder);
  // The port shorthand of import-map-overrides expects this file name.
  const fileName = `paddock-${basename(name)}`;
  const config = parcelConfig({ ...server, mode: 'development' }, name, { fileName, refresh: true });
  config.plugins?.push(new ReactRefreshPlugin({ overlay: false }));
  const devServer = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: server.port,
      hot: true,
      liveReload: false,
      client: { overlay: false, webSocketURL: `ws://127.0.0.1:${server.port}/ws` },
      // Requests come from pages of another origin.
      allowedHosts: 'all',
      headers: { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
      static: { directory: server.sharedFolder, publicPath: '/shared' },
    },
    webpack(config),
  );
  await devServer.start();
  return { name: `@paddock/${name}`, href: `http://127.0.0.1:${server.port}/${fileName}.js` };
}
