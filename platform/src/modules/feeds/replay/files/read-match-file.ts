import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import { readFootballData } from './football-data-csv.ts';
import { leagueOfFile } from './league-zones.ts';
import { readOpenfootball } from './openfootball.ts';
import { MatchFileError, type RecordedFile } from './recorded-match.ts';

/** Reads a file of results by its ending: openfootball `.json`, football-data.co.uk `.csv`. @throws MatchFileError */
export async function readMatchFile(path: string): Promise<RecordedFile> {
  const name = basename(path);
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    throw new MatchFileError(
      path,
      `could not be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`,
    );
  }
  if (/\.json$/i.test(name)) return readOpenfootball(path, bytes.toString('utf8'), leagueOfFile(name));
  if (/\.csv$/i.test(name)) return readFootballData(path, bytes);
  throw new MatchFileError(path, 'neither .json nor .csv');
}
