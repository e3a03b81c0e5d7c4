import { resolve } from 'node:path';

/** Root of the checkout; relative settings such as DATA_DIR start here. */
export const REPOSITORY_DIR = resolve(import.meta.dirname, '..', '..', '..');
