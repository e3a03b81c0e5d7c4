import { readFileSync } from 'node:fs';
import { Errors } from 'typebox/value';
import { TermsFile } from '@paddock/contract/schemas';

import { readConfig, systemClock } from '../kernel/index.ts';
import { publishTerms } from '../modules/terms/index.ts';
import { readOptions } from './read-options.ts';
import { REPOSITORY_DIR } from './repository-dir.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

const USAGE = 'usage: npm run terms -- --publish FILE.json --by NAME';

/** `npm run terms`: puts new terms in force; every player is asked to agree to them (docs/verification.md). */
const OPTIONS = { publish: { type: 'string' }, by: { type: 'string' } } as const;

function readTerms(file: string): TermsFile {
  const value = jsonOf(file);
  const [problem] = Errors(TermsFile, value);
  if (problem !== undefined) {
    throw new RangeError(`${file}: ${problem.instancePath || 'the file'} ${problem.message}`);
  }
  return value as TermsFile;
}

function jsonOf(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new RangeError(`${file} is no JSON: ${(error as Error).message}`, { cause: error });
  }
}

await runCommand(async () => {
  const { publish, by } = readOptions(OPTIONS, USAGE);
  if (publish === undefined || by === undefined) throw new RangeError(USAGE);
  const content = readTerms(publish);
  await withDatabase(readConfig(process.env, REPOSITORY_DIR), async (db) => {
    const version = await publishTerms(db, { content, byName: by, atMs: systemClock.nowMs() });
    console.log(`version ${version} is in force`);
  });
});
