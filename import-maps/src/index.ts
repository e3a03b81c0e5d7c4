export { OFFERED, ROOT, SHARED, SHARED_NAMES, type SharedSource } from './shared-list.ts';
export { assemble } from './release/assemble.ts';
