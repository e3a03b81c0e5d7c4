import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { assetOf, contentTypeOf, documentOf, pageScript, readRelease } from '../release/release-site.ts';
import { answer, jobOf } from '../setup/child.ts';

/** Serves a page that is React and one line, by the release's own React and loader, as well as it can be served. */
await jobOf();
const SCRIPT = '/react-alone.js';
const release = readRelease();
const files = new Map<string, Buffer>([
  [
    '/',
    brotliCompressSync(
      documentOf(release, {
        script: SCRIPT,
        styles: [],
        preloads: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'],
      }),
    ),
  ],
  [SCRIPT, brotliCompressSync(pageScript(join(import.meta.dirname, 'pages', 'react-alone.page.tsx')))],
]);

const http = createServer((request, response) => {
  const path = request.url ?? '/';
  const content = files.get(path) ?? assetOf(path)?.brotli;
  const headers = { 'content-type': contentTypeOf(path), 'content-encoding': 'br' };
  const kept = path.startsWith('/assets/') ? { 'cache-control': 'public, max-age=31536000, immutable' } : {};
  if (content === undefined) response.writeHead(404).end();
  else response.writeHead(200, { ...headers, ...kept }).end(content);
});
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  answer({ port: typeof address === 'object' ? address?.port : 0 });
});
