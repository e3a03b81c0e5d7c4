import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import { DEVELOPMENT_BUILD, PARCEL_BUILD_HEADER } from '@paddock/contract';

import { readManifest, RefusedError } from '../manifest/read-manifest.ts';

/** Headers of everything a page of another origin may fetch. */
export const FROM_ANYWHERE = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
  // The page brings the site's development builds of React along.
  [PARCEL_BUILD_HEADER]: DEVELOPMENT_BUILD,
  'Access-Control-Expose-Headers': PARCEL_BUILD_HEADER,
} as const;

const MANIFEST = '/parcel.json';
const DICTIONARY = /^\/locales\/([a-z]{2})\.json$/;

/**
 * Answers `/parcel.json` and `/locales/<language>.json` from the parcel's folder, read anew each time, so that an edit
 * needs no restart. A wrong manifest or dictionary is answered with 422 and its problems, which `tell` hears too; pages
 * show `message`.
 */
export function serveDescription(folder: string, tell: (problems: readonly string[]) => void) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://parcel');
    const answer = describe(folder, pathname);
    if (answer === undefined) {
      next();
      return;
    }
    const send = (status: number, body: string): void => {
      response.writeHead(status, { ...FROM_ANYWHERE, 'Content-Type': 'application/json' }).end(body);
    };
    answer.then(
      (body) => send(200, body),
      (failure: unknown) => {
        const isRefused = failure instanceof RefusedError;
        const problems = isRefused ? failure.problems : [`${pathname.slice(1)}: missing`];
        tell(problems);
        send(isRefused ? 422 : 404, JSON.stringify({ message: problems.join('\n'), problems }));
      },
    );
  };
}

function describe(folder: string, pathname: string): Promise<string> | undefined {
  if (pathname === MANIFEST) return readManifest(folder).then((manifest) => JSON.stringify(manifest));
  const language = DICTIONARY.exec(pathname)?.[1];
  return language === undefined ? undefined : readDictionary(join(folder, 'locales', `${language}.json`));
}

/** @throws RefusedError for a file that is no JSON, which a page could only call a failure of the network */
async function readDictionary(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  try {
    JSON.parse(text);
  } catch (failure) {
    throw new RefusedError([`${file}: ${failure instanceof Error ? failure.message : String(failure)}`]);
  }
  return text;
}
