export { runPaddock } from './run-paddock.ts';
export type { House } from './house.ts';
