import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const BUILD = join(import.meta.dirname, '..', '..', 'import-maps', 'src', 'commands', 'build-parcel.ts');

/** A footer by another team, in no framework: an entry, a chunk and a stylesheet. */
const FILES: Readonly<Record<string, string>> = {
  'parcel.json': JSON.stringify({
    name: 'footer',
    version: '9.9.9',
    owner: '@elsewhere/footer-team',
    requires: {},
    routes: [],
    widgets: ['main'],
    languages: ['en', 'ru'],
  }),
  'src/index.ts': `export const pages = {};
export const widgets = { main: () => import('./main.ts') };`,
  'src/main.ts': `import styles from './main.module.css';
export const mount = (props) => {
  props.domElement.innerHTML = '<p class="' + styles.words + '">A footer from elsewhere</p>';
  props.onReady();
  return Promise.resolve();
};
export const update = () => Promise.resolve();
export const unmount = (props) => Promise.resolve(props.domElement.replaceChildren());`,
  'src/main.module.css': '.words { color: rgb(1, 2, 3); }',
};

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

export interface OtherParcel {
  readonly name: '@paddock/footer';
  readonly origin: string;
  /** Address of its entry. */
  readonly entry: string;
  close(): Promise<void>;
}

/** Builds that footer in a folder of its own, as a parcel's developer does, and serves it from a port of its own. */
export async function serveOtherFooter(): Promise<OtherParcel> {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-footer-'));
  for (const [path, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await run(process.execPath, [BUILD, folder]);
  const built = JSON.parse(await readFile(join(folder, 'dist', 'parcel.built.json'), 'utf8')) as {
    entry: { href: string };
  };
  const base = '/teams/footer/main/';
  const server = createServer((request, response) => {
    const file = join(folder, 'dist', (request.url ?? '').replace(base, '/'));
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, {
            'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
            'access-control-allow-origin': '*',
            'cross-origin-resource-policy': 'cross-origin',
          })
          .end(content),
      () => response.writeHead(404, { 'access-control-allow-origin': '*' }).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    name: '@paddock/footer',
    origin,
    entry: origin + base + (built.entry.href.split('/').at(-1) ?? ''),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
