import type { IncomingHttpHeaders } from 'node:http';

import type { Signer } from '../crypto/secrets.ts';
import { readSignedText, signText } from '../crypto/signed-text.ts';

const HEADER = 'x-own-read';
const PURPOSE = 'http.own-read';
const READER = 'guest';

/** By what this process knows what it reads of itself to draw pages with; it is signed, and never leaves it. */
export const ownReadHeaders = (secrets: Signer): Readonly<Record<string, string>> => ({
  [HEADER]: signText(secrets, PURPOSE, READER),
});

/** Whether this process asks itself: nobody asks then who could be kept out by the country they ask from. */
export function isOwnRead(secrets: Signer, headers: IncomingHttpHeaders): boolean {
  const said = headers[HEADER];
  return typeof said === 'string' && readSignedText(secrets, PURPOSE, said) === READER;
}
