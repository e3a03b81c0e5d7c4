// `node tooling/lock/run-complete-lock.ts`: run it after every `npm install` that changed package-lock.json.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { completeLock, missingPlatforms, type LockPackages } from './complete-lock.ts';

const file = fileURLToPath(new URL('../../package-lock.json', import.meta.url));
const lock = JSON.parse(await readFile(file, 'utf8')) as { packages: LockPackages };
const missing = Object.keys(missingPlatforms(lock.packages));
if (missing.length > 0) await writeFile(file, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(
  missing.length === 0 ? 'package-lock.json is complete' : `added ${missing.length} platform stubs`,
);
