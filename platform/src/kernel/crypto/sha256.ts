import { hash } from 'node:crypto';

/** SHA-256: what is kept of tokens and keys that are too random to be guessed, and of contents to know them again. */
export function sha256(content: string | Uint8Array): Buffer {
  return hash('sha256', content, 'buffer');
}
