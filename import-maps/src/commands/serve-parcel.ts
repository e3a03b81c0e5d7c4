// `npm run dev -- betting [--port 9101] [--site http://127.0.0.1:4500]`: serves one parcel's development build with hot
// reload and prints the address that shows it inside the running site.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { RefusedError } from '@paddock/tooling/manifest';
import { serveParcel } from '@paddock/tooling/webpack';

import { buildShared, outputFolderOf } from '../build-shared.ts';
import { REACT, ROOT, SHARED_NAMES } from '../shared-list.ts';
import { run } from './run.ts';

await run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '9101' },
      site: { type: 'string', default: 'http://127.0.0.1:4500' },
    },
  });
  const folder = join(ROOT, 'parcels', positionals[0] ?? '');
  if (!existsSync(join(folder, 'parcel.json')))
    throw new RefusedError(['say which parcel: npm run dev -- betting']);
  await buildShared(REACT, 'development');
  const port = Number(values.port);
  const sharedFolder = join(ROOT, 'import-maps', 'dist', 'development');
  const parcel = await serveParcel({ folder, port, sharedNames: SHARED_NAMES, sharedFolder });
  const origin = new URL(parcel.href).origin;
  const react = REACT.flatMap((source) => {
    const file = `${outputFolderOf(source, 'development').slice(sharedFolder.length)}/${source.fileName}.js`;
    return source.names.map((name) => [name, `${origin}/shared${file}`] as const);
  });
  const imports = { [parcel.name]: parcel.href, ...Object.fromEntries(react) };
  const query = new URLSearchParams({ imo: JSON.stringify({ imports }) });
  return `${parcel.name} is served from ${parcel.href}\nSee it in the site: ${values.site}/?${query.toString()}`;
});
