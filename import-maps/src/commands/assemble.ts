// `node assemble.ts [--only=betting,header]`: puts the built modules and parcels together into dist/site.
import { assemble } from '../release/assemble.ts';
import { run } from './run.ts';

await run(async () => {
  const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
  const release = await assemble(only?.split(',') ?? []);
  const { routes } = release.routeTable;
  return `release ${release.number}: ${release.parcels.length} parcels, ${routes.length} routes`;
});
