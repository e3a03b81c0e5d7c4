// `node pack-packages.ts [folder]`: tarballs of the packages that teams outside this repository make parcels with.
import { join, resolve } from 'node:path';

import { packPackages } from '@paddock/tooling/pack';

import { THIS_REPOSITORY } from '../this-repository.ts';
import { run } from './run.ts';

await run(async () => {
  const { root, sharedNames } = THIS_REPOSITORY;
  const outputFolder = resolve(process.argv[2] ?? join(root, 'dist', 'packages'));
  return (await packPackages({ root, sharedNames, outputFolder })).join('\n');
});
