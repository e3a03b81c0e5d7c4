import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { compile, systemModuleConfig } from '@paddock/tooling/webpack';

import { assetOf, contentTypeOf, documentOf, readRelease } from '../release/release-site.ts';
import { answer, jobOf } from '../setup/child.ts';

/** Builds both pages, React and React Router into one file and serves it for every address. */
await jobOf();
const release = readRelease();
const dist = join(import.meta.dirname, '..', 'dist');
await mkdir(dist, { recursive: true });
const folder = await mkdtemp(join(dist, 'one-bundle-'));
await compile([
  systemModuleConfig({
    name: 'one-bundle',
    fileName: 'one-bundle',
    folder: import.meta.dirname,
    entry: join(import.meta.dirname, 'pages', 'one-bundle.page.tsx'),
    outputFolder: folder,
    mode: 'production',
    sharedNames: { names: [], lazy: [], offered: {}, territories: {} },
    layer: undefined,
  }),
]).then(([stats]) => serve(stats?.namedChunkGroups?.['one-bundle']?.assets?.[0]?.name ?? ''));

async function serve(name: string): Promise<void> {
  const script = await readFile(join(folder, name));
  await rm(folder, { recursive: true });
  // The product's sheets: how long an element takes to style depends on all the rules of its document.
  const styles = release.styles.map(({ href }) => href);
  const document = documentOf(release, { script: '/one-bundle.js', styles });
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const content = path === '/one-bundle.js' ? script : assetOf(path)?.plain;
    response.writeHead(200, { 'content-type': content === undefined ? 'text/html' : contentTypeOf(path) });
    response.end(content ?? document);
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    answer({ port: typeof address === 'object' ? address?.port : 0 });
  });
}
