import { readFileSync } from 'node:fs';
import { Errors } from 'typebox/value';
import { TermsFile } from '@paddock/contract/schemas';

import { readConfig, systemClock } from '../kernel/index.ts';
import { publishTerms } from '../modules/terms/index.ts';
import { readOptions } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'usage: npm run terms -- --publish FILE.json --by NAME';

/** `npm run terms`: puts new terms in force; every player is asked to agree to them (docs/verification.md). */
const OPTIONS = { publish: { type: 'string' }, by: { type: 'string' } } as const;

function readTerms(file: string): TermsFile {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const [problem] = Errors(TermsFile, value);
  if (problem !== undefined) {
    throw new RangeError(`${file}: ${problem.instancePath || 'the file'} ${problem.message}`);
  }
  return value as TermsFile;
}

try {
  const { publish, by } = readOptions(OPTIONS, USAGE);
  if (publish === undefined || by === undefined) throw new RangeError(USAGE);
  const content = readTerms(publish);
  await withDatabase(readConfig(process.env, REPOSITORY_DIR), async (db) => {
    const version = await publishTerms(db, { content, byName: by, atMs: systemClock.nowMs() });
    console.log(`version ${version} is in force`);
  });
} catch (error) {
  if (!(error instanceof RangeError) && !(error instanceof SyntaxError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
