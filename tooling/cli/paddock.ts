#!/usr/bin/env node
// `paddock`, the command of teams outside the repository. Nothing newer than Node 18 before the look at the version.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { SharedNames } from '../webpack/shared-names-plugin.ts';

const MAJOR = 24;

/** The team's folder: the nearest one that has these tools installed. */
function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'node_modules', '@paddock', 'tooling'))) return folder;
  const above = dirname(folder);
  return above === folder ? process.cwd() : rootAbove(above);
}

if (Number(process.versions.node.split('.')[0]) < MAJOR) {
  console.error(`paddock runs on Node ${MAJOR} or newer; this is ${process.version}.`);
  process.exitCode = 1;
} else {
  const { runPaddock } = await import('./run-paddock.ts');
  // Written when the packages were packed.
  const names = readFileSync(new URL('../shared-names.json', import.meta.url), 'utf8');
  await runPaddock(process.argv.slice(2), {
    home: 'outside',
    root: rootAbove(process.cwd()),
    sharedNames: JSON.parse(names) as SharedNames,
  });
}
