import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Path of a module beside these ones, for tools that take files: TypeScript in the repository, JavaScript once packed. */
export function ownFile(path: string): string {
  return fileURLToPath(new URL(path + extname(import.meta.url), import.meta.url));
}
