import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../shared-list.ts';

/** Version of the package behind a shared name, as installed. */
export function installedVersion(name: string): string | undefined {
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  const file = [join(ROOT, 'import-maps'), ROOT]
    .map((folder) => join(folder, 'node_modules', packageName, 'package.json'))
    .find((candidate) => existsSync(candidate));
  return file === undefined
    ? undefined
    : (JSON.parse(readFileSync(file, 'utf8')) as { version?: string }).version;
}
