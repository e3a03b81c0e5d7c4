import { stat, readFile } from 'node:fs/promises';
import ipaddr from 'ipaddr.js';
import { Reader, type CountryResponse } from 'maxmind';

import type { Log } from '../../kernel/module.ts';

/** Whether countries can be told from addresses: `absent` where no file is named, `broken` where none was ever read of it. */
export type CountryDatabaseState = 'absent' | 'ready' | 'broken';

export interface CountryDatabase {
  /** Two letters; undefined for an address that the file does not know, or where there is no file. */
  countryOf(address: string): string | undefined;
  state(): CountryDatabaseState;
  /** Reads the file again where it changed since. What was read stays where that fails. */
  look(): Promise<void>;
}

/** The operator's own MMDB file, read into memory; one that is missing or wrong is said in the log once, and again when it changes. */
export function createCountryDatabase(path: string | undefined, log: Log): CountryDatabase {
  let reader: Reader<CountryResponse> | undefined;
  let read: string | undefined;

  async function look(): Promise<void> {
    if (path === undefined) return;
    const version = await versionOf(path);
    if (version === read) return;
    read = version;
    try {
      reader = new Reader<CountryResponse>(await readFile(path));
      log.info({ path, built: reader.metadata.buildEpoch }, 'countries are told by this file');
    } catch (error) {
      const stands = reader === undefined ? 'no country is known' : 'what was read before stands';
      log.error({ err: error, path }, `the file of countries cannot be read: ${stands}`);
    }
  }

  return {
    countryOf(address) {
      try {
        const found = reader && foundBy(reader, address);
        return found?.country?.iso_code ?? found?.registered_country?.iso_code;
      } catch {
        // A file may be well begun and broken further in.
        return undefined;
      }
    },
    state: () => (path === undefined ? 'absent' : reader === undefined ? 'broken' : 'ready'),
    look,
  };
}

/**
 * An address of IPv4 is looked for as one, also where a socket of both kinds writes it as `::ffff:5.1.2.3`; a file of IPv4
 * alone knows no other, and would take the first bytes of one for it.
 */
function foundBy(reader: Reader<CountryResponse>, address: string): CountryResponse | null {
  if (!ipaddr.isValid(address)) return null;
  const from = ipaddr.process(address);
  return from.kind() === 'ipv6' && reader.metadata.ipVersion === 4 ? null : reader.get(from.toString());
}

/** What changes with the bytes of a file; `missing` where it is not there. */
async function versionOf(path: string): Promise<string> {
  try {
    const { mtimeMs, size } = await stat(path);
    return `${String(mtimeMs)} ${String(size)}`;
  } catch {
    return 'missing';
  }
}
