import { join } from 'node:path';

/** Where Node keeps modules without their types and compiled: half of a start. */
const COMPILED_DIR = join(import.meta.dirname, '../../node_modules/.cache/paddock/compiled');

/** What each command of the product that a journey runs needs of this process's environment. */
export const ofCommands = (): Readonly<Record<'PATH' | 'NODE_COMPILE_CACHE', string>> => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: COMPILED_DIR,
});
