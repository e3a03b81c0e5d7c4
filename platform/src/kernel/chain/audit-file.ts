import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';

import { readAuditLine, type AuditLine } from './audit-line.ts';

/** A file that is not what it was named as; the message says where. */
export class AuditFileError extends Error {}

/** Writes lines of an audit to a new file that its owner alone reads. @throws AuditFileError where it is there already */
export async function writeAuditFile(file: string, lines: AsyncIterable<AuditLine>): Promise<number> {
  let written = 0;
  async function* texts(): AsyncGenerator<string> {
    for await (const line of lines) {
      written += 1;
      yield `${JSON.stringify(line)}\n`;
    }
  }
  await pipeline(texts, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new AuditFileError(`${file} is there already: nothing is written over`, { cause: error });
  });
  return written;
}

/** Reads them back. @throws AuditFileError naming a line that is none */
export async function* readAuditFile(file: string): AsyncGenerator<AuditLine> {
  const stream = createReadStream(file, 'utf8');
  await once(stream, 'open');
  let number = 0;
  for await (const text of createInterface({ input: stream, crlfDelay: Infinity })) {
    number += 1;
    const line = readAuditLine(text);
    if (line === undefined) throw new AuditFileError(`${file}: line ${number} is none of an audit`);
    yield line;
  }
}
