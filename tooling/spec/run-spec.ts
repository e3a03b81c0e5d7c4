// `npm run spec`: writes into docs/spec where each leaf lives and which tests prove it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { lookAtSpec } from './look-at-spec.ts';

const ROOT = join(import.meta.dirname, '..', '..');

const { problems, stale, leaves } = await lookAtSpec(ROOT);
for (const [file, page] of stale) {
  writeFileSync(join(ROOT, file), page);
  console.log(`${file} is written anew`);
}
for (const problem of problems) console.error(problem);
console.log(`${leaves} leaves`);
process.exitCode = problems.length === 0 ? 0 : 1;
