// `node build-parcel.ts [folder]`: builds the parcel in the folder (default: here) for production.
import { resolve } from 'node:path';

import { buildParcel } from '@paddock/tooling/webpack';

import { SHARED_NAMES } from '../shared-list.ts';
import { run } from './run.ts';

await run(async () => {
  const folder = resolve(process.argv[2] ?? '.');
  const built = await buildParcel({ folder, mode: 'production', sharedNames: SHARED_NAMES });
  const pages = Object.keys(built.pages).length;
  const widgets = Object.keys(built.widgets).length;
  return `${built.name}@${built.version}: ${pages} pages, ${widgets} widgets`;
});
